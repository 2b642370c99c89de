from sampan.engine.invariants import Watch
class YinziWatch(Watch):
    def __init__(self,s,fresh): pass
    def after(self,s,action,events): pass
