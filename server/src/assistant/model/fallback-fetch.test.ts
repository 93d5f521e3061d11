import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { AMPLE, askModel, says } from "../testing/ask-model.ts";
import { beginStream, type Script, startScriptedEndpoint, textChunk } from "../testing/scripted-endpoint.ts";
import { fetchFromFirst } from "./fallback-fetch.ts";

const IMPATIENT = { ...AMPLE, firstTokenMs: 500 };

const opened: Awaited<ReturnType<typeof startScriptedEndpoint>>[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

/** Asks the first of these endpoints, whose keys are `key-1`, `key-2` and so on. */
async function ask(...scripts: readonly Script[]) {
  const endpoints = await Promise.all(scripts.map((script) => startScriptedEndpoint(script)));
  opened.push(...endpoints);
  const [first, ...others] = endpoints;
  if (first === undefined) throw new Error("There is no endpoint");
  const fallbacks = others.map(({ baseUrl }, at) => ({ apiKey: `key-${at + 2}`, baseUrl, name: `model-${at + 2}` }));
  const told = await askModel(first, {}, IMPATIENT, undefined, undefined, fallbacks);
  return { ...told, endpoints, counts: endpoints.map(({ calls }) => calls.length) };
}

const refuses =
  (status: number): Script =>
  (response) =>
    response.writeHead(status, { "retry-after": "0" }).end("{}");
const silent: Script = () => {};

describe("with further endpoints, a reply", () => {
  it.each<[string, Script]>([
    ["is busy", refuses(429)],
    ["is broken", refuses(503)],
    ["brings no token", silent],
    [
      "says in its stream that it's busy",
      (response) => beginStream(response).end('data: {"error":{"message":"overloaded","code":429}}\n\n'),
    ],
    ["hangs up", (response) => response.destroy()],
  ])("comes from the next one when the first %s", async (_, script) => {
    const { text, failure, endpoints, counts, logged } = await ask(script, says("Bonjour"));
    expect([text, failure]).toEqual(["Bonjour", undefined]);
    expect(counts).toEqual([1, 1]);
    expect(endpoints[1]?.calls[0]).toMatchObject({ body: { model: "model-2" }, key: "key-2" });
    expect(endpoints[0]?.calls[0]).toMatchObject({ body: { model: "small-model" }, key: "key-1" });
    expect(logged).toContain("the next one is asked");
    expect(logged).not.toMatch(/key-[12]/);
  });

  it("comes from the last one when all others can't answer, and fails as that one does when none can", async () => {
    expect(await ask(silent, refuses(500), says("Bonjour"))).toMatchObject({ text: "Bonjour", counts: [1, 1, 1] });
    const { failure, counts } = await ask(refuses(500), refuses(401));
    expect(failure).toBe("model_refused");
    expect(counts).toEqual([1, 1]);
  });

  it("asks one that couldn't answer last for a minute", async () => {
    let time = 0;
    const endpoints = [
      { apiKey: "1", baseUrl: "https://one.test/v1", name: "one" },
      { apiKey: "2", baseUrl: "https://two.test/v1", name: "two" },
    ] as const;
    const asked: string[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = async (input) => {
      const { host } = new URL(input as string);
      asked.push(host);
      return new Response("{}", { status: host === "one.test" ? 503 : 400 });
    };
    const log = createLog("silent", new PassThrough());
    const call = fetchFromFirst(endpoints, {
      firstTokenMs: 1_000,
      takesImages: () => false,
      log,
      now: () => time,
    })(() => ({ failed: () => {} }));
    const once = () => call("https://one.test/v1/chat/completions", { body: "{}" });
    try {
      await once();
      await once();
      time = 61_000;
      await once();
    } finally {
      globalThis.fetch = real;
    }
    expect(asked).toEqual(["one.test", "two.test", "two.test", "one.test", "two.test"]);
  });

  it("isn't begun again elsewhere once it has begun, nor when the request itself is refused", async () => {
    const begins: Script = (response) => {
      beginStream(response).write(textChunk("Half a"), () => setImmediate(() => response.destroy()));
    };
    expect(await ask(begins, says("Bonjour"))).toMatchObject({ text: "Half a", counts: [1, 0] });
    expect(await ask(refuses(400), says("Bonjour"))).toMatchObject({ failure: "model_refused", counts: [1, 0] });
  });
});
