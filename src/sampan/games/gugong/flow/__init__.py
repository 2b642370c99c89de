"""The course of a game of Gùgōng, step by step, in the order of the rulebook.

setup (GG-1, GG-16, GG-18), morning (GG-2), day: exchange, card and location action (GG-3, GG-4),
the seven locations: travel with its tiles (GG-5, GG-6), wall (GG-7), jade (GG-8), intrigue (GG-9),
palace (GG-10), decrees (GG-11), canal (GG-12); servants and trades serve them all (GG-13, GG-22);
night (GG-14), final (GG-15), bonus tiles (GG-17), Meng by day and in dusk (GG-19, GG-20).
"""
