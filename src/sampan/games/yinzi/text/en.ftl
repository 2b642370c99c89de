### Yinzi in English

title = Yinzi
description = Merchant clans of the shining Ming dynasty: plant, produce and ship along the lower Yangtze, feed your workers, serve the emperor and save silver for the tax collector.

## Decisions: what is asked, and a little help

step-draft-factory = Set-up: take a factory tile of the offer and lay it on the board.
help-draft-factory = The tile is free and begins at level I with one of your discs. The letter of a factory is the colour of the raw material it needs. It must lie inside one province, on squares without factory and not on salt. Your own colour makes you independent of what others sell.
step-draft-resource = Set-up: take one wood or one stone.
help-draft-resource = Wood improves your boats, stone builds factories. Both are limited.
step-choose-bonus = Choose a bonus; its place also decides your place in the turn order.
help-choose-bonus = Each bonus can be taken by one player per round. The further left, the earlier you act. A bonus without effect may be chosen too. Afterwards you may buy the crop tile above it.
step-buy-bonus-crop = Buy the crop tile above your bonus, or none.
help-buy-bonus-crop = A bought tile is laid at once on a square without cubes and factory, not on salt, with two of your cubes on it.
step-choose-action = Your turn: play a card for a fortune action, or send a group of workers.
help-choose-action = The value of a card says how often its fortune action can be carried out, and its workers form a group for a later workforce action. Each action can be used once per round. A group may only migrate if it can do nothing else.
step-construct-boats = Construct boats: one wood for each step on the boat track.
help-construct-boats = Your capacity is the number of border crossings that all pieces you move in one turn may need. After the last repetition of the card a tax disc buys one more.
step-build-boat = How do you pay the wood?
help-build-boat = A wood from your supply goes back to the resources box; the disc Free wood stands for one.
step-plant-crops = Plant crops: choose a square, or a crop tile to buy.
help-plant-crops = A printed rice square takes two cubes, every other square that shows a good takes one. Once in this action you may buy a crop tile and lay it with two cubes. After the last repetition of the card a tax disc buys one more.
step-sell-goods = Sell at the urban markets: choose one of your cubes.
help-sell-goods = A cube goes to a free slot that shows its good. The coin slot pays more if a free slot beside it shows the good. Every border between square and market needs one boat capacity. A sold cube becomes raw material of your colour, for everybody.
step-sell-cube = Choose the cube, then the market slot it is sold to.
help-sell-cube = A slot must show the good; the coin slot must have a free neighbour that shows it and comes first. Every border on the way needs one boat capacity.
step-buy-crop = Buy a crop tile: which one, how it is paid, and the square for it.
help-buy-crop = The tile covers a square without cubes and factory that is not salt; an empty crop tile there leaves the game. Two of your cubes are put on it.
step-develop-factories = Develop factories: build one of the offer, rebuild a deserted one, or upgrade your own.
help-develop-factories = Building and rebuilding cost a stone, an upgrade costs copper; each also needs a disc of yours. Higher levels need fewer workers, hold more commodities and may be used by others, who pay you.
step-develop = How do you pay, and where does the tile lie?
help-develop = A factory lies inside one province, on squares without cubes and factory and not on salt. A free crop tile below it leaves the game.
step-choose-advancements = Choose advancements: put a disc on a free space.
help-choose-advancements = Each disc of this action goes to another section. It can be used from your next turn on, or stay for the majority of its section at the end; “components” explains each space. After the last repetition of the card a tax disc buys one more.
step-send-emissary = Which ship does the emissary board?
help-send-emissary = The ship must belong to the nation of the disc and carry a piece of yours. Name it by any of its slots. When it sails, the emissary comes along and is worth points at the end.
step-take-route = Choose a route tile of the discard pile for yourself.
help-take-route = You have looked through the pile. The tile lies open before you; its symbols have no effect. You can serve it in the routes step of a round, also bit by bit.
step-take-resources = Take resources: a wood or a stone for each worker.
help-take-resources = Each costs copper. You must use at least one worker of the group, at most four with those from the migration area; workers of the group that are left migrate.
step-take-resource = How do you pay?
help-take-resource = Copper, with silver changed if necessary, or the disc Free copper.
step-produce-commodities = Produce commodities: choose a factory.
help-produce-commodities = An own factory of level I needs two workers, a higher one needs one. Others’ factories of level II or III can be used for payment to their owner. Each factory is used once per turn and needs raw material of its own colour from an urban market.
step-produce = How many commodities, how is it paid, and which raw material is used?
help-produce = Only an own factory of level III makes two. Raw material is any cube of the factory’s colour in an urban market; every border to the factory needs one boat capacity.
step-supply-ships = Supply ships: choose a commodity, a tea or a pair of salt to deliver.
help-supply-ships = Each delivery uses a worker, fills one slot of a ship at the coast and earns silver. A commodity or tea needs a slot that asks for it; two salt fit any slot. A ship whose slots are all filled sets sail at once.
step-deliver = Choose the second salt, or the slot of the ship.
help-deliver = Every slot you see is free and takes what you deliver. Commodities are worth points where the ship brings them.
step-join-ship = The ship sets sail: does your emissary go along?
help-join-ship = The disc leaves its diplomacy space, where it counts for the majority, and is worth points in the foreign market instead.
step-enter-box = Emperor’s Undertakings: choose a box, perhaps with discs first.
help-enter-box = A box takes exactly its number of workers. Palace Keeping is open to all, each of the other boxes to one player per round. The reward comes at the end of the round.
step-send-soldiers = War: how many workers go to the war box?
help-send-soldiers = At most four, veterans and migrants of the bottom space included. The strongest armies gain glory if all together match the enemies; otherwise only the strongest gets the smaller glory.
step-choose-route = Fulfil one of the open route tiles, or none.
help-choose-route = The whole demand is delivered at once, and no boats are needed. Payment comes at once, the points at the end.
step-serve = Deliver what the route tile asks for, piece by piece.
help-serve = Cubes from squares, commodities from factories, cubes bought at the rural market and discs that stand for goods can be used. No boats are needed.
step-feed = Feed your workers: choose what they eat.
help-feed = Every three workers on the board need one food. Rice, wheat and corn count fully; of cabbage, fruit and potato two make one food. Cubes of the rural market can be bought. Own food and copper must be used as far as they go; each missing food is a misfortune.
step-use-war-discs = War: use a disc, or go on.
help-use-war-discs = A recruit counts as one of your soldiers, Weaker enemies lowers the strength that is needed, War copper pays for your soldiers.
step-keep-veterans = How many soldiers stay as veterans?
help-keep-veterans = Veterans lie beside the war box. They must be fed and join your next army; if you send none, they stand up for the next war.
step-burn = Wildfire: choose a factory of yours that loses a disc.
help-burn = The factory falls by one level; a commodity that no longer fits is lost. Without a disc the factory belongs to nobody.
step-dry-up = Drought: choose the cube that is lost in this province.
help-dry-up = In every province with cubes of yours on squares one is lost; it returns to your supply.
step-serve-personal = Serve your own route tiles, or go on.
help-serve-personal = You may deliver all or a part of what a tile asks for; the rest can follow in a later round. A complete tile is paid at once and worth points at the end.
step-free-upgrade = Bridge Building: choose a factory for the free upgrade.
help-free-upgrade = One own factory of level I or II rises by one level.
step-pay-taxes = Taxes: your silver does not suffice. Sell at the rural market first, or pay.
help-pay-taxes = Missing silver is bought for copper at the ratio. What still cannot be paid costs all your copper and one misfortune for each bag.
step-ship-food = Late shipping: deliver a pair of different food goods to a ship, or nothing.
help-ship-food = The pair fills any free slot at the coast and earns silver; no worker is needed, boat capacity is. Two cubes of the rural market also make a pair.
step-use-last-opportunity = The last opportunity: sell food, serve your own route tiles, or stop.
help-use-last-opportunity = Afterwards only the score sheet is left. Copper counts at the ratio; an open route tile is worth nothing.
step-end-turn = Use discs or the rural market, or end the turn.
help-end-turn = Before, between and after the steps of an action you may sell to the rural market and use discs that were not placed in this turn.

