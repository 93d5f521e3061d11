import { HttpError } from "@atrium/shared-contracts/contract";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { createFakeServer, json } from "../../testing/fake-server.ts";
import { createHttpClient } from "./http-client.ts";

function setUp(initialToken: string | null = "a.b.c") {
  const server = createFakeServer();
  let token = initialToken;
  const renew = jest.fn(async (_expired: string) => (token = "new.b.c"));
  const sessionEnded = jest.fn<(message: string) => void>();
  const http = createHttpClient({
    baseUrl: "/api",
    fetch: server.fetch,
    token: () => token,
    renew,
    sessionEnded,
    random: () => 0,
  });
  return { server, http, renew, sessionEnded };
}
const failing = (...answers: Response[]) => {
  const left = [...answers];
  return () => left.shift() ?? json({ ok: true });
};
const problem = (status: number, body: object = {}) => json(body, status);

afterEach(() => void jest.useRealTimers());

describe("the HTTP client", () => {
  it("sends the bearer token, the query and a JSON body", async () => {
    const { server, http } = setUp();
    server.answer("POST /things", () => json({ ok: true }));
    await http.request("POST", "/things", { body: { a: 1 }, query: { page: 2, none: undefined } });
    expect(server.calls[0]).toMatchObject({ authorization: "Bearer a.b.c", body: { a: 1 } });
    expect(server.calls[0]?.search.toString()).toBe("page=2");
  });

  it("calls the base URL with GET, POST, PUT and DELETE, and sends bodies as JSON", async () => {
    const sent: (RequestInit & { url: string | URL | Request })[] = [];
    const http = createHttpClient({
      baseUrl: "https://api.example/v1",
      fetch: async (url, init) => {
        sent.push({ url, ...init });
        return json({});
      },
      token: () => "a.b.c",
      renew: () => Promise.reject(new Error("none")),
      sessionEnded() {},
    });
    await http.request("GET", "/things");
    await http.request("DELETE", "/things/1");
    await http.request("POST", "/things", { body: { a: 1 } });
    await http.request("PUT", "/things/1", { body: { a: 2 } });
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["GET", "https://api.example/v1/things", undefined],
      ["DELETE", "https://api.example/v1/things/1", undefined],
      ["POST", "https://api.example/v1/things", '{"a":1}'],
      ["PUT", "https://api.example/v1/things/1", '{"a":2}'],
    ]);
    for (const { headers } of sent) expect(new Headers(headers).get("authorization")).toBe("Bearer a.b.c");
    for (const { headers } of sent.slice(2)) expect(new Headers(headers).get("content-type")).toBe("application/json");
  });

  it.each([
    [
      "a page",
      new Response("<html>Bad gateway</html>", { status: 502, headers: { "content-type": "text/html" } }),
      502,
    ],
    ["broken JSON", new Response("{oops", { status: 500, headers: { "content-type": "application/json" } }), 500],
    ["nothing", new Response(null, { status: 503 }), 503],
    ["JSON without a message", problem(418, { error: "teapot" }), 418],
  ])("says 'HTTP {status}' when the refusal is %s", async (_, answer, status) => {
    const { server, http } = setUp();
    server.answer("POST /things", () => answer);
    await expect(http.request("POST", "/things")).rejects.toMatchObject({
      message: `HTTP ${status}`,
      status,
      retryable: status >= 500,
    });
  });

  it("keeps a call alive after the page closes only on request", async () => {
    const sent: (boolean | undefined)[] = [];
    const http = createHttpClient({
      baseUrl: "/api",
      fetch: async (_url, init) => {
        sent.push(init?.keepalive);
        return json({});
      },
      token: () => null,
      renew: async () => "",
      sessionEnded() {},
    });
    await http.request("POST", "/visits", { body: {}, keepalive: true });
    await http.request("POST", "/visits", { body: {} });
    expect(sent).toEqual([true, undefined]);
  });

  it("retries a GET up to three times", async () => {
    const { server, http } = setUp();
    server.answer("GET /things", () => problem(503));
    await expect(http.request("GET", "/things")).rejects.toMatchObject({ status: 503, message: "HTTP 503" });
    expect(server.calls).toHaveLength(4);
  });

  it("resolves when a retry succeeds", async () => {
    const { server, http } = setUp();
    server.answer("GET /things", failing(problem(500), problem(429)));
    await expect(http.request("GET", "/things")).resolves.toEqual({ ok: true });
  });

  it("never retries a POST by default", async () => {
    const { server, http } = setUp();
    server.answer("POST /things", failing(problem(500)));
    await expect(http.request("POST", "/things", { body: {} })).rejects.toBeInstanceOf(HttpError);
    expect(server.calls).toHaveLength(1);
  });

  it("retries a POST that is marked repeatable", async () => {
    const { server, http } = setUp();
    server.answer("POST /things", failing(problem(500)));
    await expect(http.request("POST", "/things", { body: {}, repeatable: true })).resolves.toEqual({ ok: true });
  });

  it("doesn't retry errors that won't go away", async () => {
    const { server, http } = setUp();
    server.answer("GET /things", () => problem(404, { message: "No such thing", code: "not_found" }));
    await expect(http.request("GET", "/things")).rejects.toMatchObject({ message: "No such thing", code: "not_found" });
    expect(server.calls).toHaveLength(1);
  });

  it("waits as long as Retry-After says", async () => {
    jest.useFakeTimers();
    const { server, http } = setUp();
    server.answer("GET /things", failing(json({}, 429, { "retry-after": "7" })));
    const answer = http.request("GET", "/things");
    await jest.advanceTimersByTimeAsync(6_900);
    expect(server.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    await expect(answer).resolves.toEqual({ ok: true });
  });

  it("reports the error when the server asks for a pause too long to wait for", async () => {
    const { server, http } = setUp();
    server.answer("GET /things", () => json({}, 429, { "retry-after": "600" }));
    await expect(http.request("GET", "/things")).rejects.toMatchObject({ status: 429, retryAfterMs: 600_000 });
    expect(server.calls).toHaveLength(1);
  });

  it("says 'Network connection failed' when there is no response", async () => {
    const { server, http } = setUp();
    server.answer("POST /things", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(http.request("POST", "/things")).rejects.toMatchObject({
      message: "Network connection failed",
      status: 0,
      retryable: true,
    });
  });

  it("gives up an attempt after ten seconds", async () => {
    jest.useFakeTimers();
    const server = createFakeServer();
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))));
    const http = createHttpClient({
      baseUrl: "/api",
      fetch: hanging,
      token: () => null,
      renew: () => Promise.reject(new Error("none")),
      sessionEnded() {},
    });
    const refused = http.request("POST", "/things").catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(refused).resolves.toMatchObject({ code: "timeout", status: 0 });
    expect(server.calls).toHaveLength(0);
  });

  it("stops at once when the caller aborts, with the caller's reason", async () => {
    const { server, http } = setUp();
    const leaving = new AbortController();
    server.answer("GET /things", () => {
      leaving.abort(new Error("left the page"));
      return problem(503);
    });
    await expect(http.request("GET", "/things", { signal: leaving.signal })).rejects.toThrow("left the page");
    expect(server.calls).toHaveLength(1);
  });

  it("rejects an HTML page in place of data, and says so", async () => {
    const { server, http } = setUp();
    server.answer("GET /things", () => new Response("<html>", { headers: { "content-type": "text/html" } }));
    await expect(http.request("GET", "/things")).rejects.toMatchObject({ code: "not_json", retryable: false });
  });

  it("passes an answer's text on as it arrives, also when it's cut within a character, and still reads the whole", async () => {
    const { server, http } = setUp();
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    server.answer(
      "POST /things",
      () => new Response(body.readable, { headers: { "content-type": "application/json" } }),
    );
    const pieces: string[] = [];
    const answer = http.request("POST", "/things", { body: {}, onText: (piece) => void pieces.push(piece) });
    const bytes = new TextEncoder().encode('["ä😀"]');
    await writer.write(bytes.slice(0, 6));
    await writer.write(bytes.slice(6));
    await writer.close();
    expect(await answer).toEqual(["ä😀"]);
    expect(pieces).toEqual(['["ä', '😀"]']);
  });

  it("leaves a refusal's text to the error", async () => {
    const { server, http } = setUp();
    server.answer("POST /things", () => problem(409, { message: "Taken", code: "taken" }));
    const onText = jest.fn();
    await expect(http.request("POST", "/things", { body: {}, onText })).rejects.toMatchObject({ message: "Taken" });
    expect(onText).not.toHaveBeenCalled();
  });

  it("rejects a response with the wrong shape", async () => {
    const { server, http } = setUp();
    server.answer("GET /things", () => json({ name: 1 }));
    const schema = {
      parse: (): never => {
        throw new Error("name must be text");
      },
    };
    await expect(http.request("GET", "/things", { schema })).rejects.toMatchObject({ code: "invalid_answer" });
  });

  it("renews an expired token once and repeats the call with it, even a POST", async () => {
    const { server, http, renew } = setUp();
    server.answer("POST /things", failing(problem(401, { message: "expired", code: "token_expired" })));
    await expect(http.request("POST", "/things", { body: {} })).resolves.toEqual({ ok: true });
    expect(renew).toHaveBeenCalledWith("a.b.c");
    expect(server.calls.map(({ authorization }) => authorization)).toEqual(["Bearer a.b.c", "Bearer new.b.c"]);
  });

  it("does not renew a second time for the same call", async () => {
    const { server, http, renew } = setUp();
    server.answer("GET /things", () => problem(401, { message: "expired", code: "token_expired" }));
    await expect(http.request("GET", "/things")).rejects.toMatchObject({ status: 401 });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("reports that the server has ended the session", async () => {
    const { server, http, sessionEnded } = setUp();
    server.answer("GET /things", () => problem(401, { message: "This session has ended.", code: "session_ended" }));
    await expect(http.request("GET", "/things")).rejects.toMatchObject({ status: 401 });
    expect(sessionEnded).toHaveBeenCalledWith("This session has ended.");
  });
});
