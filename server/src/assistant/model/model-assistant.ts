import { type FinishReason, pruneMessages, stepCountIs, streamText } from "ai";
import { DEFAULT_SETTINGS, type MessageCard } from "@atrium/shared-contracts/wire";
import type { Log } from "../../log/log.ts";
import { answerByRules, routeByRules } from "../built-in/built-in-assistant.ts";
import { isForRules } from "../built-in/is-for-rules.ts";
import { type AnswerNode, runGraph } from "../reply/graph.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import { reportedPorts } from "../reply/reported-ports.ts";
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
import { type ConversationContext, contextOf } from "./conversation-context.ts";
import type { ModelEndpoint } from "../../config/model-endpoint.ts";
import type { TokenUsage } from "../../usage/token-usage.ts";
import { createFileContents } from "./file-contents.ts";
import { fileNotice } from "./file-notice.ts";
import { reportedFiles } from "./file-steps.ts";
import { FILE_LIMITS, FILES_INSTRUCTIONS, holdsContents, readFiles } from "./model-files.ts";
import { failureOf } from "./model-failure.ts";
import { memoriesFor, memoryInstructions, memoryWords } from "./memory-prompt.ts";
import { MODEL_LIMITS, MODEL_RETRIES, MODEL_STEPS, type ModelLimits, TITLE_LIMITS } from "./model-limits.ts";
import { modelInstructions, modelMessages } from "./model-prompt.ts";
import { type ModelRun, createModelRuns } from "./model-runs.ts";
import { inRun } from "./in-run.ts";
import { createShortTexts } from "./short-text.ts";
import { createSummarizer } from "./summarizer.ts";
import { begunWith, SUMMARY_INSTRUCTIONS, summaryWords } from "./summary-prompt.ts";
import { titleInstructions, titleMaterial } from "./title-prompt.ts";
import { promptTokens } from "./prompt-tokens.ts";
import { createReplyActs, type ReplyActs } from "./reply-acts.ts";
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
  /** About how many tokens the model gets for a reply: instructions, tools, files and messages together. */
  readonly contextTokens: number;
}

const hasAttachments = ({ attachments, history }: ReplyRequest) =>
  attachments.length > 0 || history.some(({ attachments: earlier = [] }) => earlier.length > 0);

const remembered = (request: ReplyRequest, acts: ReplyActs) =>
  request.remember(DIALOGUE, () => Promise.resolve(acts.dialogue()));

/** The part of the context that files' texts may take. */
const FILES_SHARE = 3 / 8;
/** The part of it that what's remembered may take. */
const MEMORY_SHARE = 1 / 8;

