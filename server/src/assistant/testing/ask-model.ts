import { PassThrough } from "node:stream";
import { createLog } from "../../log/log.ts";
import { createModelAssistant } from "../model/model-assistant.ts";
import type { ModelEndpoint } from "../../config/model-endpoint.ts";
import type { ModelLimits } from "../model/model-limits.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import type { ReplyEvent, ReplyRequest } from "../reply/reply.ts";
import type { TokenUsage } from "../../usage/token-usage.ts";
import { notedUsage } from "./noted-usage.ts";
import { fakePorts, requestOf } from "./scene.ts";
import { beginStream, finishChunk, type Script, type startScriptedEndpoint, textChunk } from "./scripted-endpoint.ts";

/** For endpoints that answer: generous, so that a busy machine doesn't time them out. */
export const AMPLE: ModelLimits = { totalMs: 25_000, firstTokenMs: 20_000, silenceMs: 20_000 };

/** What the model's assistant replies to a request, and what it logs. */
export async function askModel(
  { baseUrl, calls }: Awaited<ReturnType<typeof startScriptedEndpoint>>,
  request: Partial<ReplyRequest> = {},
  limits = AMPLE,
  ports: AssistantPorts = fakePorts(),
  signal = new AbortController().signal,
  fallbacks: readonly ModelEndpoint[] = [],
  visionModels: readonly string[] | "*" = [],
  { contextTokens = 32_000, usage }: { readonly contextTokens?: number; readonly usage?: TokenUsage } = {},
) {
  let logged = "";
  const logStream = new PassThrough();
  logStream.on("data", (data: Buffer) => {
    logged += data.toString();
  });
  const { noted, ...all } = notedUsage();
  const assistant = createModelAssistant(ports, {
    config: { apiKey: "key-1", baseUrl, name: "small-model", fallbacks, visionModels, maxTokens: 8_000, contextTokens },
    usage: usage ?? all.usage,
    log: createLog("trace", logStream),
    limits,
  });
  const events: ReplyEvent[] = [];
  for await (const event of assistant.reply(requestOf(request), signal)) events.push(event);
  return {
    calls,
    events,
    logged,
    /** What was noted of the models' usage, unless `usage` was given. */
    noted,
    text: events.map((event) => (event.type === "text" ? event.text : "")).join(""),
    failure: events.findLast((event) => event.type === "failed")?.failure,
    cards: events.filter((event) => event.type === "card").map(({ card }) => card),
  };
}

/** An endpoint whose model says these pieces of text. */
export const says =
  (...pieces: string[]): Script =>
  (response) => {
    beginStream(response);
    for (const piece of pieces) response.write(textChunk(piece));
    response.end(finishChunk());
  };

/** An endpoint whose model says a text, and that tells how many tokens that took. */
export const saysWithUsage =
  (text: string, input: number, output: number): Script =>
  (response) => {
    beginStream(response);
    response.end(textChunk(text) + finishChunk("stop", { prompt_tokens: input, completion_tokens: output }));
  };
