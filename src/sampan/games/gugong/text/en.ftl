### Gùgōng in English

title = Gùgōng
description = Gifts and intrigue at the court of the Ming: exchange presents with the officials, build the Great Wall, trade on the Grand Canal, and be received by the Emperor before four days are over.
place-B = Meng

## Decisions: what is asked, and a little help

step-choose-card = Play one of your gift cards.
help-choose-card = You exchange it for the card at one of the seven locations. If it is worth more than the card there, the exchange is free. Then you may perform the action of the played card and that of the location. The card you take is discarded and belongs to your hand of the next day.
step-choose-location = At which location do you exchange the gift?
help-choose-location = A higher value exchanges free of charge, and a 1 takes a 9. Otherwise you must pay two servants, discard another hand card, or do without all actions of this turn.
step-choose-payment = Your gift is not worth more than the one there: how do you pay?
help-choose-payment = Two servants go back to the general supply, or another hand card goes to your discard pile. Without payment the cards are exchanged all the same, but you perform no action this turn.
step-choose-discard = Which other card do you discard as payment?
help-choose-discard = It lies face down in your discard pile, counts in the night like the others there, and is back in your hand tomorrow.
step-card-action = The action of the card you played: perform it?
help-card-action = The action of the card comes before that of the location. What it brings you can be used for the location at once. If both show the same action, you may perform it twice.
step-location-action = The action of the location: perform it?
help-location-action = Option A is free, option B costs servants and does more. Some locations have only one option.
step-follow = Somebody performed the action beside your bonus tile: do you follow?
help-follow = You may perform the same action now, with its usual options and costs. This triggers no other tile.
step-travel-target = Where does your traveller go?
help-travel-target = The first time you may choose any city with a tile. Later the traveller follows the roads to a next city with a tile; cities without one are passed over. You take the tile and its bonus.
step-second-target = Where does your traveller go on to?
help-second-target = The second move must be made if there is a city to go to. Tiles stored earlier may be traded first; the one just taken is not stored yet.
step-discard-for-jade = Discard a gift worth 7 or more for a jade?
help-discard-for-jade = The card must come from your hand, is shown to all, and goes to your discard pile. The jade is taken from the general stock.
step-swap-own = Which of your cards do you swap with one on the board?
help-swap-own = A hand card or a discarded one; no values are compared and no action follows. The board card goes where yours came from.
step-swap-board = For which card on the board?
help-swap-board = Any of the seven, also the one you have just played.
step-take-back = Take a discarded card back into your hand?
help-take-back = You can play it again today.
step-pay-for-jade = Pay three servants for a jade?
help-pay-for-jade = The tile offers a jade from the general stock. Discounts of decrees do not apply. Tiles may be traded for servants first.
step-activate-tile = Lay out the bonus tile for the rest of the day?
help-activate-tile = One servant from your pool lies with it until the end of the day phase and then goes to your supply. A bonus tile that is not laid out now has no effect any more.
step-lay-out = Which piece lies with the bonus tile?
help-lay-out = A normal servant, or the double servant, which then counts as one.
step-trade-down = You have more than six travel tiles: trade some of them.
help-trade-down = Trade until at most six tiles are left: two for a servant, four for points, six for a jade. A double tile counts as two when traded.
step-trade-at-end = Trade travel tiles, or finish?
help-trade-at-end = Tiles can also be traded in later turns. They are worth nothing at the end of the game.
step-choose-builder = Which piece goes onto the wall?
help-choose-builder = The double servant can lie flat and count as two, or stand and count as one.
step-build-from-supply = Put a servant from your supply onto the wall?
help-build-from-supply = It comes from your general supply and costs nothing. If the wall is complete, it is scored.
step-benefit = The wall has been scored: choose an intrigue benefit.
help-benefit = Everybody who had a servant on the wall may take one, the last on the intrigue track first. The marker goes back by the number of steps that the benefit costs.
step-turn-die = Turn a destiny die to which face?
help-turn-die = In the night every discarded gift brings a servant for each die that shows its value. The last one to turn a die decides.
step-choose-house = Where do you buy the jade?
help-choose-house = Each house has its price in servants. The square sells only when all houses are empty.
step-choose-decree = Which decree do you support?
help-choose-decree = You pay its price and one servant more for each rival servant on it. One further normal servant stays on the decree to the end of the game. The points count at once; the decree serves you from now on.
step-load-ship = Put a servant onto one of your ships?
help-load-ship = A ship holds three. A new ship starts in the first free harbour. After that you may move one ship.
step-load-first = Where does the first servant go?
help-load-first = Both servants must find a place: on your ships with room, or on new ones.
step-load-second = Where does the second servant go?
help-load-second = On one of your ships with room, or on a new one.
step-place-on-ship = Put a servant from your supply onto a ship?
help-place-on-ship = It costs nothing. If it is the third on its ship, the reward of the harbour may be taken at once.
step-choose-passenger = Which piece goes aboard?
help-choose-passenger = The double servant can take two spaces and count as two, or one space and count as one.
step-move-ship = Move one of your ships?
help-move-ship = It goes to the next free harbour ahead and passes over occupied ones.
step-claim-reward = A ship is full: take a reward?
help-claim-reward = One servant stays on the slot of the reward to the end of the game, the others and the ship come back. Harbour 2 gives points, 3 a gift card, 4 the double servant, 5 whichever of them you like. A full ship may also wait for a better harbour.
step-pay-with-double = Pay with the double servant?
help-pay-with-double = It stands for two servants; if only one is due, the rest is lost. It goes to your general supply and can be gained again.
step-gain-double = Take the double servant as one of those you gain?
help-gain-double = It counts as one when you gain it and as two when you use it.
step-choose-order = Which of your two morning decrees comes first?
help-choose-order = Both are resolved. The order can decide how many servants are in your supply.
step-morning-ship = Your decree: put a servant from your supply onto a ship?
help-morning-ship = If it is the third on its ship, the reward of the harbour may be taken at once.
step-morning-swap = Your decree: swap a hand card with one on the board?
help-morning-swap = No values are compared and no action follows. The dice have already been rolled.
step-take-gain = Take what you are offered?
help-take-gain = It costs nothing. Servants that stay in your supply can still be placed from there.

