import { BehaviorSubject, type Observable, Subject, filter, firstValueFrom, take } from "@atrium/shared-contracts/rx";
import { type SendFailure, sendFailure } from "../send/send-error.ts";
import { type OutboxEntry, inOrder, nextToSend } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { withinLimit } from "./within-limit.ts";

/** Pause before an unsent message is retried. Doubles from the first value up to the last. Milliseconds. */
const RETRY_FIRST_MS = 1_000;
const RETRY_LAST_MS = 30_000;

export interface OutboxPorts<Receipt extends { readonly conversationId: string }> {
  readonly userId: string;
  readonly store: OutboxStore;
  /** Sends one message to the server. May be called again with the same entry, which the server recognizes by its id. */
  deliver(entry: OutboxEntry): Promise<Receipt>;
  /** Called before the entry leaves the outbox, so it's always visible in at least one place. */
  onDelivered(entry: OutboxEntry, receipt: Receipt): void;
  /** Called when a message is first tried in this session. Later messages in its conversation wait. */
  onSending(entry: OutboxEntry): void;
  onFailed(entry: OutboxEntry, failure: SendFailure): void;
  pause(milliseconds: number): Promise<void>;
  now(): number;
  newId(): string;
}

/** Sends messages to the server, in order per conversation. Keeps each until the server has it, across reloads and failures. */
export interface Outbox {
  /** True if the message is in the outbox, whether or not it's being sent. */
  holds(messageId: string): boolean;
  /** In sending order. */
  readonly entries$: Observable<readonly OutboxEntry[]>;
  /** False while something isn't stored: storage has refused it or hasn't answered. Unsent messages are then lost when the page is unloaded. */
  readonly durable$: Observable<boolean>;
  /** Resolves when the message is stored on this device, or at the latest after a few seconds. Once stored, it can't be lost. */
  add(message: Pick<OutboxEntry, "conversationId" | "content" | "attachments">): Promise<OutboxEntry>;
  retry(messageId: string): Promise<void>;
  discard(messageId: string): Promise<void>;
  discardConversation(conversationId: string): Promise<void>;
  /** Call when an event says that the server has this message. */
  confirm(messageId: string, conversationId: string): Promise<void>;
  /** The real id of a temporary conversation that was settled earlier. */
  settledId(temporaryId: string): Promise<string | undefined>;
  /** Retries unsent messages now, e.g. because the network is back. */
  wake(): void;
  stop(): void;
}

