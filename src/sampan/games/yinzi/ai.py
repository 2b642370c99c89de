from sampan.games.yinzi.scoring import sheet
def evaluate(s, seat): return float(sheet(s,seat)["total"])
