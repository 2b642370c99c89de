from sampan.engine.refusals import Reason
def reasons(s, seat, action):
    if s.over is not None: return [Reason("YZ-34.1","game-over")]
    st=s.agenda[-1]
    if st.who(s)==seat and action in st.options(s): return []
    return [Reason("YZ-0","x")]
def explain(text): return []
