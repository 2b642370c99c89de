### Yangtze in English

title = Yangtze
description = Trade along the great river in the Qing dynasty: collect goods into bundles, bid for establishments, and weather twelve rulers.

## Decisions: what is asked, and a little help

step-sell-bundles = Sell bundles of goods, or end selling.
help-sell-bundles = A bundle is any number of tiles of one category that all show the same good or all show the same colour. Bigger bundles are worth far more per tile. You may sell as many bundles as you like, but only now, at the beginning of your turn.
step-buy-good = Buy one good from the river, or buy nothing.
help-buy-good = The price is the number of the trading house at the slot; goods drift towards Shanghai and become cheaper. After a purchase the river is refilled from the bag, which may bring auctions and rulers. Buying nothing ends your turn without a draw.
step-auction = Raise the bid for the establishment, or drop out.
help-auction = Every bid must be higher than the last one and covered by your money. Who passes is out of this auction; the last one left pays the bid and takes the tile. Establishments score for different kinds of one colour and for majorities in a kind.
step-sell-by-card = Sell bundles with the selling card.
help-sell-by-card = The card is played, so at least one bundle must be sold now. Then you may sell more bundles or stop.
step-window = A ruler's order comes to you: play the selling card before it, or go on.
help-window = Goods sold now are neither taxed nor discarded. The card is spent; at least one bundle must be sold with it.
step-redeem-card = Your money does not cover the tax: choose a liquidity card to redeem.
help-redeem-card = As long as the tax is higher than your money and you have a liquidity card, one must be redeemed. What remains after paying is yours. Goods never have to be sold for a tax.
step-discard-good = Choose one of your goods for the box.
help-discard-good = The ruler demands one good from behind your screen, a start good or a bought one. It leaves the game.
step-sell-one = The ruler lets you sell one bundle now, or decline.
help-sell-one = This sale is outside your turn and costs no card. Exactly one bundle can be sold.
step-buy-back = Buy back one spent liquidity card, or decline.
help-buy-back = You pay what the card had yielded. It is then unspent again: it can be redeemed once more, or scores at the end.
step-take-from-river = Choose a good on the river to exchange for one of yours, or decline.
help-take-from-river = You first choose the good you want, then the one you give for it. No money is paid; your good takes the same slot.
step-give-to-river = Choose the good you give for it.
help-give-to-river = The good takes the slot of the one you receive, in sight of everybody.
step-follow-ruler = Follow one of the open rulers, or decline.
help-follow-ruler = The order you choose is carried out by you alone. A tax or a discard that you choose must be carried out; an offer may still be declined.

## Actions

action-pass = Pass
action-pass-sell-bundles = End selling
action-pass-buy-good = Buy nothing, end the turn
action-pass-auction = Drop out of the auction
action-pass-sell-by-card = End selling
action-pass-window = Go on without the card
action-pass-sell-one = Decline and sell nothing
action-pass-buy-back = Decline and buy back nothing
action-pass-take-from-river = Decline and exchange nothing
action-pass-follow-ruler = Decline and follow no ruler
action-liq = Liquidity card: +{ $amount }
action-sell-card = Selling card
action-two-goods = Card for two goods
action-buy = { $tile } for { $price }
action-free = Take { $tile } free of charge
action-free-range = Any good, free by card
action-back = Buy back the liquidity card for { $amount }
action-take = Take { $tile }
action-copy = { $ruler }: { $help }
action-discard = Discard { $tile }
action-sell = { $tiles } for { $value }
action-give = Give { $tile }
action-bid = Bid { $amount }
action-bid-range = Bid any amount from { $first } to { $last }

## Events

