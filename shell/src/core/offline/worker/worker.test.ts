import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createMemoryCaches } from "../../../testing/memory-caches.ts";
import type { KeepMessage } from "../keep-message.ts";
import { requestKind } from "./request-kind.ts";
import { startWorker } from "./start-worker.ts";
import type { FetchEvent } from "./worker-scope.ts";

const ORIGIN = "http://test";
const FOR_EVER = { "cache-control": "public, max-age=31536000, immutable" };
const html = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": `script-src 'nonce-${text}'` },
  });

/** A request as the browser makes it; scripts can't create navigation requests. */
const request = (path: string, mode: RequestMode = "cors", init: RequestInit = {}) =>
  Object.defineProperty(new Request(new URL(path, ORIGIN), init), "mode", { value: mode });

function setUp() {
  const memory = createMemoryCaches();
  const answers = new Map<string, () => Response | Promise<Response>>();
  /** What the browser's own cache has: only a reload passes it by. */
  const browserCache: typeof answers = new Map();
  const asked: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    location: { origin: ORIGIN },
    caches: memory.caches,
    registration: {},
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const { href } = new URL(input instanceof Request ? input.url : input, ORIGIN);
      const path = href.startsWith(ORIGIN) ? href.slice(ORIGIN.length) : href;
      asked.push(path);
      const cache = init?.cache ?? (input instanceof Request ? input.cache : "default");
      const answer = (cache === "default" ? browserCache.get(path) : undefined) ?? answers.get(path);
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  let timeIsUp = () => {};
  startWorker(scope, () => new Promise<void>((resolve) => (timeIsUp = resolve)));

  async function send(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) } as never);
    // Work that continues after the response may start more work.
    for (let done = 0; done < work.length; done = work.length) await Promise.all(work);
  }
  return {
    memory,
    answers,
    browserCache,
    asked,
    keep: (message: Omit<KeepMessage, "kind">) => send("message", { data: { kind: "atrium-keep", ...message } }),
    activate: () => send("activate", {}),
    timeIsUp: () => timeIsUp(),
    /** The worker's answer; undefined when it leaves the request to the browser. */
    async ask(asked: Request, preloaded?: Response): Promise<Response | undefined> {
      let response: Promise<Response> | undefined;
      const event: Partial<FetchEvent> = {
        request: asked,
        preloadResponse: Promise.resolve(preloaded),
        respondWith: (given) => void (response = given),
      };
      const done = send("fetch", event);
      const answer = await response;
      await done;
      return answer;
    },
  };
}
type Worker = ReturnType<typeof setUp>;

const text = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const page = (worker: Worker, path = "/chat") => worker.ask(request(path, "navigate"));
const RELEASES = [`${ORIGIN}/releases/shell/1/`];
const NOTHING = { releases: RELEASES, frame: [], used: [] };

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));

describe("what passes through the worker", () => {
  it.each([
    ["page", request("/chat/12", "navigate")],
    ["page", request("/", "navigate")],
    ["release", request("/releases/shell/1.0.0/main.js")],
    ["release", request("http://chat.example/releases/mfe-chat/1.0.0/entry.js")],
    ["mark", request("/favicon.svg", "no-cors")],
    ["other", request("/api/chat/history")],
    ["visit", request("/api/auth/google", "navigate")],
    ["visit", request("/robots.txt", "navigate")],
    ["visit", request("/share/token", "navigate")],
    ["other", request("/chat")],
    ["other", request("/releases/shell/1.0.0/chime.mp3", "cors", { headers: { range: "bytes=0-" } })],
    ["other", request("/new", "navigate", { method: "POST" })],
    ["other", request("http://other.example/favicon.svg", "no-cors")],
    ["visit", request("http://other.example/x", "navigate")],
  ] as const)("is a %s: %o", (kind, asked) => {
    expect(requestKind(asked, ORIGIN)).toBe(kind);
  });

  it("is never an API call", async () => {
    const worker = setUp();
    worker.answers.set("/api/chat", () => new Response("{}"));
    expect(await worker.ask(request("/api/chat"))).toBeUndefined();
    expect(worker.asked).toEqual([]);
  });
});

describe("a URL that isn't a page", () => {
  it("is requested once: the response is the one the browser already started", async () => {
    const worker = setUp();
    const begun = new Response("begun");
    expect(await worker.ask(request("/api/auth/google", "navigate"), begun)).toBe(begun);
    expect(worker.asked).toEqual([]);
  });
});

describe("a page", () => {
  it("comes from the network while it responds, so that the next page runs the current release", async () => {
    const worker = setUp();
    worker.answers.set("/chat", () => html("old"));
    await page(worker);
    await worker.keep(NOTHING);
    worker.answers.set("/chat", () => html("new"));
    expect(await text(page(worker))).toBe("new");
  });

  it("is the cached one without a network, at any path, with the policy its nonce belongs to", async () => {
    const worker = setUp();
    worker.answers.set("/chat", () => html("abc"));
    await page(worker);
    await worker.keep(NOTHING);
    worker.answers.clear();
    const answer = await page(worker, "/calendar");
    expect(answer?.headers.get("content-security-policy")).toBe("script-src 'nonce-abc'");
    expect(await answer?.text()).toBe("abc");
  });

  it("is the cached one when the network exceeds the limit, and the late response is cached", async () => {
    const worker = setUp();
    worker.answers.set("/chat", () => html("old"));
    await page(worker);
    await worker.keep(NOTHING);
    let arrive: (response: Response) => void = () => {};
    worker.answers.set("/chat", () => new Promise((resolve) => (arrive = resolve)));
    const slow = page(worker);
    await new Promise((resolve) => setTimeout(resolve));
    worker.timeIsUp();
    arrive(html("late"));
    expect(await text(slow)).toBe("old");
    await worker.keep(NOTHING);
    worker.answers.clear();
    expect(await text(page(worker))).toBe("late");
  });

  it("that is an error is passed on unchanged and not cached", async () => {
    const worker = setUp();
    worker.answers.set("/", () => html("good"));
    await worker.keep(NOTHING);
    worker.answers.set("/chat", () => html("down", 503));
    expect((await page(worker))?.status).toBe(503);
    worker.answers.clear();
    expect(await text(page(worker))).toBe("good");
  });

  it("stays the earlier one until every file of the new frame is cached", async () => {
    const worker = setUp();
    worker.answers.set("/chat", () => html("old"));
    await page(worker);
    await worker.keep(NOTHING);
    worker.answers.set("/chat", () => html("new"));
    await page(worker);
    await worker.keep({ ...NOTHING, frame: ["/releases/shell/2/main.js"] });
    worker.answers.clear();
    expect(await text(page(worker))).toBe("old");
  });

  it("that can't be fetched and was never cached is the browser's own error", async () => {
    await expect(page(setUp())).rejects.toThrow("Failed to fetch");
  });
});

