import type { BegunStep, MessageCard, ReplyFailureCode } from "@atrium/shared-contracts/wire";
import {
  type Assistant,
  DIALOGUE,
  type GraphNode,
  type Interruption,
  type ReplyEvent,
  type ReplyRequest,
} from "../../assistant/reply/reply.ts";
import { mayHaveWritten } from "../../assistant/acts/earlier-runs.ts";
import { isPassing, retryDuringOutage } from "../../database/retry.ts";
import { REPLY_MAX_CHARACTERS } from "../../limits/limits.ts";
import type { Log } from "../../log/log.ts";
import { isBlank } from "../../text/blank.ts";
import { createStorablePieces, storableData } from "../../text/storable.ts";
import { createChunkBatcher } from "./chunk-batcher.ts";
import type { LiveChannel } from "../../realtime/live-channel.ts";
import { createPartialSaver } from "./partial-saver.ts";
import { joinedCards } from "./reply-cards.ts";
import { createReplyTrail } from "./reply-trail.ts";
import { MAX_TRIES, type TurnLeases } from "./lease-store.ts";
import { createUnderway } from "./underway.ts";
import type { TurnEnd } from "./reply-store.ts";
import type { TurnRow } from "../storage/rows.ts";

/** Cards of a reply. More than an assistant shows, so that nothing it asks for is left out. */
export const CARDS_MAX = 40;
/** How long the last chunks may take before the final message goes out without them. */
const FLUSH_LIMIT_MS = 1_000;
/** How long a finished reply waits for an unavailable database before it's given up and generated again. */
const OUTAGE_LIMIT_MS = 60_000;

/** Why a turn's run is interrupted. */
export type RunStop = "stop" | Interruption;

export interface TurnRunnerDeps {
  readonly leases: TurnLeases;
  readonly live: LiveChannel;
  readonly assistant: Assistant;
  /** Everything the assistant may know for a turn, except what belongs to the run itself. */
  readonly requestFor: (
    turn: TurnRow,
  ) => Promise<Omit<ReplyRequest, "remember" | "earlier" | "shownCharacters" | "continues">>;
  /** How many characters a run may add to a reply. A model that doesn't stop is cut off here. */
  readonly replyMaxCharacters: number;
  readonly log: Log;
}

export interface RunSignals {
  /** Interrupts the run; its reason is a {@link RunStop}. */
  readonly broken: AbortSignal;
  /** Ends the wait for an unavailable database. */
  readonly shutdown: AbortSignal;
}

/**
 * The cards of what a turn's attempts have done, for a reply that's stopped, lost or failed. Nothing that fails here keeps a turn from ending, except
 * for an outage.
 */
async function recalled(
  { assistant, log }: TurnRunnerDeps,
  { id, remembered }: Pick<TurnRow, "id" | "remembered">,
  request: () => Promise<ReplyRequest>,
): Promise<readonly MessageCard[]> {
  if (!mayHaveWritten(remembered)) return [];
  try {
    return storableData(await assistant.recall(await request()));
  } catch (error) {
    if (isPassing(error)) throw error;
    log.error({ err: error, turnId: id }, "What the turn has done is unknown");
    return [];
  }
}

/**
 * Runs one claimed turn to its end. True when the end was stored, false when another process has to end it.
 * @throws the error that kept it from ending; the claim is still held then
 */