event-started = { $seat } is the start player.
event-laid = { $tile } is laid on the river at slot { $slot }.
event-dealt = { $seat } draws { $tile } as a start good.
event-turn = It is { $seat }’s turn.
event-turn_end = { $acted ->
    [yes] { $seat }’s turn ends.
   *[no] { $seat } ends the turn without an action.
}
event-sold = { $seat } sells { $tiles } for { $value }.
event-bought = { $price ->
    [0] { $seat } takes { $tile } from slot { $slot } free of charge.
   *[other] { $seat } buys { $tile } from slot { $slot } for { $price }.
}
event-drawn = { $seat } draws { $tile } from the bag.
event-pushed = It enters the river at the open side, and the gap at slot { $gap } closes.
event-auctioned = It comes up for auction.
event-bid = { $seat } bids { $amount }.
event-passed = { $seat } drops out.
event-won = { $seat } wins { $tile } for { $amount }.
event-boxed = Nobody wants { $tile }; it goes to the box.
event-ruler_opened = It is a decree of { $reign }.
event-obeys = The decree comes to { $seat }.
event-unaffected = The decree has no effect on { $seat }.
event-gained = { $amount ->
    [0] { $seat } gains nothing.
   *[other] { $seat } gains { $amount }.
}
event-taxed = { $due ->
    [0] { $seat } owes no tax.
   *[other] { $waived ->
        [0] { $seat } pays { $paid } in tax.
       *[other] { $seat } pays { $paid } of { $due } in tax; the rest is waived.
    }
}
event-discarded = { $seat } discards { $tile }.
event-card_back = { $seat } buys back { $card } for { $price }.
event-swapped = { $seat } gives { $given } to the river and takes { $taken } from slot { $slot }.
event-copied = { $seat } follows another decree: { $ruler }.
event-declined = { $seat } declines.
event-card_spent = { $amount ->
    [0] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } and gains { $amount }.
}
event-scored = { $seat }: { $line } { $amount }.
event-game_end = The game is over.

## Why something is not allowed

why-game-over = The game is over.
why-not-asked = { $needed } is asked now, not { $have }.
why-no-interrupt = Cards are played only when you are asked, and { $needed } is asked now.
why-passed-already = Who has dropped out of an auction is out of it for good.
why-must-redeem = The tax of { $needed } is more than the money there ({ $have }), so a liquidity card must be redeemed.
why-must-discard = The ruler demands a good; it must be discarded.
why-must-sell-one = The selling card has been played, so at least one bundle must be sold.
why-must-give = A good has been chosen from the river, so one must be given for it.
why-must-copy = At this table one of the open rulers must be followed.
why-must-follow = This order has no question mark; it must be followed.
why-no-time-to-sell = Bundles are sold at the beginning of one’s own turn, with the selling card, or when a ruler offers it.
why-not-behind-screen = Not behind this seat’s screen: { $needed }.
why-too-dear = The price of { $needed } is more than the money there ({ $have }).
why-not-buying-step = Goods are bought only in the buying step of one’s own turn.
why-empty-slot = Slot { $needed } of the river is empty.
why-card-spent = { $needed } is already spent.
why-before-first-purchase = The card for two goods is played in the buying step, before the first purchase.
why-no-window = This card cannot be played at this moment.
why-nothing-to-sell = There is no good behind the screen to sell.
why-no-auction = Nothing is being auctioned.
why-bid-too-low = The bid must be at least { $needed }, not { $have }.
why-bid-too-high = A bid of { $needed } is more than the money there ({ $have }).
why-no-buy-back = No ruler offers to buy back a card now.
why-card-not-spent = { $needed } is not spent.
why-no-swap = No ruler offers an exchange now.
why-nothing-to-give = There is no good behind the screen to give.
why-no-discard = No ruler demands a good now.
why-no-copy = No ruler lets you follow another one now.
why-ruler-not-open = { $needed } is not on the table.
why-tile-twice = A tile can be sold only once.
why-two-categories = Luxury goods and everyday goods make no common bundle.
why-no-common-line = The tiles of a bundle must all show the same good or all the same colour.

## Goods: name, colour and the symbol of the colour

tile-good = { $good } ({ $colour })
luxury = Luxury goods
everyday = Everyday goods
good-silk = silk
good-porcelain = porcelain
good-jade = jade
good-lacquer = lacquer
good-ivory = ivory
good-rice = rice
good-tea = tea
good-salt = salt
good-fish = fish
good-cloth = cloth
good-pottery = pottery
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet
colour-rose = rose
colour-apricot = apricot
colour-lemon = lemon
colour-mint = mint
colour-sky = sky
colour-lilac = lilac
symbol-dragon = dragon
symbol-lotus = lotus
symbol-crane = crane
symbol-moon = moon
symbol-cloud = cloud
symbol-bamboo = bamboo
symbol-fish = fish
symbol-leaf = leaf
symbol-wave = wave
symbol-sun = sun
symbol-bird = bird

## Establishments

