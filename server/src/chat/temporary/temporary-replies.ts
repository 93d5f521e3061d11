import { setTimeout as sleep } from "node:timers/promises";
import {
  type MessageCard,
  type TemporaryAct,
  type TemporaryPiece,
  type TemporaryRequest,
  cardLines,
} from "@atrium/shared-contracts/wire";
import { readDialogue } from "../../assistant/dialogue/dialogue.ts";
import {
  type Assistant,
  type ChosenAct,
  DIALOGUE,
  type ReplyEvent,
  type ReplyFailure,
  type ReplyRequest,
} from "../../assistant/reply/reply.ts";
import { ApiError } from "../../errors/api-error.ts";
import type { Log } from "../../log/log.ts";
import { isBlank } from "../../text/blank.ts";
import { createStorablePieces, storableData } from "../../text/storable.ts";
import { createTemporaryMemory, type TemporaryTurn } from "./temporary-memory.ts";
import type { PersonOf } from "../turns/reply-request.ts";
import { createReplyTrail } from "../turns/reply-trail.ts";
import { CARDS_MAX } from "../turns/turn-runner.ts";

/** How many temporary replies are written at once: in the process, and for one account. */
const AT_ONCE = 64;
const AT_ONCE_PER_ACCOUNT = 4;
/** How long replies may go on after shutdown begins. */
const SHUTDOWN_GRACE_MS = 5_000;
/** How long callers then have to hear that the rest won't come. */
const FAREWELL_MS = 500;

export interface TemporaryReplies {
  /**
   * The reply to a message of a conversation that nobody keeps, piece by piece. It ends early when `left` aborts.
   * @throws ApiError `too_many_requests`, `overloaded`
   */
  reply(userId: string, message: TemporaryRequest, left: AbortSignal): Promise<AsyncIterable<TemporaryPiece>>;
  /** Refuses new messages, and gives replies `graceMs` to end. */
  stop(graceMs?: number): Promise<void>;
}