## Actions

action-card = { $card }
action-card-choose-discard = Discard { $card }
action-card-discard-for-jade = Discard { $card }
action-card-swap-own = { $card }{ $discarded ->
    [yes] , discarded
   *[no] , from the hand
}
action-card-take-back = Take back { $card }
action-loc = { $location }
action-loc-choose-location = { $location }, for { $card }{ $free ->
    [yes] {": free"}
   *[no] {": to be paid"}
}
action-loc-swap-board = { $location }: { $card }
action-city = { $city }: { $tile }
action-decree = { $decree }, for { $price } + 1 servants{ $points ->
    [0] {""}
   *[other] , { $points } points
}
action-decree-choose-order = First: “{ $decree }”
action-house = { $house } for { $price ->
    [one] { $price } servant
   *[other] { $price } servants
}
action-harbour = The ship in { harbour-name }, { $aboard } of 3 aboard
action-harbour-move-ship = The ship from { harbour-name } to harbour { $to }
action-new-ship = A new ship in { harbour-name }
action-skip = Do without it
action-skip-card-action = Do without the action of the card
action-skip-location-action = Do without the action of the location
action-skip-follow = Do not follow
action-skip-activate-tile = Leave it: { $tile }
action-skip-load-ship = Place nobody
action-skip-move-ship = Move no ship
action-skip-take-gain = Decline: { $gain }
action-opt-a = { $action }
action-opt-b = { $action }
action-pay-none = Pay nothing and perform no action
action-pay-servants = Pay two servants
action-pay-discard = Discard another hand card
action-unit-normal = A normal servant
action-unit-double-1 = The double servant, counting as one
action-unit-double-2 = The double servant, counting as two
action-no-double = Normal servants only
action-no-double-lay-out = A normal servant
action-use-double = The double servant
action-use-double-pay-with-double = { $count ->
    [1] The double servant, for a price of 1
    [2] The double servant for both
   *[other] The double servant for two of the { $count }
}
action-ben-none = No benefit
action-ben-1 = 1 step back: 1 servant
action-ben-3 = 3 steps back: 2 servants
action-ben-5 = 5 steps back: turn a destiny die
action-ben-7 = 7 steps back: 1 jade
action-die = Die { $die } from { $before } to { $face }
action-reward-none = Leave the ship in { harbour-name }
action-reward-vp = { $points } points for the ship in { harbour-name }
action-reward-card = A gift card for the ship in { harbour-name }
action-reward-double = The double servant for the ship in { harbour-name }
action-trade = Trade { $doubles ->
    [0] { $plain } tiles
    [one] { $plain ->
        [0] a double tile
       *[other] a double tile and { $plain } others
    }
   *[other] { $plain ->
        [0] { $doubles } double tiles
       *[other] { $doubles } double tiles and { $plain } others
    }
} for { $gain }
action-no = No
action-yes = Yes
action-yes-pay-for-jade = Pay three servants and take the jade
action-yes-activate-tile = Lay it out: { $tile }
action-yes-take-gain = Take: { $gain }
action-end-turn = Trade nothing more

harbour-name = { $route ->
    [0] harbour { $harbour }
   *[other] harbour { $harbour } of the second route
}
trade-servant = 1 servant
trade-vp = { $points } points
trade-jade = 1 jade
gain-income = { $count ->
    [one] the income, { $count } servant
   *[other] the income, { $count } servants
}
gain-night = a palace step for the most matches
do-TRAVEL-a = One move
do-TRAVEL-b = Pay { $price ->
    [one] { $price } servant
   *[other] { $price } servants
}: two moves
do-WALL-a = 1 servant onto the wall
do-WALL-b = Pay 1 servant: 2 servants onto the wall
do-JADE-a = Buy a jade
do-INTRIGUE-a = { $medal ->
    [yes] 1 step of intrigue, and the medal
   *[no] 1 step of intrigue
}
do-INTRIGUE-b = Pay 1 servant: 3 steps of intrigue
do-PALACE-a = { $inside ->
    [yes] 1 point, for the envoy is inside
   *[no] 1 step towards the palace
}
do-PALACE-b = { $inside ->
    [yes] Pay 2 servants: 2 points and 1 step of intrigue
   *[no] Pay 2 servants: 2 steps towards the palace and 1 of intrigue
}
do-DECREES-a = Support a decree
do-CANAL-a = Place a servant and move a ship
do-CANAL-b = Pay 1 servant: place 2 servants
do-S1-a = Gain 1 servant
do-S2-a = Gain 2 servants
do-SWP-a = Swap a card

## Events

