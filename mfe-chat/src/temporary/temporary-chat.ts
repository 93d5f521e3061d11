import type { ShellApi } from "@atrium/shared-contracts/contract";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import {
  type MessageCard,
  type ReplyStep,
  settledCards,
  type TemporaryAct,
  type TemporaryPiece,
  type TemporarySettled,
  temporaryCalls,
} from "@atrium/shared-contracts/wire/chat";
import type { GraphNode } from "../live/live-action.ts";
import { type SendErrorKey, sendFailure } from "../send/send-error.ts";
import { chatSessionOf } from "../session/chat-session.ts";
import { createPieceReader } from "./piece-reader.ts";
import { historyOf } from "./temporary-history.ts";

/** Longer than the server gives a reply. Milliseconds. */
const ANSWER_LIMIT_MS = 180_000;
/** How long a conversation that was left can be brought back. Milliseconds. */
export const BRING_BACK_MS = 10_000;
const NODES: ReadonlySet<string> = new Set<GraphNode>(["router", "calendar", "weather", "general"]);

/** A reply that has ended. */
export interface TemporaryReply {
  readonly text: string;
  readonly cards: readonly MessageCard[];
  readonly steps: readonly ReplyStep[];
  /** What the model thought, and for how many seconds. */
  readonly reasoning?: { readonly text: string; readonly seconds: number } | undefined;
  readonly status: "complete" | "stopped" | "failed";
  /** The server's error code. */
  readonly code?: string | undefined;
  /** Why the server couldn't be asked. */
  readonly error?: SendErrorKey | undefined;
}

/** A message and its reply. While there's none, it's being written. */
export interface TemporaryExchange {
  readonly messageId: string;
  readonly text: string;
  /** What it chose of what an earlier reply offered. */
  readonly act?: TemporaryAct;
  readonly reply?: TemporaryReply;
}

/** A reply whose offers aren't what they were before. */
function afterSettled(exchange: TemporaryExchange, settled: readonly TemporarySettled[]): TemporaryExchange {
  const own = settled.filter(({ message }) => message === exchange.messageId);
  if (exchange.reply === undefined || own.length === 0) return exchange;
  return { ...exchange, reply: { ...exchange.reply, cards: own.reduce(settledCards, exchange.reply.cards) } };
}

/** A conversation that's in this page's memory and nowhere else. */
export interface TemporaryChat {
  /** Its id among the replies in progress. No server knows it. */
  readonly id: string;
  readonly exchanges$: BehaviorSubject<readonly TemporaryExchange[]>;
  /** What's in the field. It's in no draft. */
  readonly field$: BehaviorSubject<string>;
  /** Nothing is sent while a reply is written. */
  send(text: string, act?: TemporaryAct): void;
  retry(messageId: string): void;
  stop(): void;
  /** The page shows it. One that was left is gone then, unless it's brought back. */
  open(): void;
  /** Call before the page shows it again. */
  bringBack(): void;
  /** Whether leaving would lose something. */
  holds(): boolean;
  /** The page shows something else. Returns whether there's something to bring back, for a moment. */
  leave(): boolean;
}