tile-establishment = { $kind } ({ $colour } { $number })
kind-fortress = fortress
kind-office = office
kind-pagoda = pagoda
kind-harbour = harbour
colour-est-green = green
colour-est-brown = brown

## Rulers and the fields beside which they lie

ruler-BONUS_0 = fortress bonus
ruler-BONUS_0-help = Everybody gains { $amount } for each own fortress.
ruler-BONUS_0-short = +{ $amount } per fortress
ruler-BONUS_1 = office bonus
ruler-BONUS_1-help = Everybody gains { $amount } for each own office.
ruler-BONUS_1-short = +{ $amount } per office
ruler-BONUS_2 = pagoda bonus
ruler-BONUS_2-help = Everybody gains { $amount } for each own pagoda.
ruler-BONUS_2-short = +{ $amount } per pagoda
ruler-BONUS_3 = harbour bonus
ruler-BONUS_3-help = Everybody gains { $amount } for each own harbour.
ruler-BONUS_3-short = +{ $amount } per harbour
ruler-TAX_MONEY = money tax
ruler-TAX_MONEY-help = Everybody pays 1 for each full { $amount } of money.
ruler-TAX_MONEY-short = −1 per { $amount } money
ruler-TAX_GOODS = goods tax
ruler-TAX_GOODS-help = Everybody pays { $amount } for each good behind the screen.
ruler-TAX_GOODS-short = −{ $amount } per good
ruler-TAX_EST = establishment tax
ruler-TAX_EST-help = Everybody pays { $amount } for each own establishment.
ruler-TAX_EST-short = −{ $amount } per establishment
ruler-DISCARD = tribute
ruler-DISCARD-help = Everybody puts one own good into the box.
ruler-DISCARD-short = a good to the box
ruler-SELL_ONE = extra sale
ruler-SELL_ONE-help = Everybody may sell one bundle.
ruler-SELL_ONE-short = sell a bundle?
ruler-BUY_BACK = buy-back
ruler-BUY_BACK-help = Everybody may buy back one own liquidity card.
ruler-BUY_BACK-short = buy back a card?
ruler-SWAP = exchange
ruler-SWAP-help = Everybody may exchange one own good for one on the river.
ruler-SWAP-short = exchange a good?
ruler-COPY = old decrees
ruler-COPY-help = Everybody may follow one other ruler on the table.
ruler-COPY-short = follow another?
reign-0 = Nurhaci (1616–1626)
reign-1 = Hong Taiji (1626–1643)
reign-2 = Shunzhi (1643–1661)
reign-3 = Kangxi (1661–1722)
reign-4 = Yongzheng (1722–1735)
reign-5 = Qianlong (1735–1796)
reign-6 = Jiaqing (1796–1820)
reign-7 = Daoguang (1820–1850)
reign-8 = Xianfeng (1850–1861)
reign-9 = Tongzhi (1861–1875)
reign-10 = Guangxu (1875–1908)
reign-11 = Puyi (1908–1912)

## Special cards

card-TWO_GOODS = the card for two goods
card-TWO_GOODS-help = Once in the game you may buy two goods in your turn; both are taken before the river is refilled.
card-SELL_CARD = the selling card
card-SELL_CARD-help = Once in the game you may sell bundles outside the selling step whenever you are asked something.
card-FREE_GOOD = the card for a free good
card-FREE_GOOD-help = Once in the game one good that you buy costs nothing.
card-LIQ10 = the liquidity card of 10
card-LIQ10-help = Worth { $money } at once when you need money, or { $kept_liquidity } at the end of the game if unspent.
card-LIQ15 = the liquidity card of 15
card-LIQ15-help = Worth { $money } at once when you need money, or { $kept_liquidity } at the end of the game if unspent.
card-LIQ20 = the liquidity card of 20
card-LIQ20-help = Worth { $money } at once when you need money, or { $kept_liquidity } at the end of the game if unspent.

## Table options

option-idle_end = End without action
option-idle_end-help = When do turns without a sale or a purchase end the game?
option-idle_end-sliding = after as many such turns in a row as there are seats
option-idle_end-round = only after a whole round counted from the start player
option-copy_rule = Old decrees
option-copy_rule-help = Must a player follow another ruler when the tile of the old decrees comes up?
option-copy_rule-optional = each player may decline
option-copy_rule-mandatory = another open ruler must be followed
option-memory_aid = Memory aid
option-memory_aid-help = Does the picture show which goods the others have bought?
option-memory_aid-on = goods bought in the open are shown
option-memory_aid-off = only their number is shown