export function createOutbox<Receipt extends { readonly conversationId: string }>(ports: OutboxPorts<Receipt>): Outbox {
  const entries$ = new BehaviorSubject<readonly OutboxEntry[]>([]);
  const durable$ = new BehaviorSubject(ports.store.durable);
  const wake$ = new Subject<void>();
  const lanes = new Set<string>();
  /** Real ids of temporary conversations settled in this session, by temporary id. */
  const settled = new Map<string, string>();
  let stopped = false;
  /** How much storage has refused or hasn't answered in time. */
  let missing = 0;

  const set = (change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]) => {
    if (!stopped) entries$.next(change(entries$.value));
  };
  const replace = (entry: OutboxEntry) =>
    set((entries) => entries.map((other) => (other.messageId === entry.messageId ? entry : other)));
  const miss = (count: number) => {
    missing += count;
    durable$.next(missing === 0 && ports.store.durable);
  };
  /** If storage fails or doesn't answer, continues in memory and reports it through `durable$`. */
  const stored = (work: Promise<void>) =>
    withinLimit(work).then(
      () => miss(0),
      () => {
        miss(1);
        // It may only have been slow. If it fails after all, it stays missing.
        work.then(
          () => miss(-1),
          () => miss(0),
        );
      },
    );

  const settle = async (entry: OutboxEntry, conversationId: string) => {
    await stored(ports.store.settle(entry, conversationId));
    if (entry.conversationId !== conversationId) settled.set(entry.conversationId, conversationId);
    set((entries) =>
      entries
        .filter((other) => other.messageId !== entry.messageId)
        .map((other) => (other.conversationId === entry.conversationId ? { ...other, conversationId } : other)),
    );
  };

  /** Sends one entry. Resolves to whether its conversation's next entry may be sent. */
  const attempt = async (entry: OutboxEntry, tries: number): Promise<boolean> => {
    // Later attempts don't change the state, so "not sent" stays visible until it's no longer true.
    if (tries === 0) {
      const { error: _, ...clean } = entry;
      replace({ ...clean, state: "sending" });
      ports.onSending(entry);
    }
    try {
      const receipt = await ports.deliver(entry);
      if (stopped) return false;
      ports.onDelivered(entry, receipt);
      await settle(entry, receipt.conversationId);
      return true;
    } catch (error) {
      if (stopped) return false;
      const failure = sendFailure(error);
      const next: OutboxEntry = { ...entry, state: failure.next === "ask" ? "failed" : "unsent", error: failure.text };
      await stored(ports.store.put(next));
      replace(next);
      if (next.state === "unsent") holdBack(next);
      ports.onFailed(next, failure);
      if (failure.next === "again") await again(tries);
      return failure.next !== "sign-in";
    }
  };

  /** Marks messages behind an unsent one as unsent too. */
  const holdBack = ({ conversationId, error }: OutboxEntry) =>
    set((entries) =>
      entries.map((entry) =>
        entry.conversationId === conversationId && entry.state === "sending"
          ? { ...entry, state: "unsent", ...(error ? { error } : {}) }
          : entry,
      ),
    );

  const again = (tries: number) =>
    Promise.race([
      ports.pause(Math.min(RETRY_FIRST_MS * 2 ** tries, RETRY_LAST_MS)),
      firstValueFrom(wake$, { defaultValue: undefined }),
    ]);

  const pump = async (conversationId: string): Promise<void> => {
    if (lanes.has(conversationId)) return;
    lanes.add(conversationId);
    let tries = 0;
    let last: string | undefined;
    for (;;) {
      const entry = stopped ? undefined : nextToSend(entries$.value, conversationId);
      if (!entry) break;
      tries = entry.messageId === last ? tries + 1 : 0;
      last = entry.messageId;
      if (!(await attempt(entry, tries))) break;
    }
    lanes.delete(conversationId);
    // A conversation that just got its real id continues under that.
    if (!stopped && last !== undefined) pumpAll();
  };

  /** Sends in all conversations, except where the first entry waits for a sign-in. */
  const pumpAll = () => {
    for (const id of new Set(entries$.value.map((entry) => entry.conversationId)))
      if (nextToSend(entries$.value, id)?.error !== "sendError.unauthorized") void pump(id);
  };

  /** A page that was closed while writing may have left an entry under a temporary id that's already settled. */
  const resolved = (entries: readonly OutboxEntry[]) =>
    Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        conversationId: (await ports.store.settledId(entry.conversationId)) ?? entry.conversationId,
      })),
    );

  const loaded = ports.store
    .load(ports.userId)
    .then(resolved)
    .then(
      (entries) => {
        const known = new Set(entries$.value.map((entry) => entry.messageId));
        set((added) => inOrder([...entries.filter((entry) => !known.has(entry.messageId)).map(fresh), ...added]));
        miss(0);
        pumpAll();
      },
      () => miss(1),
    );

  const remove = async (gone: (entry: OutboxEntry) => boolean) => {
    const removed = entries$.value.filter(gone);
    set((entries) => entries.filter((entry) => !gone(entry)));
    for (const entry of removed) await stored(ports.store.remove(entry.messageId));
  };

  return {
    entries$,
    durable$,
    holds: (messageId) => entries$.value.some((entry) => entry.messageId === messageId),
    async add(message) {
      // Entries that load later still join the ones written since.
      await stored(loaded);
      const order = Math.max(ports.now(), (entries$.value.at(-1)?.order ?? 0) + 1);
      const entry: OutboxEntry = {
        ...message,
        messageId: ports.newId(),
        userId: ports.userId,
        createdAt: ports.now(),
        order,
        state: "sending",
      };
      await stored(ports.store.put(entry));
      // The conversation may have gotten its real id while the entry was being written.
      const conversationId = settled.get(entry.conversationId) ?? entry.conversationId;
      const added = { ...entry, conversationId };
      if (conversationId !== entry.conversationId) await stored(ports.store.put(added));
      set((entries) => inOrder([...entries, added]));
      const head = nextToSend(entries$.value, conversationId);
      if (head?.state === "unsent") holdBack(head);
      void pump(conversationId);
      return added;
    },
    async retry(messageId) {
      const entry = entries$.value.find((other) => other.messageId === messageId);
      if (!entry) return;
      const again: OutboxEntry = { ...fresh({ ...entry, state: "unsent" }), state: "sending" };
      await stored(ports.store.put(again));
      replace(again);
      wake$.next();
      void pump(again.conversationId);
    },
    discard: (messageId) => remove((entry) => entry.messageId === messageId),
    discardConversation: (id) => remove((entry) => entry.conversationId === id),
    async confirm(messageId, conversationId) {
      const entry = entries$.value.find((other) => other.messageId === messageId);
      if (entry && entry.state !== "sending") await settle(entry, conversationId);
    },
    settledId: (temporaryId) => ports.store.settledId(temporaryId),
    wake() {
      wake$.next();
      pumpAll();
    },
    stop() {
      stopped = true;
      wake$.complete();
      entries$.complete();
      durable$.complete();
    },
  };
}

/** An entry's state at the start of a session: anything that isn't `failed` is tried again right away. */
function fresh(entry: OutboxEntry): OutboxEntry {
  if (entry.state === "failed") return entry;
  const { error: _, ...rest } = entry;
  return { ...rest, state: "unsent" };
}

/** Resolves when no message is being sent or waiting. */
export const settledOutbox = (outbox: Outbox) =>
  firstValueFrom(
    outbox.entries$.pipe(
      filter((entries) => entries.every((entry) => entry.state === "failed")),
      take(1),
    ),
    { defaultValue: [] },
  );