## Actions

action-done = Enough
action-done-construct-boats = Build no more
action-done-plant-crops = Plant no more
action-done-sell-goods = Sell no more
action-done-develop-factories = Develop no more
action-done-choose-advancements = Choose no more
action-done-take-resources = Take no more
action-done-produce-commodities = Produce no more
action-done-supply-ships = Deliver no more
action-done-buy-bonus-crop = Buy no crop tile
action-done-choose-route = Fulfil no route tile
action-done-serve = Deliver no more now
action-done-serve-personal = Serve no tile
action-done-feed = Pay no more food
action-done-use-war-discs = Use no disc
action-done-ship-food = Ship nothing
action-done-use-last-opportunity = Stop
action-end = End the turn
action-bonus = { $crop ->
    [yes] { $bonus } (crop: { $good } for { $copper })
   *[no] { $bonus }
}
action-crop = Crop tile: { $crop } for { $copper }
action-cell = { $good }, { $cell }
action-cell-plant-crops = { $cubes ->
    [1] { $good }, { $cell }
   *[other] { $cubes } × { $good }, { $cell }
}
action-cell-buy-crop = { $plain ->
    [yes] { $cell }
   *[no] { $cell } ({ $good })
}
action-cell-dry-up = Lose { $good }, { $cell }
action-market = { $slot }: +{ $copper } copper
action-market-produce = Raw material: { $slot }
action-ship = { $ship }, slot for { $demand }
action-ship-send-emissary = Board { $ship }
action-factory = { $factory }
action-factory-develop-factories = { $deed ->
    [build] Build { $factory }
    [rebuild] Rebuild { $factory }
   *[upgrade] { $factory } to level { $next } for { $copper }
}
action-factory-choose-bonus = { $factory } to level { $next }
action-factory-free-upgrade = { $factory } to level { $next }
action-factory-produce-commodities = { $own ->
    [yes] { $factory }, own
   *[no] { $factory } of { $owner }: { $silver ->
        [0] { $fee } copper
       *[other] { $silver } silver
    }
}
action-factory-burn = { $factory }, level { $level }
action-disc = { $advancement }
action-use = Disc: { $advancement }
action-card = { $action } ×{ $value }
action-tax = Tax disc: once more
action-work = { $action }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} ({ $group })
action-migrate = { $workers ->
    [one] { $workers } worker migrates
   *[other] { $workers } workers migrate
} ({ $group })
action-soldiers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
action-box = { $name }, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}: { $reward }
action-wood = Wood for { $copper } copper
action-wood-draft-resource = A wood
action-stone = Stone for { $copper } copper
action-stone-draft-resource = A stone
action-boat = One wood, one step
action-one = One commodity
action-two = Two commodities
action-route = { $tile }
action-tile = { $tile }
action-rural-sell = Rural: { $good } +{ $copper }
action-rural-buy = Buy a cube of { $colour } for { $copper }
action-yes = Send the emissary along
action-no = Keep the disc
action-veterans = { $workers ->
    [0] No veterans
    [one] { $workers } veteran
   *[other] { $workers } veterans
}
action-remove = A commodity of { $colour } goes
action-pay = Pay without a disc
action-pay-pay-taxes = Pay the taxes now
action-lay = On { $cells }{ $covers ->
    [yes] , over { $goods }
   *[no] {""}
}

## Events