## Score sheet and end

sheet-money = Money
sheet-goods = Goods in the best bundles
sheet-green = Green establishments
sheet-brown = Brown establishments
sheet-kinds = Majorities
sheet-kinds-0 = Fortresses
sheet-kinds-1 = Offices
sheet-kinds-2 = Pagodas
sheet-kinds-3 = Harbours
sheet-liquidity = Unspent liquidity cards
sheet-total = Result
over-rulers = The twelfth ruler has spoken.
over-idle = A whole round has passed without an action.
over-bag = The bag is empty.

## The picture of the table

picture-heading = Turn of { $seat }  ·  { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} in the bag  ·  { $rulers ->
    [one] { $rulers } ruler
   *[other] { $rulers } rulers
} of { $all }
picture-shanghai = Shanghai
picture-source = new goods
picture-gap = gap
picture-values = Bundles of 1, 2, 3 … tiles: luxury { $luxury }; everyday { $everyday }
picture-seat = Seat
picture-you = you
picture-money = Money
picture-cards = Cards left
picture-goods = Goods
picture-card-TWO_GOODS = 2×
picture-card-SELL_CARD = sell
picture-card-FREE_GOOD = free
picture-green = g
picture-brown = b
picture-hidden = { $count ->
    [one] { $count } hidden
   *[other] { $count } hidden
}
picture-own = Your goods
picture-of = Goods of { $seat }
picture-none = none
picture-rulers = Rulers
picture-auction = Auction
picture-bid = highest bid { $amount } by { $seat }
picture-no-bid = no bid yet
picture-in = still in: { $seats }
picture-obeying = { $ruler } applies to { $seat }: { $help }
picture-due = Tax due: { $due }.
picture-map = Code: yours · letter: theirs · [n]: on the river · x: gone · dot: not seen yet

## Zones of a position

zone-river = River
zone-goods = Goods
zone-hidden = Unknown to the others
zone-est = Establishments
zone-spent = Spent cards
zone-rulers = Rulers
zone-box = Box
zone-bag = Bag
zone-auction = Auction
zone-tile = Tile
zone-high = Highest bid
zone-leader = By
zone-in = Still in
zone-asked = Asked
zone-turn = Turn
zone-step = Step
zone-two = Card for two goods
zone-bought = Bought
zone-acted = Sold or bought
zone-idle = Turns without action
zone-ruler = Decree
zone-sellcard = Selling card
zone-prices = Prices of the houses
zone-luxury_values = Values of luxury bundles
zone-everyday_values = Values of everyday bundles
zone-collection = Different kinds of one colour
zone-majority = Most and second most of a kind
zone-start_money = Start money
zone-start_goods = Start goods
zone-track = Money track
zone-coin = Value of a coin
zone-coins = Coins
zone-kept_liquidity = Liquidity card kept
zone-luxury_good = Luxury goods
zone-everyday_good = Everyday goods
zone-kind = Kinds of establishments
zone-reign = Reigns
zone-card = Special cards
zone-symbol = Sign
zone-colour = Colour
zone-greens = Green tiles
zone-browns = Brown tiles
zone-pips = Pips
zone-amount = Number
zone-optional = Question mark
zone-money = Money
zone-years = Years

## The board in the browser