describe("a release file", () => {
  const FILE = "/releases/shell/1/main.js";

  it("is requested once", async () => {
    const worker = setUp();
    worker.answers.set(FILE, () => new Response("code", { headers: FOR_EVER }));
    expect(await text(worker.ask(request(FILE)))).toBe("code");
    worker.answers.clear();
    expect(await text(worker.ask(request(FILE)))).toBe("code");
    expect(worker.asked).toEqual([FILE]);
  });

  it("isn't cached unless its server marks it immutable, because a dev server's files change", async () => {
    const worker = setUp();
    worker.answers.set(FILE, () => new Response("1"));
    await worker.ask(request(FILE));
    worker.answers.set(FILE, () => new Response("2"));
    expect(await text(worker.ask(request(FILE)))).toBe("2");
  });

  it("is fetched again for a page that suspects the cached copy is broken", async () => {
    const worker = setUp();
    worker.answers.set(FILE, () => new Response("broken", { headers: FOR_EVER }));
    await worker.ask(request(FILE));
    worker.answers.set(FILE, () => new Response("code", { headers: FOR_EVER }));
    expect(await text(worker.ask(request(FILE, "cors", { cache: "reload" })))).toBe("code");
    expect(await text(worker.ask(request(FILE)))).toBe("code");
  });

  describe("that the server sent damaged", () => {
    // Of "code".
    const integrity = "sha384-AzKOq95bWVDxjAKcy2yGAwrfulZCkcShNJY2NDALHrIT0vMZuwMidM5FlhCfceKu";
    const etag = `W/"${integrity}"`;
    const sent = (body: string) => () => new Response(body, { headers: { ...FOR_EVER, etag } });
    const kept = async (worker: Worker) => {
      worker.answers.clear();
      worker.browserCache.clear();
      return text(worker.ask(request(FILE)));
    };

    it("is passed on, but not cached, neither for a page nor for the frame", async () => {
      const worker = setUp();
      worker.answers.set(FILE, sent("damaged"));
      expect(await text(worker.ask(request(FILE)))).toBe("damaged");
      await worker.keep({ ...NOTHING, frame: [FILE] });
      await expect(kept(worker)).rejects.toThrow("Failed to fetch");
    });

    it("is fetched past the browser's cache, for a page", async () => {
      const worker = setUp();
      worker.browserCache.set(FILE, sent("damaged"));
      worker.answers.set(FILE, sent("code"));
      expect(await text(worker.ask(request(FILE)))).toBe("code");
      expect(await kept(worker)).toBe("code");
    });

    it("is fetched past the browser's cache, for the frame, and replaces a damaged copy", async () => {
      const worker = setUp();
      const cache = await worker.memory.caches.open("atrium-files-2");
      await cache.put(FILE, sent("damaged")());
      worker.browserCache.set(FILE, sent("damaged"));
      worker.answers.set(FILE, sent("code"));
      await worker.keep({ ...NOTHING, frame: [FILE] });
      expect(await kept(worker)).toBe("code");
    });

    it("is cached as it is if its server doesn't say what it should be", async () => {
      const worker = setUp();
      worker.answers.set(FILE, () => new Response("code", { headers: { ...FOR_EVER, etag: '"1"' } }));
      await worker.ask(request(FILE));
      expect(await kept(worker)).toBe("code");
    });
  });

  it("is deleted once its release isn't current; the others stay", async () => {
    const worker = setUp();
    for (const file of [FILE, "/releases/shell/2/main.js", "/releases/mfe-chat/1/entry.js"]) {
      worker.answers.set(file, () => new Response("code", { headers: FOR_EVER }));
      await worker.ask(request(file));
    }
    worker.answers.set("/", () => html("page"));
    await worker.keep({ releases: [`${ORIGIN}/releases/shell/2/`], frame: [], used: [] });
    expect(worker.memory.urls().filter((url) => url.includes("/releases/"))).toEqual([
      `${ORIGIN}/releases/shell/2/main.js`,
    ]);
  });

  it("of a feature that can't be fetched doesn't prevent the frame from being cached", async () => {
    const worker = setUp();
    worker.answers.set("/", () => html("page"));
    await worker.keep({ releases: RELEASES, frame: [], used: ["http://chat.example/releases/mfe-chat/1/entry.js"] });
    worker.answers.clear();
    expect(await text(page(worker))).toBe("page");
  });
});

describe("a new cache format", () => {
  it("deletes the older caches, and no one else's", async () => {
    const worker = setUp();
    await worker.memory.caches.open("atrium-files-0");
    await worker.memory.caches.open("another-product");
    await worker.activate();
    expect(worker.memory.names()).toEqual(["another-product"]);
  });
});