event-started = { $seat } is the start player.
event-dealt = { $card } is laid at the location { $location }.
event-law_laid = A decree is laid out: “{ $decree }”.
event-focused = Meng’s focus is the location { $location }.
event-meng_card = Meng turns up a gift card.
event-phase = {"\u000A"}{ $phase } begins.
event-turn = It is { $seat }’s turn.
event-day = It is day { $day }.
heading-day = Day { $day }
event-exchanged = { $seat } lays { $card } at the location { $location } and takes { $taken }.
event-discarded_unseen = { $seat } discards { $card } as payment.
event-discarded = { $seat } discards { $card }.
event-taken_back = { $seat } takes back { $card } from the discard pile.
event-swapped = { $seat } swaps { $card } for { $taken } at the location { $location }.
event-matched = { $matches ->
    [0] { $seat } has no match with the dice.
    [one] { $seat } has { $matches } match with the dice.
   *[other] { $seat } has { $matches } matches with the dice.
}
event-tile_laid = { $city } gets a tile: { $tile }.
event-tiles_shuffled = { $count ->
    [one] The discarded travel tile is shuffled again.
   *[other] The { $count } discarded travel tiles are shuffled again.
}
event-travelled = { $seat } travels to { $city } and takes the tile there: { $tile }.
event-traded = { $seat } trades tiles ({ $tiles }).
event-automa_drawn = Meng draws { $card }.
event-meng_took_back = Meng takes back { $card } from his discard pile.
event-gift_drawn = { $seat } draws { $card } from the gift pile.
event-wall_scored = { $servants ->
    [one] The wall is scored: { $seat } has the most there, { $servants } servant.
   *[other] The wall is scored: { $seat } has the most there, { $servants } servants.
}
event-scored = { $points ->
    [one] { $seat } scores { $points } point { $why }.
   *[other] { $seat } scores { $points } points { $why }.
}
event-tolled = { $paid ->
    [0] { $seat } has no point to pay the toll; { $owner } gains one all the same.
   *[other] { $seat } pays a toll of 1 point to { $owner }.
}
event-palace_step = { $seat }’s envoy reaches step { $step } of the palace.
event-arrived = { $seat }’s envoy is received in the palace, for { $points } points at the end.
event-intrigued = { $seat }’s intrigue marker moves to { $space }.
event-medal_taken = { $seat } takes the medal of the next start player.
event-day_starter = { $seat } starts the new day.
event-rolled = The destiny dice show { $faces }.
event-die_turned = { $seat } turns die { $die } from { $before } to { $face }.
event-jade_taken = { $seat } takes a jade.
event-jade_bought = { $seat } buys a jade from { $house }.
event-paid = { $seat } pays { pieces-name }.
event-gained = { $seat } gains { pieces-name }.
event-built = { $spaces ->
    [one] { $seat } builds on the wall.
   *[other] { $seat } builds on the wall with the double servant.
} It counts { $total } now.
event-decreed = { $seat } supports a decree: “{ $decree }”.
event-launched = { $seat } launches a ship in { harbour-name }.
event-boarded = { $seat }’s ship in { harbour-name } has { $aboard } aboard.
event-sailed = { $seat }’s ship sails to { harbour-name }.
event-ship_lost = { $seat }’s ship leaves { harbour-name } without a reward.
event-claimed = { $seat } takes a reward for the ship in { harbour-name }: { $reward }.
event-laid_out = { $seat } lays out a bonus tile: { $tile }.
event-laid_beside = { $seat } lays out a bonus tile at the location { $location }: { $tile }.
event-let_lie = { $seat } leaves a bonus tile: { $tile }.
event-bonus_over = A bonus tile of { $seat } has had its day: { $tile }.
event-game_end = The game is over.

pieces-name = { $double ->
    [0] { $servants ->
        [0] no servant
        [one] { $servants } servant
       *[other] { $servants } servants
    }
   *[other] { $servants ->
        [0] the double servant
        [one] the double servant and { $servants } servant
       *[other] the double servant and { $servants } servants
    }
}
for-palace-step = for a step inside the palace
for-decree = for a decree
for-harbour = in a harbour
for-trade = for travel tiles
for-tile = for a travel tile
for-swap = in place of a swap
for-wall = for the wall
for-night = for the most matches
for-palace = for the arrival in the palace
for-jade = for jade

## Why something is not allowed

