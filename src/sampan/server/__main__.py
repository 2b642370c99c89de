"""`python -m sampan.server`: the server alone, for hosts."""

from sampan.server.run import serve

if __name__ == "__main__":
    serve()