/** The assistant that uses a language model behind an OpenAI-compatible endpoint, which isn't trusted to behave. */
export function createModelAssistant(
  ports: AssistantPorts,
  deps: { config: ModelConfig; usage: TokenUsage; log: Log; limits?: ModelLimits },
): Assistant {
  const { config, log } = deps;
  const { limits = { ...MODEL_LIMITS, firstTokenMs: config.firstTokenMs ?? MODEL_LIMITS.firstTokenMs } } = deps;
  const { visionModels = [] } = config;
  const takesImages = (model: string) => visionModels === "*" || visionModels.includes(model);
  const begin = createModelRuns({
    endpoints: [config, ...(config.fallbacks ?? [])],
    firstTokenMs: limits.firstTokenMs,
    takesImages,
    usage: deps.usage,
    log,
  });
  const contents = createFileContents(ports.files, { characters: FILE_LIMITS.characters, log });

  const nameOf = ({ model }: ReplyRequest["settings"]) => (model === DEFAULT_SETTINGS.chat.model ? config.name : model);
  /** The maximum tokens of somebody's reply. */
  const longest = ({ maxTokens }: ReplyRequest["settings"]) => Math.min(maxTokens, config.maxTokens);
  const most = (settings: ReplyRequest["settings"]) => ({ input: config.contextTokens, output: longest(settings) });
  const shortText = createShortTexts({ begin, limits, log });
  const summarizer = createSummarizer({ write: shortText, modelOf: nameOf, tokens: config.contextTokens, log });
  const fileLimits = { ...FILE_LIMITS, tokens: config.contextTokens * FILES_SHARE };

  const answer = (node: Exclude<GraphNode, "router">, run: ModelRun): AnswerNode =>
    async function* tell(asked, signal, report): AsyncGenerator<ReplyEvent> {
      const cards: MessageCard[] = [];
      let hasBegun = false;
      let said = false;
      let finished: FinishReason | undefined;
      let broken: unknown;
      // Always aborted at the end, so a reply that nobody reads anymore costs nothing.
      const upstream = new AbortController();
      const instructions = `${modelInstructions(node, asked)}\n${memoryInstructions(asked)}`;
      const onCard = (card: MessageCard) => void cards.push(card);
      const reported = reportedPorts(ports, report);
      const acts = createReplyActs(reported.calendar, asked, onCard);
      const memories = await memoriesFor(asked, { memory: ports.memory, tokens: config.contextTokens * MEMORY_SHARE });
      const tools = modelTools(reported, asked, { acts, memories, signal, onCard });
      let context: ConversationContext;
      try {
        context = await contextOf(asked, {
          tokens: config.contextTokens,
          reserved: await promptTokens(
            [instructions, FILES_INSTRUCTIONS, SUMMARY_INSTRUCTIONS, memoryWords(memories)].join("\n"),
            tools,
          ),
          readFiles: (request) => {
            const read = readFiles(request, {
              contents,
              takesImages: takesImages(nameOf(request.settings)),
              limits: fileLimits,
              signal,
            });
            return reportedFiles(request.attachments, read, report);
          },
          summarizer,
          signal,
        });
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      }
      const { request, files, summary } = context;
      try {
        const hasFiles = holdsContents(files);
        // What files are called is nobody's order either.
        if (hasFiles || hasAttachments(asked)) acts.hear();
        // A reply that goes on has said it in its beginning.
        const notice = request.continues === null ? fileNotice(files.own, wordingOf(request)) : "";
        const { fullStream } = streamText({
          model: run.model,
          instructions: [
            instructions,
            ...(hasFiles ? [FILES_INSTRUCTIONS] : []),
            ...(summary === null ? [] : [SUMMARY_INSTRUCTIONS]),
          ].join("\n"),
          messages: begunWith(modelMessages(request, files), [
            ...(memories.length === 0 ? [] : [memoryWords(memories)]),
            ...(summary === null ? [] : [summaryWords(summary, request.turnId)]),
          ]),
          tools: oneByOne(tools, { log, turnId: request.turnId }),
          // Otherwise the endpoint would get back what its model thought.
          prepareStep: ({ messages }) => ({ messages: pruneMessages({ messages, reasoning: "all" }) }),
          stopWhen: stepCountIs(MODEL_STEPS),
          temperature: request.settings.temperature,
          maxOutputTokens: longest(request.settings),
          maxRetries: MODEL_RETRIES,
          timeout: { totalMs: limits.totalMs, chunkMs: limits.silenceMs },
          abortSignal: AbortSignal.any([signal, upstream.signal]),
          onError: ({ error }) => log.warn({ err: error, turnId: request.turnId }, "The model's endpoint misbehaved"),
        });
        for await (const part of fullStream) {
          run.take(part);
          for (const card of cards.splice(0)) yield { type: "card", card };
          if (part.type === "text-delta" && part.text !== "") {
            if (notice !== "" && !hasBegun) yield { type: "text", text: `${notice}\n\n` };
            hasBegun = true;
            said ||= storable(part.text).trim() !== "";
            yield { type: "text", text: part.text };
          } else if (part.type === "reasoning-delta") {
            yield { type: "reasoning", text: part.text };
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
        if (!goesOn) await remembered(asked, acts);
      }
      if (signal.aborted) return;
      const failure = failureOf(finished, broken, said);
      // A temporary conversation has no buttons.
      if (asked.memory === "temporary" && acts.dialogue().question?.age === 0)
        yield { type: "text", text: `\n\n${wordingOf(asked).t("proposal.ask")}` };
      // A failed reply gets its cards too: whatever its tools did has happened.
      for (const card of cards.splice(0)) yield { type: "card", card };
      if (failure !== null) yield { type: "failed", failure };
    };

  const metered = (node: Exclude<GraphNode, "router">) =>
    inRun(begin, { modelOf: nameOf, most }, (run) => answer(node, run));
  const byModel = metered("calendar");
  const byRules = answerByRules(ports);
  const graph = {
    route: routeByRules,
    nodes: {
      calendar: (...asked: Parameters<AnswerNode>) => (isForRules(asked[0]) ? byRules : byModel)(...asked),
      weather: metered("weather"),
      general: metered("general"),
    },
  };
  return {
    reply: (request, signal) => runGraph(graph, request, signal),
    title: (request, signal) =>
      shortText(
        { userId: request.userId, turnId: null, kind: "title", model: nameOf(request.settings) },
        {
          ...TITLE_LIMITS,
          tokens: Math.min(longest(request.settings), TITLE_LIMITS.tokens),
          instructions: titleInstructions(request),
          material: titleMaterial(request),
        },
        signal,
      ),
  };
}