why-game-over = The game is over.
why-not-asked = { $needed } is asked now, not { $have }.
why-benefits-in-order = Intrigue benefits are chosen in order, the last on the track first; now it is { $needed }.
why-must-exchange = Who has a hand card must exchange one.
why-not-in-hand = Not in this hand: { $needed }.
why-card-is-played = { $needed } is the card being played; another one must be discarded.
why-gift-too-low = The card must be worth at least { $needed }, not { $have }.
why-not-own-card = Neither in this hand nor in this discard pile: { $needed }.
why-not-discarded = Not in this discard pile: { $needed }.
why-no-card-now = No card is asked for now.
why-no-location-now = No location is asked for now.
why-no-servant-in-pool = A bonus tile needs a servant from the pool, and the pool is empty.
why-other-bonus-tile = This bonus tile is laid out differently: { $needed }.
why-no-travel-now = No move of the traveller is asked for now.
why-no-such-city = This map has { $needed } cities; they are counted from 0, and { $have } is none of them.
why-no-tile-there = There is no travel tile in { $needed }.
why-passed-over = Cities without a tile are passed over.
why-out-of-reach = No road leads to { $needed } without passing another tile.
why-no-tile-on-map = There is no travel tile on the map.
why-must-travel = A move that has begun must be made.
why-not-level-one = Only a decree of level 1 is resolved in the morning.
why-no-decree-now = No decree is asked for now.
why-decree-owned = Each decree can be supported once only: “{ $needed }”.
why-all-decrees-owned = All six decrees are already supported.
why-decree-too-dear = Price and placed servant need { $needed } servants, and { $have } are there; the one placed must be a normal one.
why-no-jade-now = No jade is bought now.
why-square-closed = The square sells only when all houses are empty; they still hold { $have } jade.
why-house-empty = There is no jade left in { $needed }.
why-too-few-servants = This needs { $needed } servants in the pool, and { $have } are there.
why-no-ship-now = No ship is asked for now.
why-no-own-ship-there = There is no ship of this seat in that harbour.
why-no-harbour-ahead = There is no free harbour ahead of this ship.
why-ship-full = This ship has no free space.
why-no-room-for-second = Then the second servant would find no room.
why-no-room-for-both = Two servants cannot both find room on ships.
why-no-room-for-double = Counting as two the double servant needs { $needed } free spaces, not { $have }.
why-nobody-to-place = There is no servant to be placed.
why-no-such-route = This board has { $needed ->
    [one] { $needed } route
   *[other] { $needed } routes
}; they are counted from 0, and { $have } is none of them.
why-no-launch = No ship can be launched there: none is left, or all harbours are taken.
why-must-place = Both servants must be placed.
why-must-trade = At most { $needed } tiles can be kept, and there are { $have }; some must be traded.
why-must-claim = The second servant would find no room unless a reward is taken now.
why-nothing-to-skip = There is nothing to do without now.
why-no-other-card = To discard a card as payment another hand card is needed.
why-no-payment-now = Nothing is to be paid now.
why-no-placement-now = No piece is placed now.
why-double-not-there = The double servant is not there.
why-no-choice-of-double = There is no choice about the double servant now.
why-no-benefit-now = Intrigue benefits are taken only after the wall has been scored.
why-too-few-steps = The benefit costs { $needed } steps, and the marker stands on { $have }.
why-supply-empty = There is no servant left in the general supply.
why-no-die-now = No die is turned now.
why-no-claim-now = No reward can be taken now.
why-other-harbour = Harbour { $have } does not give this reward: { $needed }.
why-no-free-slot = No slot is free for this reward: { $needed }.
why-no-trade-now = Tiles cannot be traded at this moment.
why-worth-too-much = These tiles are worth more than what they are traded for.
why-too-few-double-tiles = This takes { $needed } double tiles, and there are { $have }.
why-too-few-tiles = This takes { $needed } plain tiles, and there are { $have }.
why-tile-not-stored = A tile just taken must be stored before it can be traded.
why-no-such-question = This is no answer to what is asked now.
why-nothing-to-gain = There is nothing to be gained.
why-turn-goes-on = The turn is not at its end.
why-no-action-now = No action is asked for now.
why-only-option-a = This action has only one option.
why-option-not-possible = An option that cannot be paid or carried out cannot be chosen.
why-track-end-without-medal = The marker is on { $needed }, the end of the track, and the medal is taken.
why-track-end = The marker is on { $needed }, the end of the track.
why-nothing-on-canal = Nobody can be placed, no ship can move, and no reward can be taken.

## Locations

location-TRAVEL = Travel
location-TRAVEL-help = A: move the traveller once. B: pay 2 servants and move twice. Each move takes a travel tile with its bonus; tiles can be traded, 2 for a servant, 4 for { $trade_vp } points, 6 for a jade.
location-WALL = Great Wall
location-WALL-help = A: 1 servant onto the wall. B: pay 1 servant for 2 on the wall. A complete wall brings { $wall_vp } points and a palace step to who has the most there, and intrigue benefits to all who built.
location-JADE = Jade
location-JADE-help = Buy one jade for servants. Jade counts at the end of the game, each further one more: { $jade_vp }.
location-INTRIGUE = Intrigue
location-INTRIGUE-help = A: 1 step, and for the first of the day the medal, which makes its owner the next start player. B: pay 1 servant for 3 steps. The track breaks all ties and buys benefits.
location-PALACE = Palace
location-PALACE-help = A: 1 step. B: pay 2 servants for 2 steps and 1 step of intrigue. Who has not brought the envoy into the palace cannot win.
location-DECREES = Decrees
location-DECREES-help = Support one of six decrees: pay its price, and one servant for each rival on it; one more servant stays there.
location-CANAL = Grand Canal
location-CANAL-help = A: place up to 1 servant and move up to 1 ship. B: pay 1 servant and place 2. A full ship brings the reward of its harbour.

## Gift cards

gift-card = { $gift } ({ $value }, { $action })
gift-card-help = { $action ->
    [PAL] You may perform the action of the Palace.
    [CAN] You may perform the action of the Grand Canal.
    [WAL] You may perform the action of the Great Wall.
    [DEC] You may perform the action of the Decrees.
    [INT] You may perform the action of Intrigue.
    [S1] You gain 1 servant.
    [S2] You gain 2 servants.
    [SWP] You may swap one of your cards with one on the board.
   *[NON] It has no action of its own.
}
gift-fruit-bowl = fruit bowl
gift-paper-fan = paper fan
gift-go-stones = Go stones
gift-bonsai = bonsai
gift-tea-set = tea set
gift-porcelain-vase = porcelain vase
gift-gem-necklace = gem necklace
gift-pipa = Dunhuang pipa
gift-golden-statue = golden statue
card-action-PAL = Palace
card-action-CAN = Canal
card-action-WAL = Wall
card-action-DEC = Decrees
card-action-INT = Intrigue
card-action-S1 = +1 servant
card-action-S2 = +2 servants
card-action-SWP = swap
card-action-NON = no action