event-market_laid = { $province } gets { $market }.
event-order = Order: { $order }.
event-phase = { $phase ->
    [A] Round { $round }, phase A: bonus and turn order.
    [B] Phase B: actions.
    [C] Phase C: feeding.
    [D1] Phase D: war glories.
    [D2] Natural disasters.
    [D3] Routes.
    [D4] Emperor’s rewards.
    [D5] Taxation.
    [E] Phase E: late shipping.
    [F] Phase F: administration.
   *[end] The last opportunity.
}
event-round = Round { $round } begins.
heading-round = Round { $round }
event-turn = It is { $seat }’s turn.
event-bonus = { $seat } chooses { $bonus }.
event-card_drawn = { $value ->
    [1] { $seat } draws a card of value 1.
    [2] { $seat } draws a card of value 2.
    [3] { $seat } draws a card of value 3.
   *[other] { $seat } draws a card.
}
event-card = { $seat } plays a { $value } on { $action } and places { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
event-tax_disc = { $seat } puts a disc on the tax space for one more time.
event-work = { $seat } sends the workers of { $group } to { $action }.
event-migrated = { $workers ->
    [one] { $workers } worker of { $seat } migrates.
   *[other] { $workers } workers of { $seat } migrate.
}
event-planted = { $seat } plants { $good } on { $cell } ({ $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}).
event-laid_crop = { $seat } lays a crop tile with { $crop } on { $cell }.
event-crop_drawn = Crop tile on space { $column }: { $crop }.
event-late_crops = Potato and corn join the crop tiles.
event-sold = { $seat } sells { $good } from { $cell } to { $slot } for { $copper } copper.
event-rural_sold = { $seat } sells { $good } from { $cell } to the rural market for { $copper } copper.
event-rural_bought = { $seat } buys a cube of { $colour } at the rural market.
event-offered = New in the offer: { $factory }.
event-built = { $seat } builds { $factory } on { $cells }.
event-rebuilt = { $seat } rebuilds { $factory }.
event-upgraded = { $seat } upgrades { $factory } to level { $level ->
    [1] I
    [2] II
   *[other] III
}.
event-burned = { $level ->
    [0] { $factory } burns; { $seat } loses it.
    [1] { $factory } of { $seat } burns down to level I.
   *[other] { $factory } of { $seat } burns down to level II.
}
event-commodity_lost = A commodity of { $seat } in { $factory } is lost.
event-raw_used = Raw material of { $colour } leaves { $slot }.
event-produced = { $seat } produces a commodity in { $factory }.
event-exchanged = { $silver ->
    [-1] { $seat } changes 1 silver into { $copper } copper.
   *[other] { $seat } buys { $silver } silver ({ $copper } copper).
}
event-paid = { $silver ->
    [0] { $seat } pays { $copper } copper.
   *[other] { $seat } pays { $silver } silver.
}
event-gained = { $silver ->
    [0] { $copper ->
        [0] { $seat } gains no money.
       *[other] { $seat } gains { $copper } copper.
    }
   *[other] { $copper ->
        [0] { $seat } gains { $silver } silver.
       *[other] { $seat } gains { $copper } copper and { $silver } silver.
    }
}
event-misfortune = { $seat } takes { $tiles ->
    [one] a misfortune tile
   *[other] { $tiles } misfortune tiles
}.
event-took = { $seat } takes { $resource }.
event-advanced = { $seat } puts a disc on { $advancement }.
event-used = { $seat } uses the disc { $advancement }.
event-boat = { $steps ->
    [-1] The boat of { $seat } drifts back; capacity { $capacity }.
   *[other] The boat of { $seat } moves forward; capacity { $capacity }.
}
event-delivered = { $seat } delivers { $cargo } to { $ship } and gains { $silver } silver.
event-emissary = The emissary of { $seat } boards { $ship }.
event-sailed = { $commodities ->
    [0] { $ship } sets sail without commodities.
    [one] { $ship } sets sail and brings { $commodities } commodity abroad ({ $place }).
   *[other] { $ship } sets sail and brings { $commodities } commodities abroad ({ $place }).
}
event-docked = { $ship } docks at box { $box }.
event-ship_up = Next on stack { $stack }: { $ship }.
event-route_up = Route tile on stack { $stack }: { $tile }.
event-looked = { $seat } looks through the discarded route tiles: { $tiles }.
event-route_taken = { $seat } takes { $tile }.
event-route_won = { $seat } completes { $tile }.
event-route_discarded = { $tile } is discarded.
event-served = { $seat } delivers { $pieces } to { $tile }.
event-marched = { $veterans ->
    [0] { $seat } sends { $workers } to war.
   *[other] { $seat } sends { $workers } to war, { $veterans } veterans join them.
}
event-veterans_stood = { $workers ->
    [one] A veteran of { $seat } stands up.
   *[other] { $workers } veterans of { $seat } stand up.
}
event-veterans_kept = { $seat } keeps { $workers ->
    [one] a veteran
   *[other] { $workers } veterans
}.
event-entered = { $seat } sends { $workers } { $disc ->
    [0] workers
   *[other] workers and a disc
} to { $box ->
    [1] Palace Keeping
    [2] Road Construction
    [3] Water Canal
   *[other] Bridge Building
}.
event-war = { $won ->
    [yes] The war is won: { $strength } soldiers against { $enemies } enemies.
   *[no] The war is lost: { $strength } soldiers against { $enemies } enemies.
}
event-glory = { $seat } gains a war glory of { $vp } VP.
event-taxed = { $copper ->
    [0] { $seat } pays { $silver } of { $due } silver in taxes.
   *[other] { $seat } pays { $silver } of { $due } silver in taxes and loses { $copper } copper.
}
event-fed = { $seat } needs { $need } food and pays { $food }.
event-dried = The drought takes a cube of { $seat } on { $cell }.
event-rolled = The die shows { $number }; it moves to space { $space }: { $ratio } copper for 1 silver.
event-workers_home = The workers go home, and the migrants move down.
event-game_end = The game is over.

## Why something is not allowed

why-game-over = The game is over.
why-not-asked = { $needed } is asked now, not { $have }.
why-not-here = This is no answer to what is asked now.
why-must-conduct-tax = The repetition bought with a tax disc must be carried out.
why-must-use-worker = At least one worker must be used first.
why-must-feed = Own food and copper must be used: { $needed } food can be paid, { $have } is paid.
why-must-go-on = What has been begun must be finished.
why-must-act = There is no passing: a card or a group of workers must be used.
why-must-choose-bonus = A bonus must be chosen.
why-not-choosing-bonus = Bonuses are chosen in phase A, once per round.
why-bonus-taken = { $needed } is taken in this round.
why-no-cards = There is no card in hand; a group of workers must act.
why-no-such-card = There is no card of value { $needed } in hand.
why-fortune-used = { $needed } has been used in this round.
why-no-action-now = An action is chosen at the beginning of a turn of phase B, one for each turn.
why-no-fortune-action = A tax disc belongs to a fortune action.
why-taxed-already = Only one repetition per action can be bought with a tax disc.
why-repetitions-left = The card allows { $needed } repetitions, { $have } are carried out; the tax repetition comes after them.
why-no-repetition-possible = No further repetition would be possible.
why-no-repetition-left = All repetitions of the card have been carried out.
why-no-disc = There is no disc left in supply.
why-work-used = { $needed } has been used in this round.
why-work-impossible = This group can do nothing at { $needed }.
why-no-group = No workers stand below { $needed }.
why-group-can-work = A group that can act may not migrate.
why-no-war-action = Soldiers are sent by the action War & Routes.
why-no-emperor-action = A box is entered by the action Emperor’s Undertakings.
why-too-few-workers = { $needed } workers are needed, { $have } are there.
why-too-many-workers = At most { $needed } workers, veterans included, can be used in one action.
why-box-taken = Box { $needed } is taken by another player.
why-disc-alone = A disc never stands in a box without a worker.
why-no-advancement-now = Discs are placed by the action Choose Advancements or the bonus Free Advancement.
why-space-taken = There is a disc on { $needed }.
why-section-used = A disc has been placed in the section { $needed } in this action.
why-no-disc-there = There is no own disc on { $needed }.
why-disc-is-fresh = The disc on { $needed } was placed in this turn.
why-no-use-now = The disc on { $needed } has no effect now.
why-only-emperor = { $needed } is used only with Emperor’s Undertakings.
why-only-war = { $needed } is used only in the war step at the end of the round.
why-only-own-turn = { $needed } is used only in an own turn, or when the ship sails.
why-no-veterans = { $needed } workers cannot stay: { $have } own workers stand in the war box, or the disc is missing.
why-no-ship-sails = No ship that carries a piece of yours is setting sail.
why-not-in-province = There is no own cube on { $needed }, or it is the turn of another province.
why-no-own-cube = There is no own cube on { $needed }.
why-under-factory = A factory stands there.
why-square-occupied = There are cubes on the square.
why-plain-square = { $needed } shows no good and carries no crop tile.
why-no-cube = There is no goods cube left in supply.
why-salt-square = Nothing can be laid on salt.
why-not-urban = The urban markets do not buy what grows on { $needed }.
why-no-free-slot = No urban market has a free slot for { $needed }.
why-no-transport = Too few boats: the capacity left in this turn is { $have }.
why-no-food-now = Food is shipped only in phase E; { $needed } is food.
why-not-shippable = Of the goods, ships take only tea and salt; { $needed } shows another one.
why-no-slot-for-it = No free slot of a ship asks for this: { $needed }.
why-salt-in-pairs = Salt is delivered in pairs.
why-not-food = What grows on { $needed } is no food.
why-half-food-alone = { $needed } is half food; two of them are needed together.
why-not-demanded = The route tile does not ask for this.
why-not-late-good = Late shipping is for food; { $needed } is none.
why-same-good = The two goods of the pair must differ.
why-no-pair = There is no second good, no capacity or no free slot for a pair.
why-no-raw-there = There is no raw material of the right colour: { $needed }.
why-slot-filled = There is a cube already: { $needed }.
why-market-shows-other = This market does not buy { $needed }.
why-coin-not-beside = No slot beside the coin shows { $needed }.
why-coin-blocked = Both slots beside the coin are filled: { $needed }.
why-slot-shows-other = This slot is not for { $needed }.
why-must-use-coin = The coin slot must be filled first, not { $needed }.
why-other-column = Only the crop tile above the own bonus can be bought (space { $needed }, not { $have }).
why-crop-bought-already = A crop tile has been bought in this action.
why-no-crop-now = No crop tile can be bought now.
why-no-crop-there = There is no crop tile on space { $needed }.
why-too-dear = It costs { $needed } copper, and there is only { $have }, changed silver not counted.
why-no-ship-slot = There is no ship slot { $needed }.
why-no-piece-aboard = No ship of this nation at { $needed } carries an own piece.
why-ship-slot-filled = Slot { $needed } is filled.
why-slot-demands-other = Slot { $needed } asks for something else.
why-not-in-offer = { $needed } is not in the offer.
why-not-own-factory = { $needed } is not an own factory.
why-cannot-rise = { $needed } cannot rise: it must be own and of level I or II, and a disc is needed.
why-highest-level = { $needed } has the highest level.
why-no-own-commodity = There is no own commodity in { $needed }.
why-no-tile-to-lay = There is no tile to lay now.
why-other-shape = { $needed } has another shape.
why-two-provinces = A factory lies inside one province.
why-no-such-shape = Factories cover two or three squares in a row, or three around a corner.
why-no-commodity-of = No commodity of { $needed } can be removed here.
why-no-stone = A stone is needed.
why-no-place = There is no place for { $needed } on the board.
why-no-owner = { $needed } belongs to nobody.
why-foreign-level-one = { $needed } is of level I; only its owner can use it.
why-factory-used = { $needed } has been used in this turn.
why-storage-full = There is not enough room for commodities in the factory.
why-no-commodity = There is no commodity square left in supply.
why-no-raw = { $needed ->
    [2] There is not enough raw material for two commodities.
   *[other] There is no raw material of { $needed } in the urban markets.
}
why-cannot-pay-owner = The owner cannot be paid with { $have } copper and the silver there is.
why-no-resources-now = Wood and stone are taken by the action Take Resources.
why-box-empty = None left in the resources box: { $needed }.
why-no-boats-now = Boats are improved by the action Construct Boats.
why-boat-track-ends = The boat is on the last space of the track.
why-no-wood = A wood is needed.
why-no-production-now = Nothing is being produced now.
why-only-level-three = Only an own factory of level III leaves a choice.
why-no-route-now = Route tiles of the board are fulfilled by the action War & Routes.
why-tile-claimed = { $needed } has been fulfilled by somebody.
why-no-open-tile = There is no open route tile on stack { $needed }.
why-cannot-complete = The demand of { $needed } cannot be met completely.
why-not-in-pile = { $needed } is not in the discard pile.
why-no-personal-routes-now = Own route tiles are served in the routes step and at the end of the game.
why-no-own-tile = { $needed } is not an own open tile.
why-nothing-to-deliver = There is nothing to deliver to { $needed }.
why-not-rural = The rural market does not buy what grows on { $needed }.
why-bought-already = Who has bought at the rural market in this turn cannot sell there.
why-sold-already = Who has sold to the rural market in this turn cannot buy there.
why-no-rural-sale-now = Nothing can be sold to the rural market now.
why-no-rural-purchase-now = Cubes of the rural market are bought for feeding, route tiles and late shipping.
why-no-rural-cube = There is no cube of { $needed } in the rural market.
why-no-use-for-cube = A cube of the rural market would be of no use here.
why-cannot-pay-plainly = { $have } copper and the silver do not suffice without the disc.
why-nothing-due = There is nothing to pay now.

## Provinces, squares and goods

square = { $province } { $place }
market-slot = { $province }, slot { $slot }
market = market tile { $number }
province-HG = Huguang
province-JX = Jiangxi
province-NZ = Nanzhili
province-ZJ = Zhejiang
good-rice = rice
good-wheat = wheat
good-cabbage = cabbage
good-fruit = fruit
good-salt = salt
good-tea = tea
good-cotton = cotton
good-sugarcane = sugarcane
good-ramie = ramie
good-bamboo = bamboo
good-potato = potato
good-corn = corn
short-rice = Ri
short-wheat = Wh
short-cabbage = Ca
short-fruit = Fr
short-salt = Sa
short-tea = Te
short-cotton = Co
short-sugarcane = Su
short-ramie = Ra
short-bamboo = Ba
short-potato = Po
short-corn = Cn
short-plain = --
resource-wood = wood
resource-stone = stone
cargo-commodity = a commodity
cargo-food = a pair of food
cargo-disc = an emissary

## Factories and commodities

commodity-paper = paper
commodity-sugar = refined sugar
commodity-silk = silk
commodity-porcelain = porcelain
short-paper = Pa
short-sugar = Su
short-silk = Si
short-porcelain = Po
factory-paper = paper factory { $seat }
factory-sugar = sugar factory { $seat }
factory-silk = silk factory { $seat }
factory-porcelain = porcelain factory { $seat }

## Ships, foreign markets and route tiles

ship = ship { $nation } { $number }
ship-help = It asks for { $slots }.
place-BN = Brunei
place-KR = Korea
place-JP = Japan
place-PT = Portugal
place-ES = Spain
place-NL = Netherlands
place-EAST = East
place-EUROPE = Europe
route = route tile { $number } ({ $demand })
route-help = { $silver ->
    [0] { $copper } copper
   *[other] { $silver } silver
} at once, { $vp } VP at the end, { $war } war symbols{ $disaster ->
    [wildfire] , wildfire.
    [flood] , flood.
    [drought] , drought.
   *[other] .
}
demand-and = { $one } and { $other }
demand-or = { $one } / { $other }
demand-any-commodity = { $count ->
    [one] any commodity
   *[other] any { $count } commodities
}
demand-any-good = { $count ->
    [one] any goods cube
   *[other] any { $count } goods cubes
}
demand-emissary = an emissary

## Bonuses

bonus-free-advancement = Free Advancement
bonus-free-advancement-help = Put a disc on any free advancement space at once.
bonus-better-sales = Better Sales
bonus-better-sales-help = Every cube you sell this round earns { $better_sales } copper more.
bonus-fed-workers = Fed Workers
bonus-fed-workers-help = You need not feed your workers this round.
bonus-no-taxes = No Taxes
bonus-no-taxes-help = You pay no taxes this round.
bonus-boat-upgrade = Boat Upgrade
bonus-boat-upgrade-help = Your boat moves one space at once.
bonus-factory-upgrade = Factory Upgrade
bonus-factory-upgrade-help = One of your factories rises by one level at once.

## Fortune and workforce actions, boxes of the emperor

fortune-boats = Construct Boats
fortune-plant = Plant Crops
fortune-sell = Sell at Urban Market
fortune-develop = Develop Factories
fortune-advance = Choose Advancements
short-boats = Boats
short-plant = Plant
short-sell = Sell
short-develop = Factories
short-advance = Advances
work-resources = Take Resources
work-produce = Produce Commodities
work-ships = Supply Ships
work-emperor = Emperor’s Undertakings
work-war = War & Routes
short-resources = Resources
short-produce = Production
short-ships = Ships
short-emperor = Emperor
short-war = War
box-1 = Palace Keeping
box-2 = Road Construction
box-3 = Water Canal
box-4 = Bridge Building
reward-1 = { $copper } copper
reward-2 = { $copper } copper and a route tile
reward-3 = { $copper } copper and a boat step
reward-4 = { $silver } silver and a factory upgrade

## Advancements

section-diplomacy = Diplomacy
section-economy = Economy
section-emperor = Emperor
section-war = War & Routes
advancement-brunei-emissary = emissary to Brunei
advancement-brunei-emissary-help = Boards a ship of Brunei that carries a piece of yours; worth { $emissary_vp } VP in the foreign market.
advancement-korea-emissary = emissary to Korea
advancement-korea-emissary-help = Boards a ship of Korea that carries a piece of yours; worth { $emissary_vp } VP in the foreign market.
advancement-japan-emissary = emissary to Japan
advancement-japan-emissary-help = Boards a ship of Japan that carries a piece of yours; worth { $emissary_vp } VP in the foreign market.
advancement-portugal-emissary = emissary to Portugal
advancement-portugal-emissary-help = Boards a ship of Portugal that carries a piece of yours; worth { $emissary_vp } VP in the foreign market.
advancement-spain-emissary = emissary to Spain
advancement-spain-emissary-help = Boards a ship of Spain that carries a piece of yours; worth { $emissary_vp } VP in the foreign market.
advancement-netherlands-emissary = emissary to the Netherlands
advancement-netherlands-emissary-help = Boards a ship of the Netherlands that carries a piece of yours; worth { $emissary_vp } VP in the foreign market.
advancement-free-rice = Free rice
advancement-free-rice-help = Stands for { $free_rice } rice.
advancement-free-wood = Free wood
advancement-free-wood-help = Stands for 1 wood.
advancement-free-stone = Free stone
advancement-free-stone-help = Stands for 1 stone.
advancement-free-raw-material = Free raw material
advancement-free-raw-material-help = Stands for 1 raw material while producing; needs no boats.
advancement-free-boat-capacity = Free boat capacity
advancement-free-boat-capacity-help = One more boat capacity in this turn.
advancement-free-copper = Free copper
advancement-free-copper-help = Stands for { $free_copper } copper of one payment.
advancement-free-salt = Free salt
advancement-free-salt-help = Stands for 1 salt.
advancement-additional-sale = Additional urban sale
advancement-additional-sale-help = Sell one more cube to an urban market.
advancement-additional-crops = Additional crops
advancement-additional-crops-help = Buy one more crop tile and plant it.
advancement-same-undertaking = Same undertaking
advancement-same-undertaking-help = Enter a box of the emperor that another player has taken.
advancement-additional-worker = Additional worker
advancement-additional-worker-help = The disc is one of the workers in a box of the emperor.
advancement-eager-immigrants = Eager immigrants
advancement-eager-immigrants-help = Workers of the top migration space may enter a box of the emperor too.
advancement-free-wheat = Free wheat
advancement-free-wheat-help = Stands for 1 wheat.
advancement-personal-route = Personal route tile
advancement-personal-route-help = Take a tile of the discarded routes for yourself.
advancement-war-copper = War copper
advancement-war-copper-help = 1 copper for each of your workers in the war box.
advancement-veterans = Veterans
advancement-veterans-help = Up to { $veterans } soldiers stay for the next war.
advancement-additional-recruit = Additional recruit
advancement-additional-recruit-help = The disc counts as one of your soldiers.
advancement-weaker-enemies = Weaker enemies
advancement-weaker-enemies-help = The enemies lose { $weaker_enemies } strength.

## Table options

option-coin_slot = Coin slot
option-coin_slot-help = Must a cube go to the coin slot of an urban market while that is possible?
option-coin_slot-must = yes, the coin slot comes first
option-coin_slot-may = the seller chooses
option-ship_stacks = Stacks of ships
option-ship_stacks-help = How many stacks of waiting ships are there?
option-ship_stacks-per_box = one for each coastal box
option-ship_stacks-two = two stacks for all boxes
option-card_draw = Drawing cards
option-card_draw-help = When are the cards of rounds 2 to 4 drawn?
option-card_draw-administration = at the end of the round before
option-card_draw-phase_b = at the beginning of phase B
option-rebuild_cost = Rebuilding
option-rebuild_cost-help = What does it cost to rebuild a deserted factory?
option-rebuild_cost-stone = one stone, like building
option-rebuild_cost-none = nothing
option-bottom_migrants = Bottom migrants
option-bottom_migrants-help = What happens at the end of the round to migrants that were not recruited?
option-bottom_migrants-stay = they stay in the bottom space
option-bottom_migrants-return = they return to their owner
option-second_food_pair = Second food route
option-second_food_pair-help = Which pair of food does the second food route tile ask for?
option-second_food_pair-cabbage_fruit = cabbage and fruit
option-second_food_pair-rice_fruit = rice and fruit

## Score sheet and end

sheet-boats = Boats
sheet-factories = Factories
sheet-commodities = Commodities
sheet-emissaries = … of these emissaries
sheet-unshipped = … of these not shipped
sheet-war = War glories
sheet-routes = Routes
sheet-advancements = Advancements
sheet-yinzi = Yinzi (silver)
sheet-misfortune = Misfortune
sheet-total = Result
over-rounds = The four rounds are over.

## The picture of the table

picture-heading = Round { $round } of { $rounds } · { $phase } · order { $order } · { $ratio } copper = 1 silver
phase-setup = set-up
phase-A = A bonus
phase-B = B actions
phase-C = C feeding
phase-D1 = D war glories
phase-D2 = D disasters
phase-D3 = D routes
phase-D4 = D emperor’s rewards
phase-D5 = D taxation
phase-E = E late shipping
phase-F = F administration
phase-end = last opportunity
phase-over = the end
picture-left-out = “table” also shows
block-legend = legend
block-land = provinces
block-factories = factories
block-track = crops and bonuses
block-ships = ships
block-foreign = foreign markets
block-routes = routes
block-court = war and emperor
block-advancements = advancements
picture-signs = #PaA paper factory for raw material of A, ▪A piece of A, $ coin slot
picture-columns = Tax: sum / silver due; Migr: top / bottom; from Cube on: supply
picture-factories = Factories
picture-track = Crop tiles
picture-coast = coast: { $count }
picture-offer = Offer
picture-pile = { $count } in the pile
picture-resources = box: { $wood } wood, { $stone } stone
picture-rural = Rural market
picture-box = Box { $box }
picture-next = Next
picture-below = { $ship }, { $count } below
picture-emissary = emissary
picture-route = Route { $stack }
picture-discard = Discarded routes
hidden-tiles = { $count } unseen
picture-copper = copper
picture-silver = silver
picture-points = { $count } VP
picture-symbols = war { $count }
disaster-wildfire = wildfire
disaster-flood = flood
disaster-drought = drought
picture-war = War
picture-emperor = Emperor
picture-enemies = { $count } enemies
picture-you = you
picture-column-seat = Clan
picture-column-copper = Cu
picture-column-silver = Ag
picture-column-wood = Wood
picture-column-stone = Stone
picture-column-boat = Boat
picture-column-food = Food
picture-column-tax = Tax
picture-column-migrants = Migr
picture-column-veterans = Vet
picture-column-misfortune = Misf
picture-column-glory = War
picture-column-cubes = Cube
picture-column-discs = Disc
picture-column-workers = Work
picture-column-commodities = Comm
picture-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-waiting = { $count ->
    [one] { $count } waiting
   *[other] { $count } waiting
}
picture-done = used: { $actions }
picture-open = own { $tile }
picture-won = { $count ->
    [one] { $count } route won
   *[other] { $count } routes won
}
picture-hand = Your cards
picture-card = { $value } ({ $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
})
picture-now = Now
picture-times = { $done } of { $all } times
picture-workers-left = { $count ->
    [one] { $count } worker left
   *[other] { $count } workers left
}
picture-boats = boats { $used } of { $all }
picture-said = So far
short-box-1 = Palace
short-box-2 = Road
short-box-3 = Canal
short-box-4 = Bridge
short-free-advancement = Advance
short-better-sales = Sales +
short-fed-workers = Fed
short-no-taxes = No taxes
short-boat-upgrade = Boat +1
short-factory-upgrade = Factory+1
short-brunei-emissary = Brunei
short-korea-emissary = Korea
short-japan-emissary = Japan
short-portugal-emissary = Portugal
short-spain-emissary = Spain
short-netherlands-emissary = Netherlands
short-free-rice = Rice
short-free-wood = Wood
short-free-stone = Stone
short-free-raw-material = Raw mat.
short-free-boat-capacity = Boat
short-free-copper = Copper
short-free-salt = Salt
short-additional-sale = Sale
short-additional-crops = Crops
short-same-undertaking = Same box
short-additional-worker = Worker
short-eager-immigrants = Eager
short-free-wheat = Wheat
short-personal-route = Route
short-war-copper = Pay
short-veterans = Veterans
short-additional-recruit = Recruit
short-weaker-enemies = Enemies −

## The board

board-crops = Crops and bonuses
board-order = order { $order }
board-pool = pool { $count }
board-crop = Crop tile { $good } for { $copper } copper
board-no-crop = No crop tile, { $copper } copper
board-taken = taken by { $seat }
board-offer = Factory offer
board-pile = pile { $count }
board-none = none left
board-resources = Resources
board-left = { $what }: { $count } of { $all } left
board-rural = Rural market
board-rural-cubes = Rural market: { $count ->
    [one] { $count } cube of { $seat }
   *[other] { $count } cubes of { $seat }
}
board-rural-sell = sell for
board-rural-buy = buy for
board-ratio = Copper per silver
board-ratio-is = { $copper } copper for 1 silver
board-round = round { $round } of { $rounds }
board-urban-market = urban market
board-plain = plain land
board-crop-tile = crop tile
board-cubes = { $count ->
    [one] { $count } cube of { $seat }
   *[other] { $count } cubes of { $seat }
}
board-source = chosen before
board-coin = coin slot
board-level = level { $level }, { $seat }
board-deserted = belongs to nobody
board-of = { $count } of { $seat }
board-commodities = commodities: { $pieces }
board-coast = Coast
board-next-ship = next ship
board-stack = Next: { $ship }, { $count } below
board-no-stack = No further ship
board-empty-box = no ship
board-ship-slot = { $ship }, slot { $slot } for { $demand }
board-empty = empty
board-loaded = { $kind ->
    [tea] tea: { $pieces }
    [salt] salt: { $pieces }
    [food] food: { $pieces }
   *[other] commodity: { $pieces }
}
board-emissaries = emissaries: { $pieces }
board-abroad = Markets abroad
board-market-abroad = { $place }, { $vp } VP for each commodity
board-advancements = Advancements
board-disc-of = disc of { $seat }
board-boats = Boats
board-capacity = capacity per turn
board-boat-space = Space { $space }, capacity { $capacity }
board-box = { $name }, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}: { $reward }
board-war = { $strength } soldiers against { $enemies } enemies
board-enemies = enemies
board-soldiers = soldiers
board-veterans = { $count ->
    [one] { $count } veteran of { $seat }
   *[other] { $count } veterans of { $seat }
}
board-glories = War glories
board-glory = { $seat } { $count } × { $vp } VP
board-no-route = No route tile
board-discard = Discarded routes: { $count }
board-workforce = Workforce
board-workers = { $count ->
    [one] { $count } worker of { $seat }
   *[other] { $count } workers of { $seat }
}
board-has-done = used by { $seat }
board-arrivals = arrivals
board-available = available
board-mine = Your clan
board-card-played = card { $value }
board-group = { $action }: { $count ->
    [0] no workers
    [one] { $count } worker
   *[other] { $count } workers
}
board-taxes = Taxes
board-tax = Tax sum { $sum } with { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}: { $due } silver due
board-tax-disc = with a tax disc
board-hand = Hand
board-hidden = hidden from the others
board-deck = deck { $count }
board-card = Card { $value } with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $count } ×
board-no-cards = no card
board-treasury = Treasury
board-amount = { $what }: { $count }
board-copper = copper
board-silver = silver
board-wood = wood
board-stone = stone
board-misfortune = misfortune
board-capacity-left = Boats: { $left } of { $capacity } left in this turn
board-boats-left = { $count } left
board-fed = workers fed
board-need = { $count } food needed for the workers
board-food = food
board-supply = Supply
board-cubes-left = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
board-workers-left = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
board-discs-left = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
board-commodities-left = { $count ->
    [one] { $count } commodity
   *[other] { $count } commodities
}
board-own-routes = Own routes
board-served = { $count ->
    [one] { $count } piece delivered
   *[other] { $count } pieces delivered
}
board-won = { $count ->
    [one] { $count } route tile won
   *[other] { $count } route tiles won
}, { $vp } VP
board-of-rival = Area of { $seat }
board-rival-hand = { $hand } in hand, { $deck } in the deck
board-unseen = not yet played: { $cards }
board-waiting = { $count ->
    [one] { $count } worker waiting
   *[other] { $count } workers waiting
}

