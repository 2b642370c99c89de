"""The course of a game of Yinzi, step by step, in the order of the rulebook.

setup (YZ-3), rounds (YZ-1.3, YZ-29 to YZ-31), bonuses (YZ-4), turn (YZ-5), fortune (YZ-6 to YZ-11),
free (YZ-5.7, YZ-12 to YZ-15), work (YZ-16 to YZ-18), ships (YZ-19), service (YZ-20, YZ-21), routes
(YZ-21, YZ-25, YZ-34), feeding (YZ-22), war (YZ-23), disasters (YZ-24), rewards (YZ-26, YZ-27), late
(YZ-28). transport, offering, offer and base serve several of them.
"""