board-source = Central China
board-house = Trading house at slot { $slot }: price { $price }
board-slot = River slot { $slot }, price { $price }: { $tile }
board-slot-empty = River slot { $slot }, price { $price }: empty
board-short = { $amount } short
board-ruler = { $reign }: { $ruler }
board-field = { $reign }: field { $number }, no ruler yet
board-bag = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
board-bag-chance = chance of the next draw
board-bag-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
board-bag-establishments = { $count ->
    [one] { $count } establishment
   *[other] { $count } establishments
}
board-bag-rulers = { $count ->
    [one] { $count } ruler
   *[other] { $count } rulers
}
board-bag-name = Bag: { $count } tiles left, { $goods } goods, { $establishments } establishments, { $rulers } rulers
board-box = Box: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} out of the game
board-where-river = { $tile }: on the river
board-where-box = { $tile }: in the box
board-where-unseen = { $tile }: not seen yet
board-where-seat = { $tile }: { $seat }
board-legend-unseen = not seen yet
board-values = Values
board-bundles = Bundle value
board-bundles-help = same good or same colour
board-luxury = Luxury
board-everyday = Everyday
board-ends = Ends with ruler { $all }, or a round without action
board-idle = { $count } of { $all } turns without action
board-end = At the end
board-collection = different kinds
board-collection-name = Different kinds of one colour, { $kinds }: { $amounts }
board-majority = of one kind
board-most-second = most / second
board-majority-name = Most establishments of a kind { $first }, second most { $second }
board-kept = liquidity card kept
board-kept-name = Each liquidity card kept to the end: { $amount }
board-block = On the block: { $tile }, drawn by { $seat }
board-worth = points it would bring as things stand
board-worth-label = What it would bring to whom
board-worth-parts = Collections { $collection }, majorities { $kinds }
board-bids = Bids
board-out = out
board-you = you
board-decree = { $ruler }: { $help } Now: { $seat }
board-round = Round the table
board-mine = Your area
board-money-name = Money { $money }: { $coins } coins and { $track } on the track
board-coins = { $coins } × { $coin } + { $track }
board-screen = Behind your screen
board-screen-count = { $count ->
    [one] { $count } good, only you see it
   *[other] { $count } goods, only you see them
}
board-screen-empty = No goods
board-worth-today = worth today
board-sort = Lay the goods
board-by-bundle = by bundle
board-by-good = by good
board-by-colour = by colour
board-line = { $name } ×{ $count } = { $value }
board-line-one = ×1 = { $value }
board-line-name = Bundle of { $tiles }, worth { $value }
board-good = { $tile }
board-good-hidden = { $tile }, start good that nobody else has seen
board-est = { $tile }
board-est-none = No { $kind }
board-pays = { $kind }: the majority pays { $amount } now
board-cards = Special cards
board-card = { $card }
board-card-spent = { $card }, spent
board-card-TWO_GOODS = Two goods
board-card-FREE_GOOD = Free good
board-card-SELL_CARD = Sell now
board-card-LIQ10 = Liquidity
board-card-LIQ15 = Liquidity
board-card-LIQ20 = Liquidity
board-rival-money = { $seat }: money { $money }
board-rival-goods = { $seat }: { $count ->
    [one] { $count } good
   *[other] { $count } goods
} behind the screen
board-goods = { $count ->
    [one] good
   *[other] goods
}
board-rival-est = { $seat }, { $kind }: { $count ->
    [0] none
    [one] 1 tile, pips { $pips }, pays { $amount } now
   *[other] { $count } tiles, pips { $pips }, pays { $amount } now
}

## What the components do

about-luxury = A luxury good. It makes a bundle with luxury goods of the same sort ({ $good }) or of the same colour ({ $colour }, sign: { $symbol }); never with everyday goods.
about-everyday = An everyday good. It makes a bundle with everyday goods of the same sort ({ $good }) or of the same colour ({ $colour }, sign: { $symbol }); never with luxury goods.
about-establishment = { $tile }: won at auction, it stays with its owner. At the end different kinds of one colour score together, and so do most and second most of a kind; where numbers are equal, the lowest pip is ahead.
about-RIVER = Goods drift towards Shanghai and become cheaper. A purchase leaves a gap; the goods upstream move up, and a new one enters at the source.
about-HOUSE = The price of whatever lies at this slot, luxury or everyday.
about-BAG = All tiles that have not appeared. After a purchase tiles are drawn until a good comes: establishments go to auction, rulers give their order. What is left is known by elimination; the next draw is not.
about-BOX = Sold and discarded goods and establishments that nobody wanted are out of the game.
about-REIGN = Each ruler that is drawn is laid at the next reign. The name has no effect; the order on the tile counts. After the twelfth the game ends.
about-MONEY = Track and coins together are one number. It limits purchases and bids; there is no credit.
about-SCREEN = Goods are hidden behind the screen, but every purchase and sale is seen. Only the two start goods are a secret.
about-BUNDLE = A bundle is worth more per tile the larger it is. All its tiles show the same good or all show the same colour.
about-COLLECTION = Green and brown establishments are counted apart: different kinds of one colour score at the end.
about-MAJORITY = For each kind, green and brown together: most tiles score most, the second fewer. Where numbers are equal, the lowest single pip is ahead.
about-KEPT = A liquidity card that is not spent scores at the end, whatever its number.