## What the components are

about-rice = Two cubes at once, but only on squares that print it. Each cube is a whole food. It is never sold to the rural market.
about-whole-food = Each cube is a whole food for three workers. The rural market buys it, and a pair with another food can be shipped late.
about-half-food = Half a food: two such cubes feed three workers. The rural market buys it, and a pair with another food can be shipped late.
about-salt = Sold at urban markets; two cubes together fill any slot of a ship. A salt square can never be covered.
about-tea = Sold at urban markets, or delivered to the tea slot of a ship for silver.
about-urban-good = Sold at the urban markets that show it. There the cube becomes raw material of its colour, for every factory of that colour.
about-plain = Nothing grows here by itself. A crop tile or a factory may be laid on it.
about-wood = One wood moves your boat one space. There are only { $value }.
about-stone = One stone builds or rebuilds a factory. There are only { $value }.
about-copper = Money for crop tiles, upgrades, resources and food. At the end it counts by the ratio to silver.
about-silver = Earned by deliveries to ships. Taxes are paid in silver, and each bag is a point at the end.
about-misfortune = For food or silver that was missing. Each tile costs points at the end.
about-rural = Buys and sells food, except rice, without boats. In one turn you may either sell or buy.
about-ratio = So much copper is worth a silver now, for taxes and at the end. A die moves the marker after each round.
about-phases = A bonus and order, B actions, C feeding, D war, disasters, routes, emperor and taxes, E late shipping, F administration.
about-boat = The capacity is the number of borders that all pieces moved in one turn may cross together. It is full again in the next turn.
about-workers = Workers that a card brought wait here as one group, until they are sent to a workforce action together.
about-migration = Workers left over arrive above. In the next round they stand below and may help any group of their clan. All of them eat.
about-glory = If the soldiers match the enemies, the largest army gets the higher and the second the lower glory; if not, the largest gets the lower one.
about-discard = Route tiles that nobody fulfilled. Road Construction and the disc Personal route tile let a player look through them and take one.
about-route = Completed tiles are worth their points. Open ones of your own are served in the routes step, also bit by bit.
about-cards = The number says how often the fortune action may be conducted, the figures how many workers it brings. Three cards each round; every card is played once in the game.
about-supply = Pieces that are not on the table. Without one in supply nothing more can be planted, placed, sent or produced.
about-taxes = The values of the cards played this round, and the discs here, make the tax sum. A disc buys one more repetition of an action.
about-feeding = Every three workers on the game board need one food at the end of the round; each missing one is a misfortune.
about-boats = Move your boat one space for each wood you give back.
about-plant = Put a cube on an empty field, two on printed rice, or buy a crop tile and lay it with two cubes.
about-sell = Move a cube of tea, salt, cotton, sugarcane, ramie or bamboo to a free slot of an urban market. The coin slot pays more.
about-develop = Build a factory for a stone, rebuild a deserted one, or raise your own by a level for copper.
about-advance = Put a disc on a free advancement space, each in another section.
about-resources = Each worker takes a wood or a stone for copper.
about-produce = Workers turn raw material of a factory’s colour into a commodity. Higher levels need fewer workers; others’ factories cost a fee.
about-ships = Each worker delivers a commodity, a tea or a pair of salt to a slot of a ship, for silver.
about-emperor = A group enters one of the four boxes with exactly its number of workers. The reward comes at the end of the round.
about-war = The workers become soldiers, and one open route tile may be fulfilled. At the end of the round all soldiers together face the enemies.
about-box-1 = Open to every player once per round. At the end of the round: { $copper } copper.
about-box-2 = For one player per round. At the end of the round: { $copper } copper and a route tile of the discard pile.
about-box-3 = For one player per round. At the end of the round: { $copper } copper and a step on the boat track.
about-box-4 = For one player per round. At the end of the round: { $silver } silver and an upgrade of an own factory.
about-market = Each slot takes one cube of its good. The coin slot takes a good shown beside it and pays more. Sold cubes are raw material for all.
about-province = Sixteen squares and an urban market. Every border that a piece crosses needs one boat capacity.
about-place = Each commodity here is worth { $vp } VP at the end. A market that is full sends later ships to the pool of its side.
about-commodity = Made in factories, delivered to ships that ask for it, worth points abroad.
about-factory = Makes { $commodity } from raw material of { $colour }. Each disc on it is a level: a higher one needs fewer workers, stores more and may be used by others for a fee.