## Travel tiles

tile-T_S1 = 1 servant
tile-T_S1-help = Gain 1 servant.
tile-T_S2 = 2 servants
tile-T_S2-help = Gain 2 servants.
tile-T_PAL = palace +1
tile-T_PAL-help = The envoy goes one step on.
tile-T_INT = intrigue +1
tile-T_INT-help = The intrigue marker goes one step on.
tile-T_C7J = 7+ for jade
tile-T_C7J-help = You may discard a hand card of value 7 or more for a jade.
tile-T_VP2 = points
tile-T_VP2-help = You score { $tile_vp } points.
tile-T_SWP = card swap
tile-T_SWP-help = You may swap one of your cards, in hand or discarded, with one on the board.
tile-T_RET = card back
tile-T_RET-help = You may take a discarded card back into your hand.
tile-T_SHP = ship +1
tile-T_SHP-help = You may put a servant from your general supply onto a ship.
tile-T_WAL = wall +1
tile-T_WAL-help = You may put a servant from your general supply onto the wall.
tile-T_S3J = 3 for jade
tile-T_S3J-help = You may pay three servants for a jade.
tile-T_DBL = double tile
tile-T_DBL-help = It counts as two tiles when traded, and is kept face up.
tile-T_PLUS = cards +1
tile-T_PLUS-help = Bonus tile: laid out with a servant, it adds 1 to each card you play today.
tile-T_TOLL = toll
tile-T_TOLL-help = Bonus tile: laid out with a servant beside a location, it brings you a point from each other player who performs the action there today.
tile-T_FOLLOW = follow
tile-T_FOLLOW-help = Bonus tile: laid out with a servant beside a location, it lets you follow each other player who performs the action there today.

## Decrees

decree-D1_INT = morning: intrigue +2
decree-D1_INT-help = Level 1, price { $cost }, { $vp } points at once. Each morning the intrigue marker goes two steps on.
decree-D1_CAN = morning: ship +1
decree-D1_CAN-help = Level 1, price { $cost }, { $vp } points at once. Each morning you may put a servant from your general supply onto a ship.
decree-D1_SRV = morning: 1 servant
decree-D1_SRV-help = Level 1, price { $cost }, { $vp } points at once. Each morning you gain a servant.
decree-D1_PAL = morning: palace +1
decree-D1_PAL-help = Level 1, price { $cost }, { $vp } points at once. Each morning the envoy goes one step on.
decree-D1_SWP = morning: card swap
decree-D1_SWP-help = Level 1, price { $cost }, { $vp } points at once. Each morning you may swap a gift card with one on the board.
decree-D2_TRV = two moves 1 cheaper
decree-D2_TRV-help = Level 2, price { $cost }, { $vp } points at once. Option B of Travel costs one servant less.
decree-D2_JAD = jade 1 cheaper
decree-D2_JAD-help = Level 2, price { $cost }, { $vp } points at once. The Jade action costs one servant less.
decree-D2_WAL = wall +1 from supply
decree-D2_WAL-help = Level 2, price { $cost }, { $vp } points at once. With each Wall action you may add a servant from your general supply.
decree-D2_EQL = equal gifts are free
decree-D2_EQL-help = Level 2, price { $cost }, { $vp } points at once. Exchanging cards of equal value is free.
decree-D2_DEC = decrees 1 cheaper
decree-D2_DEC-help = Level 2, price { $cost }, { $vp } points at once. Further decrees cost one servant less.
decree-D3_VP3 = end: point track
decree-D3_VP3-help = Level 3, price { $cost }. At the end 1 point for every { $decree_divisor } on the track, at most { $decree_cap }.
decree-D3_FLAT = end: fixed points
decree-D3_FLAT-help = Level 3, price { $cost }. At the end { $decree_flat } points.
decree-D3_JAD = end: per jade
decree-D3_JAD-help = Level 3, price { $cost }. At the end { $decree_each } points for each jade, at most { $decree_cap }.
decree-D3_DEC = end: per decree
decree-D3_DEC-help = Level 3, price { $cost }. At the end { $decree_each } points for each own servant on decrees, this one included.
decree-D3_HAR = end: per reward
decree-D3_HAR-help = Level 3, price { $cost }. At the end { $decree_each } points for each own servant beside harbour rewards.

## Cities

city-jiayuguan = Jiayuguan
city-yulin = Yulin
city-datong = Datong
city-liaoyang = Liaoyang
city-lanzhou = Lanzhou
city-xian = Xi’an
city-kaifeng = Kaifeng
city-jinan = Jinan
city-chengdu = Chengdu
city-chongqing = Chongqing
city-wuchang = Wuchang
city-nanjing = Nanjing
city-kunming = Kunming
city-guilin = Guilin
city-guangzhou = Guangzhou
city-fuzhou = Fuzhou
city-ningxia = Ningxia
city-taiyuan = Taiyuan
city-nanchang = Nanchang
city-guiyang = Guiyang

## Jade houses, rewards, phases, automa cards

