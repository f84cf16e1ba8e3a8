#!/usr/bin/env python3
"""A bot that plays any legal act, with nothing but Python's standard library.

    RUBICON_TOKEN=rubicon_... python3 examples/bots/random_bot.py http://localhost:3000

It asks over plain HTTP, about twice a second, which of its tables wait for it: see docs/door.md.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
TOKEN = os.environ["RUBICON_TOKEN"]
PAUSE = 0.5


def ask(method, path, body=None):
    """Sends a question and gives what is answered. What the server refuses is raised as a sentence."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Accept": "application/json"}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    request = urllib.request.Request(URL + path, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
            return json.loads(text) if text else None
    except urllib.error.HTTPError as error:
        raise RuntimeError(json.loads(error.read()).get("error", str(error))) from error


def play(table):
    """Acts at a table until somebody else is asked."""
    while True:
        seen = ask("GET", f"/api/tables/{table}/sight")
        info = seen["table"]
        if info["status"] != "running" or info["toMove"] != seen["you"]:
            return
        act = random.choice(seen["legal"])
        # The number says which decision is meant: if the table has moved on, nothing is done.
        ask("POST", f"/api/tables/{table}/act", {"id": uuid.uuid4().hex, "n": info["entries"], "act": act})


def look_around():
    own = ask("GET", "/api/me/tables")
    for challenge in own["challenges"]:
        ask("POST", f"/api/tables/{challenge['table']['id']}/join", {})
    for table in own["running"]:
        if table["yourMove"]:
            play(table["id"])


def main():
    print(f"Playing at {URL}.", flush=True)
    while True:
        try:
            look_around()
        except (RuntimeError, OSError) as problem:
            print(problem, file=sys.stderr, flush=True)
        time.sleep(PAUSE)


if __name__ == "__main__":
    main()
