import { describe, expect, test } from "vitest";
import { Http, Jar } from "./http.ts";

const answering = (...answers: readonly Response[]) => {
  const asked: [string, RequestInit][] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    asked.push([url, init]);
    const answer = answers[asked.length - 1];
    if (!answer) throw new TypeError("fetch failed");
    return answer;
  };
  return { fetch, asked };
};

describe("a jar", () => {
  test("keeps what it is given, sends it back, and throws away what is over", () => {
    const jar = new Jar("a=1; b=2=2");
    expect(jar.header).toBe("a=1; b=2=2");
    const headers = new Headers();
    headers.append("set-cookie", "a=3; Path=/; HttpOnly");
    headers.append("set-cookie", "b=; Max-Age=0");
    jar.take(headers);
    expect(jar.header).toBe("a=3");
  });
});

describe("asking over HTTP", () => {
  test("cookies that are set come back with the next question", async () => {
    const { fetch, asked } = answering(
      new Response("{}", { headers: { "set-cookie": "session=x; HttpOnly" } }),
      new Response(null, { status: 204 }),
    );
    const http = new Http("http://here", fetch, new Jar());
    await http.get("/a", { game: "b c", none: undefined });
    expect(await http.post("/b")).toBeNull();
    expect(asked.map(([url]) => url)).toEqual(["http://here/a?game=b+c", "http://here/b"]);
    expect(asked[1][1].headers).toMatchObject({ cookie: "session=x" });
  });

  test("in a browser cookies are left to the browser", async () => {
    const { fetch, asked } = answering(
      new Response("{}", { headers: { "set-cookie": "session=x" } }),
      new Response("{}"),
    );
    const http = new Http("", fetch, null);
    await http.get("/a");
    await http.get("/a");
    expect(asked[1][1].headers).not.toHaveProperty("cookie");
    expect(asked[1][1].credentials).toBe("same-origin");
  });

  test.each([
    [new Response('{"error":"That seat is taken."}', { status: 400 }), "That seat is taken.", 400],
    [new Response("<html>", { status: 502 }), "The server answered with 502.", 502],
    [undefined, "There is no answer from http://here.", null],
  ])("what goes wrong is one sentence", async (answer, message, status) => {
    const { fetch } = answering(...(answer ? [answer] : []));
    await expect(new Http("http://here", fetch, null).get("/a")).rejects.toMatchObject({ message, status });
  });

  test.each([
    [new Response('{"error":"That seat is taken.","code":"seat-taken"}', { status: 400 }), "Posto occupato.", 400],
    [new Response('{"error":"A new way to fail.","code":"new"}', { status: 400 }), "A new way to fail.", 400],
    [new Response('{"error":"You are not away."}', { status: 400 }), "You are not away.", 400],
    [new Response("<html>", { status: 502 }), "Nessuna risposta.", 502],
    [undefined, "Nessuna risposta.", null],
  ])("and what has a name is said in the reader's language", async (answer, message, status) => {
    const { fetch } = answering(...(answer ? [answer] : []));
    const words = new Map([
      ["seat-taken", "Posto occupato."],
      ["no-answer", "Nessuna risposta."],
    ]);
    const http = new Http("http://here", fetch, null, (code) => words.get(code) ?? null);
    await expect(http.get("/a")).rejects.toMatchObject({ message, status });
  });
});