house-0 = the first house
house-1 = the second house
house-2 = the third house
house-3 = the square
house-3-help = When all houses are empty, the square sells jade for { $square_price } servants.
reward-vp = points
reward-vp-help = In harbour 2: { $harbour_vp } points.
reward-card = a gift card
reward-card-help = In harbour 3: a gift card from the pile into the hand, for the rest of the game.
reward-double = the double servant
reward-double-help = In harbour 4: the double servant comes into the pool. It counts as two wherever servants are paid or placed.
phase-morning = The morning
phase-day = The day
phase-dusk = Dusk
phase-night = The night
phase-final = The final scoring
automa-TRAVEL = an automa card (Travel)
automa-TRAVEL-help = By day Meng exchanges his gift there and performs the action. In dusk he pays 2 servants for one more move.
automa-WALL = an automa card (Great Wall)
automa-WALL-help = By day Meng exchanges his gift there and performs the action. In dusk, with at least 2 servants, he pays 1 and puts 1 onto the wall.
automa-JADE = an automa card (Jade)
automa-JADE-help = By day Meng exchanges his gift there and performs the action. In dusk he makes a free move on the map.
automa-INTRIGUE = an automa card (Intrigue)
automa-INTRIGUE-help = By day Meng exchanges his gift there and performs the action. In dusk he pays 1 servant for 2 steps of intrigue.
automa-PALACE = an automa card (Palace)
automa-PALACE-help = By day Meng exchanges his gift there and performs the action. In dusk he pays 2 servants for 1 step towards the palace and 1 of intrigue.
automa-DECREES = an automa card (Decrees)
automa-DECREES-help = By day Meng exchanges his gift there and performs the action. In dusk he makes a free move on the map.
automa-CANAL = an automa card (Grand Canal)
automa-CANAL-help = By day Meng exchanges his gift there and performs the action. In dusk, with at least 2 servants, he pays 1 and puts 1 onto a ship.
automa-SPECIAL = a special automa card
automa-SPECIAL-help = By day Meng exchanges his gift at his focus and performs option B without paying; servants he places come from his supply first. In dusk he makes a free move on the map.

## Table options

option-travel_set = Travel tiles
option-travel_set-help = How many travel tiles are in the game, bonus tiles not counted?
option-travel_set-26 = 26 tiles
option-travel_set-32 = 32 tiles
option-gain_choice = Gains
option-gain_choice-help = Are gains that cost nothing and may be declined taken at once?
option-gain_choice-auto = they are taken at once
option-gain_choice-ask = the player is asked
option-tile_storage = Storing travel tiles
option-tile_storage-help = When are the tiles of a journey stored and counted?
option-tile_storage-after_action = together, after the whole journey
option-tile_storage-each_move = after each move
option-claim_window = Harbour rewards
option-claim_window-help = When can the reward for a waiting full ship be taken?
option-claim_window-canal = in a Canal action and in the night
option-claim_window-own_turn = also at the beginning and the end of each own turn
option-final_wall_benefits = Last wall
option-final_wall_benefits-help = Are intrigue benefits given after the wall is scored at the end of the game?
option-final_wall_benefits-off = no
option-final_wall_benefits-on = yes, as always
option-night_claims = Rewards of the night
option-night_claims-help = For how many full ships can a player take a reward in one night?
option-night_claims-all = for all of them
option-night_claims-one = for one
option-bonus_trigger = Toll and follow
option-bonus_trigger-help = What do the bonus tiles for toll and follow react to?
option-bonus_trigger-execution = to each performing of the action, also by a card
option-bonus_trigger-location = only to the action of the location where a card was exchanged
option-expert = Expert variant
option-expert-help = Are the cards of the board drawn from all cards that no player holds?
option-expert-false = no
option-expert-true = yes
option-bonus_tiles = Bonus tiles
option-bonus_tiles-help = Are the six bonus travel tiles in the game?
option-bonus_tiles-false = no
option-bonus_tiles-true = yes
option-difficulty = Meng
option-difficulty-help = How strong is Meng in the solo game?
option-difficulty-easy = easy: one special automa card less
option-difficulty-normal = normal
option-difficulty-hard = hard: with a fifth gift card
option-pairing = Gift sets
option-pairing-help = Which sets of gift cards do you and Meng have in the solo game?
option-pairing-P4-P5 = you the fourth, Meng the fifth
option-pairing-P2-P3 = you the second, Meng the third
option-pairing-P1-P2 = you the first, Meng the second
option-focus = Meng’s focus
option-focus-help = Which location do Meng’s special cards use in the solo game?
option-focus-random = drawn at random
option-focus-TRAVEL = Travel
option-focus-WALL = Great Wall
option-focus-JADE = Jade
option-focus-INTRIGUE = Intrigue
option-focus-PALACE = Palace
option-focus-DECREES = Decrees
option-focus-CANAL = Grand Canal

## Score sheet and end

sheet-before = Points before the end
sheet-wall = Great Wall
sheet-decrees = Decrees of level 3
sheet-palace = Arrival in the palace
sheet-jade = Jade
sheet-raw = All points
sheet-eligible = Received in the palace
sheet-total = Result
over-days = The fourth day is over.

## The picture of the table