export async function runTurn(deps: TurnRunnerDeps, turn: TurnRow, { broken, shutdown }: RunSignals): Promise<boolean> {
  const { leases, log } = deps;
  const lost = new AbortController();
  const aborted = AbortSignal.any([broken, lost.signal]);
  const withRetries = <T>(work: () => Promise<T>) =>
    retryDuringOutage(work, { limitMs: OUTAGE_LIMIT_MS, signal: shutdown });
  const finish = (end: TurnEnd) => withRetries(() => leases.finish(turn, end));
  const remembered = { ...turn.remembered };
  async function rememberNow<T>(key: string, compute: () => Promise<T>): Promise<T> {
    // An attempt that goes another way than the one before leaves another dialogue.
    const isFirst = key !== DIALOGUE;
    if (isFirst && key in remembered) return remembered[key] as T;
    const value = storableData(await compute());
    const kept = await withRetries(() => leases.remember(turn, key, value, isFirst ? "first" : "last"));
    if (kept === undefined) {
      lost.abort("lost" satisfies RunStop);
      throw new LostClaim();
    }
    remembered[key] = kept.value;
    return kept.value as T;
  }
  const underway = createUnderway();
  const requestNow = async (): Promise<ReplyRequest> => ({
    ...(await withRetries(() => deps.requestFor(turn))),
    shownCharacters: turn.partial.length - turn.base.length,
    continues: turn.base === "" ? null : turn.base,
    remember: (key, compute) => underway.track(rememberNow(key, compute)),
    earlier: turn.remembered,
  });
  if (turn.stopRequested || turn.tries >= MAX_TRIES) {
    const end = turn.stopRequested
      ? ({ state: "cancelled" } as const)
      : ({ state: "failed", code: "turn_lost" } as const);
    const trail = { steps: turn.steps, reasoning: null };
    return finish({ ...end, text: turn.partial, cards: await recalled(deps, turn, requestNow), trail, seq: turn.seq });
  }

  const metadata = { turnId: turn.id, attempt: turn.attempt, messageId: turn.clientMessageId };
  const saver = createPartialSaver({
    save: (added) => leases.savePartial(turn, added),
    onLost: () => lost.abort("lost" satisfies RunStop),
    onError: (error) => log.warn({ err: error, turnId: turn.id }, "The reply so far was not saved"),
  });
  const batcher = createChunkBatcher({
    publish: ({ seq, offset, content }) =>
      deps.live.publish(turn.userId, {
        id: `${turn.id}-${turn.attempt}-${seq}`,
        name: "message_chunk",
        data: { conversationId: turn.conversationId, content, metadata: { ...metadata, seq, offset } },
      }),
    // What was shown stays stored until there's more: a run that's interrupted before leaves it to the next, or to a stop.
    onCut: (seq, text) => {
      if (text.length >= turn.partial.length) saver.note({ seq, partial: text });
    },
    shown: turn.partial.length,
  });
  const cards: MessageCard[] = [];
  const trail = createReplyTrail(turn.steps);
  let progress = 0;
  let failure: ReplyFailureCode | null = null;

  // Pieces may contain anything, and may split a character.
  const pieces = createStorablePieces();
  const write = (text: string) => {
    const most = Math.min(turn.base.length + deps.replyMaxCharacters, REPLY_MAX_CHARACTERS);
    const room = most - batcher.text.length;
    const fits = text.slice(0, room);
    batcher.push(fits.isWellFormed() ? fits : fits.slice(0, -1));
    if (text.length > room) failure = "reply_too_long";
  };

  const publishProgress = (
    node: GraphNode,
    { content, status, step }: { content: string; status: string; step?: BegunStep },
  ) => {
    progress += 1;
    void deps.live.publish(turn.userId, {
      id: `${turn.id}-${turn.attempt}-progress-${progress}`,
      name: `graph-event-${node}`,
      data: {
        conversationId: turn.conversationId,
        content,
        partial_response: "",
        status,
        complete: status === "completed",
        metadata: { ...metadata, ...(step === undefined ? {} : { step }) },
      },
    });
  };
  const publishStep = (step: BegunStep | null) => {
    if (step !== null) publishProgress(nodeOf(step), { content: step.detail ?? "", status: "running", step });
  };

  const take = (event: ReplyEvent) => {
    if (event.type !== "reasoning") trail.pause();
    switch (event.type) {
      case "text":
        write(pieces.push(event.text));
        return;
      case "card":
        if (cards.length < CARDS_MAX) cards.push(storableData(event.card));
        return;
      case "failed":
        failure = event.failure;
        return;
      case "reasoning":
        publishStep(trail.think(event.text, batcher.text.length));
        return;
      case "step":
        if (!event.isDone) publishStep(trail.begun(event.step, batcher.text.length));
        else if (trail.done(event.step) !== null) saver.note({ steps: [...trail.trail.steps] });
        return;
      case "progress":
        publishProgress(event.node, event);
    }
  };

  const request = await requestNow();

  // The chunks of a run make up the whole reply, so what the run continues goes first.
  batcher.push(turn.base);
  try {
    const cancel = new AbortController();
    const replySignal = AbortSignal.any([aborted, cancel.signal]);
    // Interrupted while the request was put together: an assistant that doesn't look would still do what it's asked, or wait for an event that's over.
    const events = aborted.aborted ? [] : deps.assistant.reply(request, replySignal);
    for await (const event of events) {
      if (aborted.aborted && !isOfWhatWasDone(event)) break;
      take(event);
      if (failure !== null) {
        cancel.abort();
        break;
      }
    }
  } catch (error) {
    if (isPassing(error)) {
      batcher.abandon();
      await saver.stop();
      throw error;
    }
    if (!(error instanceof LostClaim)) {
      log.error({ err: error, turnId: turn.id }, "The assistant failed");
      failure = "assistant_failed";
    }
  }

  if (failure === null) write(pieces.end());

  const reason = aborted.aborted ? (aborted.reason as RunStop) : null;
  if (reason === "lost" || reason === "shutdown") {
    batcher.abandon();
    await saver.stop();
    return false;
  }
  await batcher.end(FLUSH_LIMIT_MS);
  await saver.stop();
  // An attempt interrupted before it caught up doesn't take back what an earlier one has shown.
  const kept = batcher.text.length >= turn.partial.length ? batcher.text : turn.partial;
  const rest = { trail: trail.trail, seq: batcher.seq };
  if (reason === null) {
    if (isBlank(batcher.text)) failure ??= "reply_empty";
    if (failure === null) return finish({ state: "done", text: batcher.text, cards, ...rest });
  }
  await underway.settled();
  const done = await recalled(deps, { id: turn.id, remembered }, async () => ({
    ...request,
    earlier: { ...remembered },
  }));
  const end = { text: kept, cards: joinedCards(cards, done), ...rest };
  return finish(
    reason === "stop" || failure === null ? { state: "cancelled", ...end } : { state: "failed", code: failure, ...end },
  );
}

/** What an assistant was in the middle of when it was stopped is still of its reply. */
const isOfWhatWasDone = ({ type }: ReplyEvent): boolean => type === "step" || type === "card";

/** The node of the graph that a step is part of. */
function nodeOf({ kind }: BegunStep): GraphNode {
  const [domain] = kind.split(".");
  return domain === "calendar" || domain === "weather" ? domain : "general";
}

class LostClaim extends Error {}
