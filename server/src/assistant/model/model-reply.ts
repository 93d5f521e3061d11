import { CHOICE_CARD, type MessageCard } from "@atrium/shared-contracts/wire";
import { type FinishReason, stepCountIs, streamText } from "ai";
import type { Log } from "../../log/log.ts";
import { storable } from "../../text/storable.ts";
import type { Write } from "../acts/write.ts";
import { wordingOf } from "../request/wording-of.ts";
import type { AnswerNode } from "../reply/graph.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import { reportedPorts } from "../reply/reported-ports.ts";
import { DIALOGUE, INTERRUPTIONS, type ReplyEvent, type ReplyRequest } from "../reply/reply.ts";
import type { AskedModel } from "./asked-model.ts";
import type { FileContents } from "./file-contents.ts";
import { fileNotice } from "./file-notice.ts";
import { memoriesFor } from "./memory-prompt.ts";
import { failureOf, isOutOfSteps } from "./model-failure.ts";
import { MODEL_RETRIES, MODEL_STEPS, type ModelLimits } from "./model-limits.ts";
import type { ModelRun } from "./model-runs.ts";
import { createReplyActs, type ReplyActs } from "./reply-acts.ts";
import { type ReplyPrompt, replyPrompt } from "./reply-prompt.ts";
import { stepMessages } from "./step-messages.ts";
import type { Summarizer } from "./summarizer.ts";
import { WRITING_TOOLS } from "./tools/calendar-writing.ts";
import { modelTools } from "./tools/model-tools.ts";
import { oneByOne } from "./tools/one-by-one.ts";

/** The part of the context that what's remembered may take. */
const MEMORY_SHARE = 1 / 8;

const hasAttachments = ({ attachments, history }: ReplyRequest) =>
  attachments.length > 0 || history.some(({ attachments: earlier = [] }) => earlier.length > 0);

const remembered = (request: ReplyRequest, acts: ReplyActs) =>
  request.remember(DIALOGUE, () => Promise.resolve(acts.dialogue()));

/** What an interrupted attempt at the same reply has done, as data that nothing in it can end. */
const recalledWords = (writes: readonly Write[]): string =>
  `This reply was begun before, and this was done in the calendar already, so don't do it again, and say that it's done: ${JSON.stringify(
    writes.map(({ does, event: { title, start, end } }) => ({ does, title, start, end })),
  )}`;

/** A model that thinks for longer than this comes to no end: more than 100,000 tokens. */
const REASONING_CHARACTERS = 400_000;
/** How much of what was said last is kept, to know how it ends. */
const LAST_CHARACTERS = 200;
const ASKS = /[?？]\P{L}*$/u;

/** Whether a tool that writes was called and wrote nothing. */
const isRefusedWrite = (part: {
  readonly type: string;
  readonly toolName: string;
  readonly output?: unknown;
}): boolean =>
  WRITING_TOOLS.has(part.toolName) &&
  (part.type === "tool-error" || (typeof part.output === "object" && part.output !== null && "refused" in part.output));

/** Replies that a run of the model writes. */
export const createModelReplies =
  (
    ports: AssistantPorts,
    deps: {
      readonly model: AskedModel;
      readonly contextTokens: number;
      readonly contents: FileContents;
      readonly summarizer: Summarizer;
      readonly limits: ModelLimits;
      readonly log: Log;
    },
  ) =>
  (run: ModelRun): AnswerNode =>
    async function* tell(request, signal, report): AsyncGenerator<ReplyEvent> {
      const { limits, log } = deps;
      const memories = await memoriesFor(request, { memory: ports.memory, tokens: deps.contextTokens * MEMORY_SHARE });
      const cards: MessageCard[] = [];
      let hasActed = false;
      const onCard = (card: MessageCard) => {
        hasActed ||= card.kind === CHOICE_CARD;
        cards.push(card);
      };
      const reported = reportedPorts(ports, report);
      const acts = createReplyActs(reported.calendar, request, onCard);
      const tools = modelTools(reported, request, { acts, memories, signal, onCard });
      let prompt: ReplyPrompt;
      try {
        prompt = await replyPrompt(request, { ...deps, memories, tools, report, signal });
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      }
      // What files are called is nobody's order either.
      if (prompt.holdsFiles || hasAttachments(request)) acts.hear();
      // A reply that goes on has said it in its beginning.
      const notice = request.continues === null ? fileNotice(prompt.ownFiles, wordingOf(request)) : "";
      let hasBegun = false;
      let said = "";
      let wasRefused = false;
      let isElsewhere = false;
      let thought = 0;
      let finished: FinishReason | undefined;
      let broken: unknown;
      // Always aborted at the end, so a reply that nobody reads anymore costs nothing.
      const upstream = new AbortController();
      try {
        const recalled = await acts.recall();
        const { fullStream } = streamText({
          model: run.model,
          instructions: [prompt.instructions, ...(recalled.length === 0 ? [] : [recalledWords(recalled)])].join("\n"),
          messages: prompt.messages,
          tools: oneByOne(tools, { log, turnId: request.turnId }),
          prepareStep: ({ messages, stepNumber }) => ({
            messages: stepMessages(messages),
            ...(stepNumber === MODEL_STEPS - 1 ? { toolChoice: "none" } : {}),
          }),
          stopWhen: stepCountIs(MODEL_STEPS),
          temperature: request.settings.temperature,
          maxOutputTokens: deps.model.longest(request.settings),
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
            said = `${said}${storable(part.text)}`.trim().slice(-LAST_CHARACTERS);
            yield { type: "text", text: part.text };
          } else if (part.type === "reasoning-delta") {
            thought += part.text.length;
            if (thought > REASONING_CHARACTERS) {
              finished = "length";
              break;
            }
            yield { type: "reasoning", text: part.text };
          } else if (part.type === "tool-result" || part.type === "tool-error") {
            wasRefused ||= isRefusedWrite(part);
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
        const isAnswer = said !== "" && failureOf(finished, broken, true) === null;
        if (!signal.aborted && (hasActed || isAnswer)) isElsewhere = await acts.offerElsewhere();
      } catch (error) {
        broken ??= error;
      } finally {
        upstream.abort();
        // What was done can be taken back, also in a reply that was stopped.
        const goesOn = signal.aborted && INTERRUPTIONS.some((reason) => reason === signal.reason);
        if (!goesOn) await remembered(request, acts);
      }
      // A stopped or failed reply gets its cards too: whatever its tools did has happened.
      for (const card of cards.splice(0)) yield { type: "card", card };
      if (signal.aborted) return;
      const failure = failureOf(finished, broken, said !== "");
      const { t } = wordingOf(request);
      // A model that's out of steps has said nothing, and one that was refused may say that it did what it was asked to.
      if (said === "" && failure === null && isOutOfSteps(finished, broken))
        yield { type: "text", text: t("model.noAnswer") };
      if (wasRefused && !hasActed && said !== "" && !ASKS.test(said))
        yield { type: "text", text: `\n\n${t("model.nothingChanged")}` };
      if (isElsewhere) yield { type: "text", text: `\n\n${t("create.elsewhere")}` };
      // A temporary conversation has no buttons.
      if (request.memory === "temporary" && acts.dialogue().question?.age === 0)
        yield { type: "text", text: `\n\n${t("proposal.ask")}` };
      if (failure !== null) yield { type: "failed", failure };
    };