picture-heading = Day { $day } of { $days } · { $phase }
picture-phase-setup = Set-up
picture-phase-morning = Morning
picture-phase-day = Day phase
picture-phase-dusk = Dusk
picture-phase-night = Night
picture-phase-final = Final scoring
picture-phase-end = End
picture-turn = turn of { $seat }
picture-start = start player { $seat }
picture-dice = Destiny dice
picture-gifts = gift pile { $count }
picture-tiles = travel tiles { $pile } + { $discarded } traded
picture-seat = Seat
picture-you = you
picture-points = VP
picture-pool = Pool
picture-supply = Supply
picture-double = Double
picture-jade = Jade
picture-hand = Hand
picture-discard = Discard
picture-travel = Tiles
picture-ships = Ships
picture-rewards = Harbours 2-3-4
picture-double-locked = locked
picture-double-pool = pool
picture-double-supply = supply
picture-double-wall1 = wall 1
picture-double-wall2 = wall 2
picture-double-ship = ship
picture-double-bonus = tile
picture-double-focus = focus
picture-own-hand = Your hand
picture-own-discard = Your discard pile
picture-own-tiles = Your travel tiles
picture-hand-of = Hand of { $seat }
picture-discard-of = Discard pile of { $seat }
picture-tiles-of = Travel tiles of { $seat }
picture-matches = { $count ->
    [0] no match
    [one] { $count } match
   *[other] { $count } matches
}
picture-none = none
picture-wall = { $total } of { $needed }
picture-medal = medal: { $seat }
picture-medal-free = medal free
picture-fields = at 8: { $fields } VP
picture-price = for { $price }
picture-square = square for { $price }
picture-level = Level { $level }
picture-decree-points = { $points } VP
picture-focus = focus { $location }
picture-today = today
picture-deck = { $count } in the deck
picture-further-roads = Further roads

## Zones of a position

zone-at = Time
zone-day = Day
zone-phase = Phase
zone-step = Step
zone-start = Start player
zone-active = Turn
zone-dice = Destiny dice
zone-medal = Medal
zone-board = Gifts at the locations
zone-draw = Gift pile
zone-box = Box
zone-travel = Travel tiles
zone-map = On the map
zone-pile = Pile
zone-decrees = Decrees
zone-jade_houses = Jade in the houses
zone-intrigue = Intrigue track
zone-automa = Automa cards
zone-deck = Deck
zone-today = Today
zone-solo = Solo game
zone-difficulty = Difficulty
zone-pairing = Gift sets
zone-focus = Meng’s focus
zone-sheet = Final scoring
zone-before = Points before the end
zone-known = Known of the others
zone-origin = Beginning of the turn
zone-meng = Meng
zone-hand = Hand
zone-discard = Discard pile
zone-hidden = Seen by no one else
zone-covered = In hand or discarded, the others cannot tell
zone-either = In hand or discarded
zone-pool = Servants in the pool
zone-supply = Servants in the general supply
zone-aside = Servants not in the game
zone-double = Double servant
zone-normal = Normal servants
zone-wall = Servants on the wall
zone-ships = Ships
zone-route = Route
zone-harbour = Harbour
zone-slots = Harbour rewards
zone-card = Gift card
zone-tiles = Stored travel tiles
zone-traveller = Traveller
zone-palace = Palace step
zone-arrival = Arrival field
zone-vp = Points
zone-jade = Jade
zone-bonus = Bonus tiles laid out
zone-bonus_dead = Bonus tiles used up
zone-tile = Tile
zone-location = Location
zone-piece = Piece
zone-stack = Gift stack
zone-under = Under the stack
zone-neutral = Neutral servants

## The board in the browser

