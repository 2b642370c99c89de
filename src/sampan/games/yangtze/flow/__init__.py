"""The course of a game of Yangtze, step by step, in the order of the rulebook.

setup (YT-1), turn: sell, buy, refill (YT-2 to YT-5), auctions (YT-6), rulers with taxes and debts
(YT-7, YT-10, and the end they bring, YT-11), cards (YT-8).
"""