export function createTemporaryChat(shell: ShellApi): TemporaryChat {
  const { live } = chatSessionOf(shell);
  const id = "temporary";
  const exchanges$ = new BehaviorSubject<readonly TemporaryExchange[]>([]);
  const field$ = new BehaviorSubject("");
  let running: AbortController | undefined;
  /** Set for a moment after the page was left. */
  let left: { readonly field: string; readonly dropping: ReturnType<typeof setTimeout> } | undefined;

  const drop = () => {
    clearTimeout(left?.dropping);
    left = undefined;
    running?.abort();
    running = undefined;
    exchanges$.next([]);
    live.dispatch({ type: "conversation-deleted", conversationId: id });
  };

  const answer = async (asked: TemporaryExchange, before: readonly TemporaryExchange[]) => {
    const { messageId, act } = asked;
    const to = { messageId, conversationId: id };
    const above = before.at(-1)?.messageId;
    const abort = new AbortController();
    running = abort;
    let text = "";
    let seq = 0;
    let last: TemporaryPiece = {};
    const cards: MessageCard[] = [];
    const steps: ReplyStep[] = [];
    let reasoning: TemporaryReply["reasoning"];
    const take = (piece: TemporaryPiece) => {
      last = piece;
      if (piece.card) cards.push(piece.card);
      if (piece.node !== undefined && NODES.has(piece.node))
        live.dispatch({ type: "progressed", to, node: piece.node as GraphNode, finished: false });
      if (piece.begun) live.dispatch({ type: "begun", to, step: piece.begun });
      if (piece.done) steps.push(piece.done);
      if (piece.reasoning) reasoning = { ...piece.reasoning, text: (reasoning?.text ?? "") + piece.reasoning.text };
      if (piece.text === undefined) return;
      const chunk = { attempt: 1, seq: (seq += 1), offset: text.length, content: piece.text };
      text += piece.text;
      live.dispatch({ type: "chunk", to, chunk });
    };
    let outcome: Pick<TemporaryReply, "status" | "code" | "error">;
    live.dispatch({ type: "sent", ...to });
    try {
      await shell.http.call(temporaryCalls.send, {
        body: {
          message: asked.text,
          message_id: messageId,
          history: historyOf(before),
          ...(above !== undefined && { follows: above }),
          ...(act && { act }),
        },
        signal: abort.signal,
        timeoutMs: ANSWER_LIMIT_MS,
        onText: createPieceReader(take),
      });
      const { ended = "failed", failure } = last;
      outcome = { status: ended, code: failure?.code ?? (ended === "failed" ? "turn_lost" : undefined) };
    } catch (error) {
      // Once there's some of the reply, its end is what's missing.
      if (abort.signal.aborted) outcome = { status: "stopped" };
      else if (seq > 0) outcome = { status: "failed", code: "turn_lost" };
      else outcome = { status: "failed", error: sendFailure(error).text };
    }
    // Nobody is left to show it to.
    if (!exchanges$.value.some((exchange) => exchange.messageId === messageId)) return;
    if (running === abort) running = undefined;
    const { status, code, error } = outcome;
    if (status === "failed") live.dispatch({ type: "failed", to, error: error ?? "", code });
    else live.dispatch({ type: "completed", to, text, cut: false, stopped: status === "stopped", cards });
    const reply: TemporaryReply = { text, cards, steps, reasoning, ...outcome };
    const { settled = [] } = last;
    exchanges$.next(
      exchanges$.value.map((exchange) =>
        exchange.messageId === messageId ? { ...exchange, reply } : afterSettled(exchange, settled),
      ),
    );
  };

  // The browser may keep a page that it leaves, with all that's in its memory.
  const dropAll = () => {
    drop();
    field$.next("");
  };
  window.addEventListener("pagehide", dropAll);
  shell.auth$.subscribe({
    complete() {
      window.removeEventListener("pagehide", dropAll);
      dropAll();
    },
  });
  const holds = () => exchanges$.value.length > 0 || field$.value.trim() !== "";

  return {
    id,
    exchanges$,
    field$,
    send(text, act) {
      if (running) return;
      const before = exchanges$.value;
      const asked: TemporaryExchange = { messageId: crypto.randomUUID(), text, ...(act && { act }) };
      exchanges$.next([...before, asked]);
      void answer(asked, before);
    },
    retry(messageId) {
      const index = exchanges$.value.findIndex((exchange) => exchange.messageId === messageId);
      const failed = exchanges$.value[index];
      if (running || !failed) return;
      const { reply: _, ...asked } = failed;
      const before = exchanges$.value.slice(0, index);
      exchanges$.next([...before, asked, ...exchanges$.value.slice(index + 1)]);
      void answer(asked, before);
    },
    stop: () => running?.abort(),
    open() {
      if (left) drop();
    },
    bringBack() {
      if (!left) return;
      clearTimeout(left.dropping);
      if (field$.value === "") field$.next(left.field);
      left = undefined;
    },
    holds,
    leave() {
      const isThere = holds() && shell.auth$.value.status === "authenticated";
      if (isThere) left = { field: field$.value, dropping: setTimeout(drop, BRING_BACK_MS) };
      else drop();
      field$.next("");
      return isThere;
    },
  };
}