/** Answers messages of temporary conversations in this process's memory alone: no table, event or log gets to know their text. */
export function createTemporaryReplies(deps: {
  readonly assistant: Assistant;
  readonly personOf: PersonOf;
  /** @throws ApiError `too_many_requests` */
  readonly admit: (userId: string) => Promise<void>;
  /** How many characters a reply may have. */
  readonly replyMaxCharacters: number;
  readonly log: Log;
}): TemporaryReplies {
  const running = new Set<{ readonly userId: string; readonly done: Promise<void> }>();
  const closing = new AbortController();
  let isOpen = true;

  const memory = createTemporaryMemory();

  const dialogueOf = async (turn: TemporaryTurn | undefined): Promise<unknown> =>
    (await turn?.remembered.get(DIALOGUE)) ?? null;

  const chosen = async (userId: string, { message, choice, item }: TemporaryAct): Promise<ChosenAct> => {
    const turn = memory.find(userId, message);
    return { choice, item, turn: turn?.id ?? "", dialogue: await dialogueOf(turn) };
  };

  /** What became by a reply of what earlier ones offered, as far as those are remembered. */
  const settledBy = async ({ userId, turnId }: ReplyRequest): Promise<Pick<TemporaryPiece, "settled">> => {
    const { settled = [] } = readDialogue(await dialogueOf(memory.ofId(userId, turnId)));
    const found = settled.flatMap(({ turn, ...rest }) => {
      const message = memory.ofId(userId, turn)?.messageId;
      return message === undefined ? [] : [{ message, ...rest }];
    });
    return found.length === 0 ? {} : { settled: found };
  };

  const requestFor = async (userId: string, message: TemporaryRequest): Promise<ReplyRequest> => {
    await deps.admit(userId);
    // The same for a message that's sent again, so it doesn't do the same twice.
    const { id: turnId, remembered } = memory.begin(userId, message.message_id);
    const above = message.follows === undefined ? undefined : memory.find(userId, message.follows);
    return {
      turnId,
      userId,
      text: message.message.normalize("NFC"),
      isOwn: true,
      attachments: [],
      sentAt: new Date(),
      history: message.history,
      summary: null,
      dialogue: await dialogueOf(above),
      addedElsewhere: [],
      act: message.act === undefined ? null : await chosen(userId, message.act),
      suggested: null,
      instructions: null,
      ...(await deps.personOf(userId)),
      memory: "temporary",
      continues: null,
      shownCharacters: 0,
      remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
        const known = (key === DIALOGUE ? undefined : remembered.get(key)) ?? compute();
        remembered.set(key, known);
        known.catch(() => {
          if (remembered.get(key) === known) remembered.delete(key);
        });
        return known as Promise<T>;
      },
      earlier: {},
    };
  };

  async function* written(request: ReplyRequest, left: AbortSignal): AsyncGenerator<TemporaryPiece> {
    const cancel = new AbortController();
    const signal = AbortSignal.any([left, closing.signal, cancel.signal]);
    const pieces = createStorablePieces();
    let length = 0;
    const cards: MessageCard[] = [];
    const trail = createReplyTrail();
    let saysNothing = true;
    let failure: ReplyFailure | "assistant_failed" | "turn_lost" | null = null;

    const fitting = (text: string): TemporaryPiece[] => {
      const room = deps.replyMaxCharacters - length;
      if (text.length > room) failure = "reply_too_long";
      const fits = text.slice(0, room);
      const whole = fits.isWellFormed() ? fits : fits.slice(0, -1);
      length += whole.length;
      saysNothing &&= isBlank(whole);
      return whole === "" ? [] : [{ text: whole }];
    };
    const thoughts = (): TemporaryPiece[] => {
      const reasoning = trail.pause();
      return reasoning === null ? [] : [{ reasoning }];
    };
    const piecesOf = (event: ReplyEvent): TemporaryPiece[] => {
      switch (event.type) {
        case "text":
          return fitting(pieces.push(event.text));
        case "card":
          if (cards.length === CARDS_MAX) return [];
          cards.push(storableData(event.card));
          return cards.slice(-1).map((card) => ({ card }));
        case "reasoning": {
          const begun = trail.think(event.text, length);
          return begun === null ? [] : [{ begun }];
        }
        case "step": {
          if (event.isDone) {
            const done = trail.done(event.step);
            return done === null ? [] : [{ done }];
          }
          const begun = trail.begun(event.step, length);
          return begun === null ? [] : [{ begun }];
        }
        case "progress":
          return event.status === "started" ? [{ node: event.node }] : [];
        case "failed":
          failure = event.failure;
          return [];
      }
    };
    try {
      for await (const event of deps.assistant.reply(request, signal)) {
        if (signal.aborted) break;
        if (event.type !== "reasoning") yield* thoughts();
        yield* piecesOf(event);
        if (failure !== null) break;
      }
    } catch (error) {
      if (!signal.aborted) {
        deps.log.error({ err: error, turnId: request.turnId }, "The assistant failed in a temporary conversation");
        failure = "assistant_failed";
      }
    } finally {
      cancel.abort();
    }
    if (left.aborted) return;
    if (closing.signal.aborted) failure = "turn_lost";
    yield* thoughts();
    if (failure === null) yield* fitting(pieces.end());
    if (failure === null && saysNothing) failure = "reply_empty";
    const lines = cardLines(cards);
    if (failure === null && lines !== "") yield { text: lines };
    const settled = await settledBy(request);
    yield failure === null
      ? { ended: "complete", ...settled }
      : { ended: "failed", failure: { code: failure }, ...settled };
  }

  /** Counts a reply as running from now until its caller has it or has left. */
  const count = (userId: string, left: AbortSignal) => {
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const one = { userId, done };
    running.add(one);
    const end = () => {
      running.delete(one);
      resolve();
    };
    left.addEventListener("abort", end, { once: true });
    if (left.aborted) end();
    return end;
  };
  async function* andThen(pieces: AsyncIterable<TemporaryPiece>, end: () => void): AsyncGenerator<TemporaryPiece> {
    try {
      yield* pieces;
    } finally {
      end();
    }
  }

  return {
    async reply(userId, message, left) {
      if (!isOpen || running.size >= AT_ONCE) throw new ApiError("overloaded");
      if ([...running].filter((one) => one.userId === userId).length >= AT_ONCE_PER_ACCOUNT) {
        throw new ApiError("too_many_requests");
      }
      const end = count(userId, left);
      try {
        return andThen(written(await requestFor(userId, message), left), end);
      } catch (error) {
        end();
        throw error;
      }
    },
    async stop(graceMs = SHUTDOWN_GRACE_MS) {
      isOpen = false;
      const ended = Promise.all([...running].map(({ done }) => done));
      const over = AbortSignal.timeout(graceMs);
      over.addEventListener("abort", () => closing.abort(), { once: true });
      // A caller who reads nothing doesn't hold up the end of the process.
      await Promise.race([ended, sleep(graceMs + FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}
