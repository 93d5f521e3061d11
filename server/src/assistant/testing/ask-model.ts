import { PassThrough } from "node:stream";
import { createLog } from "../../log/log.ts";
import { createModelAssistant } from "../model/model-assistant.ts";
import type { ModelEndpoint } from "../../config/model-endpoint.ts";
import type { ModelLimits } from "../model/model-limits.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import type { ReplyEvent, ReplyRequest } from "../reply/reply.ts";
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
) {
  let logged = "";
  const logStream = new PassThrough();
  logStream.on("data", (data: Buffer) => {
    logged += data.toString();
  });
  const assistant = createModelAssistant(ports, {
    config: { apiKey: "key-1", baseUrl, name: "small-model", fallbacks, visionModels, maxTokens: 8_000 },
    log: createLog("trace", logStream),
    limits,
  });
  const events: ReplyEvent[] = [];
  for await (const event of assistant.reply(requestOf(request), signal)) events.push(event);
  return {
    calls,
    events,
    logged,
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