## Parts of a position and of the component data, where they are listed

zone-round = Round
zone-phase = Phase
zone-order = Order
zone-asked = At turn
zone-die = Die
zone-markets = Urban markets
zone-squares = Squares
zone-crops = Crop tiles
zone-factories = Factories
zone-offer = Factory offer
zone-pile = Factory pile
zone-ships = Ships
zone-foreign = Markets abroad
zone-routes = Routes
zone-rural = Rural market
zone-war = War
zone-turn = Move under way
zone-resources = Resources
zone-ratio = Copper per silver
zone-enemies = Enemies
zone-tile = Tile
zone-cubes = Cubes
zone-crop = Crop tile
zone-track = Track
zone-bag = Hidden
zone-late = Late crops aside
zone-cells = Squares
zone-owner = Owner
zone-level = Level
zone-stock = Commodities
zone-coast = Coast
zone-ship = Ship
zone-slots = Slots
zone-emissaries = Emissaries
zone-next = Next
zone-under = Below
zone-up = Open
zone-claims = Fulfilled
zone-by = By
zone-on = Delivered
zone-good = Good
zone-cube = Cube
zone-tea = Tea
zone-salt = Salt
zone-food = Food
zone-discard = Discarded
zone-secret = Seen by some only
zone-looked = Have looked
zone-seat = Clan
zone-workers = Workers
zone-disc = Disc
zone-copper = Copper
zone-silver = Silver
zone-wood = Wood
zone-stone = Stone
zone-misfortune = Misfortune
zone-boat = Boat space
zone-bonus = Bonus
zone-hand = Hand
zone-deck = Deck
zone-unseen = Not yet played
zone-played = Cards played
zone-action = Action
zone-value = Value
zone-tax = Tax
zone-groups = Groups of workers
zone-boxes = Action boxes
zone-emperor = Emperor
zone-box = Box
zone-done = Used actions
zone-top = Arrivals
zone-bottom = Available migrants
zone-veterans = Veterans
zone-advancements = Advancements
zone-glory = War glories
zone-open = Own open routes
zone-won = Routes won
zone-aside = Out of the game
zone-discs = Discs
zone-commodities = Commodities
zone-capacity = Boat capacity
zone-supply = Supply
zone-need = Food needed
zone-sum = Sum
zone-due = Silver due
zone-node = Decision
zone-province = Province
zone-reps = Times done
zone-taxed = Tax repetition taken
zone-sections = Sections used
zone-group = Group
zone-left = Workers left
zone-recruited = Recruited
zone-transport = Borders crossed
zone-boat_disc = Boat disc
zone-fresh = Discs of this turn
zone-weaker = Weaker enemies
zone-words = Words so far
zone-draw = Draw
zone-seen = Pile seen
zone-colour = Colours
zone-market = Market tiles
zone-shape = Shapes
zone-commodity = Commodities
zone-card = Cards
zone-route = Route tiles
zone-nation = Nations
zone-place = Markets abroad
zone-advancement = Advancements
zone-name = Name
zone-grid = Squares
zone-borders = Borders
zone-tiles = Tiles
zone-half_food = Half foods
zone-urban = Urban good
zone-upgrade = Upgrade
zone-own_workers = Own workers
zone-own_most = Most commodities
zone-other_workers = Workers of others
zone-other_copper = Fee in copper
zone-other_silver = Fee in silver
zone-vp = Points
zone-cost = Cost
zone-copies = Copies
zone-demand = Demand
zone-alternative = Other demand
zone-disaster = Disaster
zone-side = Side
zone-section = Section
zone-rounds = Rounds
zone-start_copper = Copper at the start
zone-copper_coins = Copper coins
zone-silver_bags = Silver bags
zone-misfortune_tiles = Misfortune tiles
zone-sale = Sale
zone-coin_sale = Sale to the coin slot
zone-better_sales = Better Sales
zone-rural_sell = Rural sale
zone-rural_buy = Rural purchase
zone-resource_price = Price of wood and stone
zone-delivery_silver = Silver per delivery
zone-workers_per_food = Workers per food
zone-box_full = Full market abroad
zone-free_rice = Free rice
zone-free_copper = Free copper
zone-weaker_enemies = Weaker enemies
zone-most_workers = Most workers in an action
zone-empty_pile_copper = Copper instead of a tile
zone-glory_vp = Points for glories
zone-majority_vp = Points for majorities
zone-boat_vp = Points per capacity
zone-emissary_vp = Points per emissary
zone-unshipped_vp = Points not shipped
zone-misfortune_vp = Points for misfortune
zone-die_start = Die at the start
zone-boat_track = Boat track
zone-war_slots = War slots
zone-basic_tiles = Basic crop tiles
zone-removed_ships = Ships removed
zone-stack_height = Route tiles per stack