board-zone-rail = The day
board-zone-mine = Your pieces
board-zone-rival = What { $seat } has
board-court = { $location }: { $card }
board-option = { $location }, option { $letter }: { $does }
board-chip-free = free
board-chip-pay = −2 or card
board-focus = Meng’s focus: { $location }
board-laid = Bonus tile of { $seat }, laid out: { $tile }
board-dead = Bonus tile, used up: { $tile }
board-of = { $count } of { $all }
board-most = most:
board-free = free
board-count-of = { $seat } { $count }
board-at = { $seat } on { $place }
board-day = Day { $day } of { $days }: { $phase }
board-die = Destiny die { $die }: { $face }
board-order = Turn order: { $seats }
board-gift-pile = { $count ->
    [one] Gift pile: { $count } card
   *[other] Gift pile: { $count } cards
}
board-automa = Automa cards: { $deck } in the deck, { $discard } discarded
board-automa-today = Played by Meng today: { $card }
board-tile-piles = Travel tiles: { $pile } in the piles, { $discard } traded
board-city-tile = { $city }: { $tile }
board-city-traveller = { $city }: traveller of { $seat }
board-city-empty = { $city }: no tile
board-unplaced = Not on the map yet: travellers of { $seats }
board-wall = Great Wall: { $total } of { $needed } servants. { $who }
board-steps = Steps to the palace. { $who }
board-hall = Arrival fields. { $fields }
board-field-free = { $points ->
    [one] { $points } point, free
   *[other] { $points } points, free
}
board-field-taken = { $points ->
    [one] { $points } point, { $seat }
   *[other] { $points } points, { $seat }
}
board-harbour-ship = { harbour-name }, { $reward }: ship of { $seat }, { $aboard } of 3 aboard
board-harbour-free = { harbour-name }, { $reward }: no ship
board-quay-1 = no reward
board-quay-2 = points
board-quay-3 = a gift card
board-quay-4 = the double servant
board-quay-5 = any reward
board-track = Intrigue track, from the front: { $who }
board-medal-free = The medal of the next start player is free
board-medal-of = The medal of the next start player: { $seat }
board-house = { $house }: price { $price }, { $stock } jade
board-square = The square: price { $price }, when all houses are empty
board-square-short = Square
board-square-when = if houses are empty
board-jade-scale = Points for jade at the end: { $points }; { $further } for each more
board-decree = Level { $level }: { $decree }. Price { $price }, { $points } points; no servants
board-decree-held = Level { $level }: { $decree }. Price { $price }, { $points } points; servants of { $seats }
board-gifts = Gifts
board-in-hand = { $count } in hand
board-in-discard = { $count } discarded
board-discard = Your discard pile: { $count }
board-hand-card = In your hand: { $card }
board-offered = Offered now: { $card }
board-discard-card = In your discard pile: { $card }
board-servants = Servants
board-pool = pool
board-supply = supply
board-own-pool = { $count ->
    [one] Your pool: { $count } servant
   *[other] Your pool: { $count } servants
}
board-own-supply = { $count ->
    [one] Your general supply: { $count } servant
   *[other] Your general supply: { $count } servants
}
board-double = Double servant: { $place }
board-double-locked = double, locked
board-double-pool = double in the pool
board-double-supply = double in the supply
board-double-wall1 = double on the wall, 1
board-double-wall2 = double on the wall, 2
board-double-ship = double on a ship
board-double-bonus = double on a bonus tile
board-ships = ships ready
board-own-ships = { $count ->
    [one] { $count } ship ready
   *[other] { $count } ships ready
}
board-tiles = Travel tiles
board-own-tile = Your tile: { $tile }
board-trade = Trade tiles worth { $worth } for { $gain }
board-rewards = Harbour rewards
board-slots = { $reward }: { $used } of { $all } slots used
board-vp = points
board-own-vp = { $points ->
    [one] Your points: { $points }
   *[other] Your points: { $points }
}
board-jade = jade
board-own-jade = Your jade: { $count }
board-envoy = envoy
board-own-envoy = Your envoy: step { $step } of { $all }
board-to-go = { $count } to go
board-inside = inside: { $points }
board-own-intrigue = Your intrigue marker: space { $space }
board-r-hand = { $seat }: { $hand } cards in hand, { $discard } discarded
board-r-pool = { $seat }: { $pool } servants in the pool, { $supply } in the supply
board-r-vp = { $seat }: { $points } points on the track
board-r-jade = { $seat }: { $count } jade
board-r-tiles = { $seat }: { $count } travel tiles, { $doubles } of them double
board-r-tile = { $seat }: { $tile }
board-r-intrigue = { $seat }: intrigue { $space }
board-r-ships = { $seat }: { $count } of 3 ships on the canal
board-r-slots = { $seat }: { $count } harbour rewards
board-r-decrees = { $seat }: { $count } decrees
board-r-double = { $seat }: double servant, { $place }
board-hand = hand
board-discarded = discarded
board-either = one of both
board-stack = stack
board-recalled = { $what }: { $cards }
board-unseen-gifts = Gift cards not seen yet, in the pile or drawn unseen: { $count }
board-unseen-tiles = Travel tiles in the piles: { $count }
board-traded-tiles = Traded travel tiles: { $count }

## What the pieces are, for who asks

about-day = The game has four days, each with morning, day and night. In the morning everybody gains the servants of the new day.
about-dice = In the night each discarded gift brings a servant for every die that shows its value. Who has the most matches also gains { $night_vp } points and a palace step.
about-order = Turns go clockwise from the start player. Who holds the medal in the morning becomes start player.
about-medal = The first of the day to take option A of Intrigue receives it, and starts the next day.
about-track = Who is ahead wins every tie; on one space the upper marker is ahead. A marker that arrives is put on top.
about-benefit = When the wall has been scored, everybody who had a servant there may go back on the track for one benefit, the last one first.
about-steps = An envoy on the last step is inside. Each further step is worth a point. Who is not inside at the end cannot win.
about-hall = An envoy who arrives takes the best free field. It counts at the end of the game.
about-harbour = A full ship may be exchanged for the reward of its harbour. In the night all ships go one harbour on; a ship in harbour 5 is lost.
about-ship = It holds three servants. A new ship starts in the first free harbour of its route; a moving ship passes over occupied harbours.
about-servant = Servants in the pool pay, build and sail. Paid ones go to the general supply and can be gained again.
about-supply = Every colour has its own general supply. When it is empty, nothing more can be gained.
about-double = The reward of harbour 4 unlocks it. It pays for two, and counts as one or two on the wall and on ships.
about-envoy = It must be inside the palace at the end, or its family cannot win.
about-traveller = It starts in any city with a tile, then follows the roads to a next city with a tile.
about-jade = Jade counts at the end of the game: { $jade_vp } points for none to five, { $further_jade_vp } for each further one.
about-niches = Six stored tiles at most. They can be traded at any time of the own turn: two for a servant, four for { $trade_vp } points, six for a jade.
about-hand = Gift cards that can still be played today. Only their owner sees them.
about-discard = Cards taken or discarded today. They decide about the matches of the night and are the hand of tomorrow.
about-gifts = The rewards of harbour 3 are drawn from here.
about-tiles = Each morning empty cities get new tiles from here. When the piles are empty, the traded tiles are shuffled.
about-vp = Points so far. More are counted at the end of the game.
about-automa = It tells where Meng exchanges his gift by day, and what he does at dusk.
about-focus = Meng’s double servant marks the location that his special cards use.
