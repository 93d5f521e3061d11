import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type FinishReason, stepCountIs, streamText } from "ai";
import { DEFAULT_SETTINGS, type MessageCard } from "@atrium/shared-contracts/wire";
import type { Log } from "../../log/log.ts";
import { answerByRules, routeByRules } from "../built-in/built-in-assistant.ts";
import { isForRules } from "../built-in/is-for-rules.ts";
import { type AnswerNode, runGraph } from "../reply/graph.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import { storable } from "../../text/storable.ts";
import {
  type Assistant,
  DIALOGUE,
  type GraphNode,
  INTERRUPTIONS,
  type ReplyEvent,
  type ReplyRequest,
} from "../reply/reply.ts";
import { wordingOf } from "../built-in/wording-of.ts";
import { fetchFromFirst } from "./fallback-fetch.ts";
import type { ModelEndpoint } from "../../config/model-endpoint.ts";
import { createFileContents } from "./file-contents.ts";
import { fileNotice } from "./file-notice.ts";
import { FILE_LIMITS, FILES_INSTRUCTIONS, holdsContents, readFiles } from "./model-files.ts";
import { failureOf } from "./model-failure.ts";
import { MODEL_LIMITS, MODEL_RETRIES, MODEL_STEPS, type ModelLimits, TITLE_LIMITS } from "./model-limits.ts";
import { modelInstructions, modelMessages } from "./model-prompt.ts";
import { createReplyActs, type ReplyActs } from "./reply-acts.ts";
import { titleInstructions, titleMaterial } from "./title-prompt.ts";
import { modelTools } from "./tools/model-tools.ts";
import { oneByOne } from "./tools/one-by-one.ts";

export interface ModelConfig extends ModelEndpoint {
  /** Asked in this order if the endpoint can't answer. */
  readonly fallbacks?: readonly ModelEndpoint[];
  /** The maximum tokens of a reply, whatever the user's settings say. */
  readonly maxTokens: number;
  /** Milliseconds that an endpoint has for its first token. Defaults to that of MODEL_LIMITS. */
  readonly firstTokenMs?: number;
  /** The models that take images; `*` means all. None if it's undefined. */
  readonly visionModels?: readonly string[] | "*";
}

const remembered = (request: ReplyRequest, acts: ReplyActs) =>
  request.remember(DIALOGUE, () => Promise.resolve(acts.dialogue()));

