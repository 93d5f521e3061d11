import { afterEach, describe, expect, it } from "@jest/globals";
import { createLog } from "../../log/log.ts";
import { AMPLE, askModel, says, saysWithUsage } from "../testing/ask-model.ts";
import { notedUsage, usedUp } from "../testing/noted-usage.ts";
import { fakePorts, requestOf } from "../testing/scene.ts";
import {
  beginStream,
  finishChunk,
  type Script,
  startScriptedEndpoint,
  textChunk,
  toolChunks,
} from "../testing/scripted-endpoint.ts";
import { createModelAssistant } from "./model-assistant.ts";

const opened: Awaited<ReturnType<typeof startScriptedEndpoint>>[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

async function open(script: Script) {
  const endpoint = await startScriptedEndpoint(script);
  opened.push(endpoint);
  return endpoint;
}
const hostOf = ({ baseUrl }: { readonly baseUrl: string }) => new URL(baseUrl).host;
const ask = async (script: Script, request = {}) => askModel(await open(script), request);
const busy: Script = (response) => response.writeHead(429, { "retry-after": "0" }).end("{}");

describe("the usage of a reply", () => {
  it("is what the endpoint says, which is asked for it, for the model that was called", async () => {
    const endpoint = await open(saysWithUsage("Hello", 812, 3));
    const { calls, noted } = await askModel(endpoint);
    expect(calls[0]?.body.stream_options).toEqual({ include_usage: true });
    const { userId, turnId } = requestOf({});
    const said = { input: 812, output: 3, reasoning: null, cached: null, counted: 815 };
    expect(noted).toEqual([
      { userId, turnId, kind: "reply", endpoint: hostOf(endpoint), model: "small-model", ...said },
    ]);
  });

  it("has the parts of it that were cached or thought", async () => {
    const usage = {
      prompt_tokens: 900,
      completion_tokens: 50,
      prompt_tokens_details: { cached_tokens: 700 },
      completion_tokens_details: { reasoning_tokens: 40 },
    };
    const { noted } = await ask((response) => {
      beginStream(response);
      response.end(textChunk("Hi") + finishChunk("stop", usage));
    });
    expect(noted).toMatchObject([{ input: 900, output: 50, reasoning: 40, cached: 700, counted: 950 }]);
  });

  it("is the sum of all calls that it took", async () => {
    const { noted } = await ask((response, _, number) => {
      beginStream(response);
      const usage = { prompt_tokens: 100 * number, completion_tokens: number };
      const search = toolChunks("search_products", { query: "tea" });
      response.end(
        number === 1
          ? search.replace("data: [DONE]", `data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]`)
          : textChunk("No tea.") + finishChunk("stop", usage),
      );
    });
    expect(noted).toMatchObject([{ input: 300, output: 3, counted: 303 }]);
  });

  it("is that of the further endpoint that answered, under its own model, and not of the one that couldn't", async () => {
    const [first, second] = [await open(busy), await open(saysWithUsage("Hello", 500, 2))];
    const further = [{ apiKey: "key-2", baseUrl: second.baseUrl, name: "model-2" }];
    const { noted } = await askModel(first, {}, AMPLE, undefined, undefined, further);
    expect(noted).toMatchObject([{ endpoint: hostOf(second), model: "model-2", input: 500, output: 2, counted: 502 }]);
  });

  it.each<[string, object | undefined]>([
    ["says nothing", undefined],
    ["says zeros", { prompt_tokens: 0, completion_tokens: 0 }],
    ["says nonsense", { prompt_tokens: "many", completion_tokens: -1 }],
  ])("is unknown and estimated when the endpoint %s", async (_, usage) => {
    const { noted, calls } = await ask((response) => {
      beginStream(response);
      response.end(textChunk("I don't know about that.") + finishChunk("stop", usage));
    });
    expect(noted).toMatchObject([{ input: null, output: null, model: "small-model" }]);
    const characters = JSON.stringify(calls[0]?.body).length;
    expect(noted[0]?.counted).toBeGreaterThan(characters / 8);
    expect(noted[0]?.counted).toBeLessThan(characters);
  });

  it("is estimated for a reply that breaks off or that nobody waits for", async () => {
    const broken = await ask((response) => {
      beginStream(response);
      response.write(textChunk("Half a"), () => setImmediate(() => response.destroy()));
    });
    expect(broken.failure).toBe("model_interrupted");
    expect(broken.noted).toMatchObject([{ input: null, output: null, counted: expect.any(Number) }]);

    const { usage, noted } = notedUsage();
    const stop = new AbortController();
    const endpoint = await open((response) => {
      beginStream(response);
      response.write(textChunk("Well"), () => setImmediate(() => stop.abort()));
    });
    await askModel(endpoint, {}, AMPLE, undefined, stop.signal, [], [], { usage });
    expect(noted).toMatchObject([{ input: null, output: null }]);
    expect(noted[0]?.counted).toBeGreaterThan(100);
  });

  it("is none when no endpoint could answer", async () => {
    const { failure, noted } = await ask(busy);
    expect([failure, noted]).toEqual(["model_rate_limited", []]);
  });
});

describe("a person whose tokens are used up", () => {
  it("gets a failure of its own, and no endpoint is asked", async () => {
    const endpoint = await open(says("Hello"));
    const { failure, text, calls } = await askModel(endpoint, {}, AMPLE, undefined, undefined, [], [], {
      usage: usedUp("reply"),
    });
    expect([failure, text, calls]).toEqual(["tokens_used_up", "", []]);
  });
});

describe("the usage of a title", () => {
  const titled = async (usage: Parameters<typeof createModelAssistant>[1]["usage"]) => {
    const endpoint = await open(saysWithUsage("Tides", 200, 4));
    const assistant = createModelAssistant(fakePorts(), {
      config: { apiKey: "k", baseUrl: endpoint.baseUrl, name: "m", maxTokens: 8_000, contextTokens: 32_000 },
      usage,
      log: createLog("silent"),
      limits: AMPLE,
    });
    const request = { ...requestOf({}), conversationId: "c", reply: "The moon." };
    return { endpoint, title: assistant.title(request, new AbortController().signal) };
  };

  it("is noted as such", async () => {
    const { usage, noted } = notedUsage();
    await (
      await titled(usage)
    ).title;
    expect(noted).toMatchObject([{ kind: "title", turnId: null, model: "m", input: 200, output: 4, counted: 204 }]);
  });

  it("isn't taken from a person who has none left", async () => {
    const { title, endpoint } = await titled(usedUp("title"));
    await expect(title).rejects.toThrow("no tokens left");
    expect(endpoint.calls).toEqual([]);
  });
});
