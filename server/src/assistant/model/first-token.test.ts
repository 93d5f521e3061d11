import { afterEach, describe, expect, it } from "@jest/globals";
import { AMPLE, askModel, says } from "../testing/ask-model.ts";
import {
  beginStream,
  finishChunk,
  type Script,
  startScriptedEndpoint,
  textChunk,
} from "../testing/scripted-endpoint.ts";

const IMPATIENT = { ...AMPLE, firstTokenMs: 500 };

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>> | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

async function ask(script: Script, limits = AMPLE) {
  endpoint = await startScriptedEndpoint(script);
  return askModel(endpoint, {}, limits);
}

const hangs = {
  "before the headers": () => {},
  "after the headers": (response) => beginStream(response).flushHeaders(),
  "with a role and no text": (response) => beginStream(response).write(textChunk("")),
  "in the middle of its first line": (response) => beginStream(response).write("data: {"),
  "but keeps the connection open with comments": (response) => {
    beginStream(response);
    const beats = setInterval(() => response.write(": keep-alive\n\n"), 50);
    response.once("close", () => clearInterval(beats));
  },
} satisfies Readonly<Record<string, Script>>;

describe("an endpoint", () => {
  it.each(Object.entries(hangs))("hangs %s: tries another connection once, then gives up", async (_, hang) => {
    const { failure, text, calls } = await ask(hang, IMPATIENT);
    expect([failure, text]).toEqual(["model_timeout", ""]);
    expect(calls).toHaveLength(2);
    await Promise.all(calls.map(({ closed }) => closed));
  });

  it.each(Object.entries(hangs))("hangs %s once: the other connection brings the reply", async (_, hang) => {
    const script: Script = (response, call, number) => (number === 1 ? hang : says("Bonjour"))(response, call, number);
    const { failure, text, calls } = await ask(script, IMPATIENT);
    expect([failure, text]).toEqual([undefined, "Bonjour"]);
    expect(calls).toHaveLength(2);
    await calls[0]?.closed;
  });

  it.each([
    ["reasoning", 'data: {"choices":[{"index":0,"delta":{"reasoning_content":"Hm"}}]}\n\n'],
    ["a part of a character", Buffer.from(textChunk("é")).subarray(0, -8)],
  ])("begins with %s: has the time that silence may take", async (begins, first) => {
    const whole = Buffer.from(textChunk("é"));
    const { text, calls } = await ask((response) => {
      beginStream(response).write(first);
      const rest = begins === "reasoning" ? textChunk("é") : whole.subarray(first.length);
      setTimeout(() => response.end(Buffer.concat([Buffer.from(rest), Buffer.from(finishChunk())])), 100);
    });
    expect(text).toBe("é");
    expect(calls).toHaveLength(1);
  });

  it.each<[string, Script]>([
    ["comments without a token", (response) => void beginStream(response).write(": x\n".repeat(1_300_000))],
    [
      "a line that doesn't end",
      (response) => {
        beginStream(response).write(textChunk("Half a"));
        response.write(`data: ${"x".repeat(5_000_000)}`);
      },
    ],
  ])("5 MB of %s: gives up at once", async (_, script) => {
    const { failure, calls } = await ask(script);
    expect(["model_unavailable", "model_interrupted"]).toContain(failure);
    await calls.at(-1)?.closed;
  });

  it("is stopped before it begins: asks no other connection", async () => {
    const stop = new AbortController();
    endpoint = await startScriptedEndpoint(() => stop.abort("stop"));
    const { calls, failure } = await askModel(endpoint, {}, IMPATIENT, undefined, stop.signal);
    expect(failure).toBeUndefined();
    await calls[0]?.closed;
    expect(calls).toHaveLength(1);
  });
});