/** The assistant that uses a language model behind an OpenAI-compatible endpoint, which isn't trusted to behave. */
export function createModelAssistant(
  ports: AssistantPorts,
  deps: { config: ModelConfig; log: Log; limits?: ModelLimits },
): Assistant {
  const { config, log } = deps;
  const { limits = { ...MODEL_LIMITS, firstTokenMs: config.firstTokenMs ?? MODEL_LIMITS.firstTokenMs } } = deps;
  const { visionModels = [] } = config;
  const takesImages = (model: string) => visionModels === "*" || visionModels.includes(model);
  const provider = createOpenAICompatible({
    name: "atrium",
    baseURL: config.baseUrl,
    apiKey: config.apiKey,
    fetch: fetchFromFirst([config, ...(config.fallbacks ?? [])], {
      firstTokenMs: limits.firstTokenMs,
      takesImages,
      log,
    }),
  });
  const contents = createFileContents(ports.files, { characters: FILE_LIMITS.characters, log });

  const nameOf = ({ model }: ReplyRequest["settings"]) => (model === DEFAULT_SETTINGS.chat.model ? config.name : model);
  const modelOf = (settings: ReplyRequest["settings"]) => provider.chatModel(nameOf(settings));

  const answer = (node: Exclude<GraphNode, "router">): AnswerNode =>
    async function* tell(request, signal): AsyncGenerator<ReplyEvent> {
      const { temperature, maxTokens } = request.settings;
      const cards: MessageCard[] = [];
      let hasBegun = false;
      let said = false;
      let finished: FinishReason | undefined;
      let broken: unknown;
      let acts: ReplyActs | undefined;
      const onCard = (card: MessageCard) => void cards.push(card);
      // Always aborted at the end, so a reply that nobody reads anymore costs nothing.
      const upstream = new AbortController();
      try {
        const files = await readFiles(request, {
          contents,
          takesImages: takesImages(nameOf(request.settings)),
          limits: FILE_LIMITS,
          signal,
        });
        const hasFiles = holdsContents(files);
        acts = createReplyActs(ports.calendar, request, { hasFiles, onCard });
        // A reply that goes on has said it in its beginning.
        const notice = request.continues === null ? fileNotice(files.own, wordingOf(request)) : "";
        const { fullStream } = streamText({
          model: modelOf(request.settings),
          instructions: modelInstructions(node, request) + (hasFiles ? `\n${FILES_INSTRUCTIONS}` : ""),
          messages: modelMessages(request, files),
          tools: oneByOne(modelTools(ports, request, { acts, signal, onCard }), { log, turnId: request.turnId }),
          stopWhen: stepCountIs(MODEL_STEPS),
          temperature,
          maxOutputTokens: Math.min(maxTokens, config.maxTokens),
          maxRetries: MODEL_RETRIES,
          timeout: { totalMs: limits.totalMs, chunkMs: limits.silenceMs },
          abortSignal: AbortSignal.any([signal, upstream.signal]),
          onError: ({ error }) => log.warn({ err: error, turnId: request.turnId }, "The model's endpoint misbehaved"),
        });
        for await (const part of fullStream) {
          for (const card of cards.splice(0)) yield { type: "card", card };
          if (part.type === "text-delta" && part.text !== "") {
            if (notice !== "" && !hasBegun) yield { type: "text", text: `${notice}\n\n` };
            hasBegun = true;
            said ||= storable(part.text).trim() !== "";
            yield { type: "text", text: part.text };
          } else if (part.type === "error") {
            // A garbled line is reported as an error too, but text continues after it: only the way the stream ends counts.
            broken ??= part.error;
          } else if (part.type === "abort") {
            broken ??= new DOMException("The model took too long", "TimeoutError");
            break;
          } else if (part.type === "finish") {
            finished = part.finishReason;
          }
        }
      } catch (error) {
        broken ??= error;
      } finally {
        upstream.abort();
        // What was done can be taken back, also in a reply that was stopped.
        const goesOn = signal.aborted && INTERRUPTIONS.some((reason) => reason === signal.reason);
        if (acts !== undefined && !goesOn) await remembered(request, acts);
      }
      if (signal.aborted) return;
      const failure = failureOf(finished, broken, said);
      // A failed reply gets its cards too: whatever its tools did has happened.
      for (const card of cards.splice(0)) yield { type: "card", card };
      if (failure !== null) yield { type: "failed", failure };
    };

  const byModel = answer("calendar");
  const byRules = answerByRules(ports);
  const graph = {
    route: routeByRules,
    nodes: {
      calendar: (request: ReplyRequest, signal: AbortSignal) =>
        (isForRules(request) ? byRules : byModel)(request, signal),
      weather: answer("weather"),
      general: answer("general"),
    },
  };
  return {
    reply: (request, signal) => runGraph(graph, request, signal),
    async title({ conversationId, ...request }, signal) {
      const enough = new AbortController();
      try {
        const { fullStream } = streamText({
          model: modelOf(request.settings),
          instructions: titleInstructions(request),
          messages: [{ role: "user", content: titleMaterial(request) }],
          temperature: TITLE_LIMITS.temperature,
          maxOutputTokens: Math.min(request.settings.maxTokens, config.maxTokens, TITLE_LIMITS.tokens),
          maxRetries: MODEL_RETRIES,
          timeout: { totalMs: limits.totalMs, chunkMs: limits.silenceMs },
          abortSignal: AbortSignal.any([signal, enough.signal]),
          onError: ({ error }) => log.warn({ err: error, conversationId }, "The model's endpoint misbehaved"),
        });
        let title = "";
        for await (const part of fullStream) {
          if (part.type === "text-delta") title += part.text;
          else if (part.type === "finish" && part.finishReason === "stop") return title;
          else if (part.type === "finish" || part.type === "error" || part.type === "abort") break;
          if (title.length > TITLE_LIMITS.characters) break;
        }
        signal.throwIfAborted();
        throw new Error("The model wrote no whole title");
      } finally {
        enough.abort();
      }
    },
  };
}
