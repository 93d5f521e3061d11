import { type Observable, Subject, filter, firstValueFrom, take } from "@atrium/shared-contracts/rx";
import { type SendFailure, sendFailure } from "../send/send-error.ts";
import { type KeptEntries, createKeptEntries } from "./kept-entries.ts";
import { type OutboxEntry, type SentFile, fresh, nextToSend } from "./outbox-entry.ts";
import type { EntryChange, OutboxStore } from "./outbox-store.ts";
import type { Tabs } from "./tabs.ts";

/** Pause before an unsent message is retried. Doubles from the first value up to the last. Milliseconds. */
const RETRY_FIRST_MS = 1_000;
const RETRY_LAST_MS = 30_000;
/** How long the server can bring a deleted conversation back, and with it what was still to be sent. Milliseconds. */
const CONVERSATION_RESTORABLE_MS = 60 * 60_000;
/** Longer than the offer to put a discarded message back is shown. Milliseconds. */
const MESSAGE_RESTORABLE_MS = 30_000;

/** What the user's tabs tell each other about their messages. */
export type OutboxNews<Receipt> =
  | { readonly type: "changed" | "wake" }
  | { readonly type: "sending"; readonly entry: OutboxEntry }
  | { readonly type: "delivered"; readonly entry: OutboxEntry; readonly receipt: Receipt }
  | { readonly type: "failed"; readonly entry: OutboxEntry; readonly failure: SendFailure };

/** Called for the messages of all tabs. */
export interface OutboxListener<Receipt> {
  /** Before the entry leaves the outbox, so it's always visible in at least one place. */
  onDelivered(entry: OutboxEntry, receipt: Receipt): void;
  /** When a message is first tried in this session. Later messages in its conversation wait. */
  onSending(entry: OutboxEntry): void;
  onFailed(entry: OutboxEntry, failure: SendFailure): void;
}

export interface OutboxPorts<Receipt extends { readonly conversationId: string }> extends OutboxListener<Receipt> {
  readonly userId: string;
  readonly store: OutboxStore;
  readonly tabs: Tabs<OutboxNews<Receipt>>;
  /** Sends one message to the server. May be called again with the same entry, which the server recognizes by its id. */
  deliver(entry: OutboxEntry): Promise<Receipt>;
  /** Whether a reply is being written in the conversation, as far as this tab knows. */
  isReplying(conversationId: string): boolean;
  /** Resolves once no reply is being written in the conversation. Rejects if the server can't be asked. */
  replied(conversationId: string): Promise<unknown>;
  /** Whether another branch is shown than that of the entry. */
  isElsewhere(entry: OutboxEntry): boolean;
  /** Deletes uploaded files of a discarded message, unless the server has the message after all. */
  dropFiles(files: readonly SentFile[]): void;
  pause(milliseconds: number): Promise<void>;
  now(): number;
  newId(): string;
}

export type NewMessage = Pick<
  OutboxEntry,
  "conversationId" | "content" | "attachments" | "edits" | "keeps" | "answers" | "follows" | "settings" | "act"
>;

/**
 * Sends messages to the server, in order per conversation, each conversation's by one tab at a time. Keeps each until the server has it, across reloads
 * and failures. What's written while a reply is written is queued until that has ended.
 */
export interface Outbox<Receipt = unknown> {
  /** True if the message is in the outbox, whether or not it's being sent. */
  holds(messageId: string): boolean;
  /** In sending order, those of all tabs. */
  readonly entries$: Observable<readonly OutboxEntry[]>;
  /** False while something isn't stored: storage has refused it or hasn't answered. Unsent messages are then lost when the page is unloaded. */
  readonly durable$: Observable<boolean>;
  /** Resolves when the message is stored on this device, or at the latest after a few seconds. Once stored, it can't be lost. */
  add(message: NewMessage): Promise<OutboxEntry>;
  /** Puts back entries that were discarded, as they were. Those that the server has by now stay out. */
  restore(entries: readonly OutboxEntry[]): Promise<void>;
  retry(messageId: string): Promise<void>;
  /** Discards a message, whose uploaded files stay for some minutes. Resolves to what can be put back with `restore`. */
  discard(messageId: string): Promise<readonly OutboxEntry[]>;
  /** Discards a deleted conversation's messages. Their files stay until the conversation can't be brought back anymore. */
  discardConversation(conversationId: string): Promise<void>;
  /**
   * Edits a message that's queued or was refused: it has a draft until that's saved as its content and files. Undefined leaves it as it was. Resolves to
   * false if it's neither anymore.
   */
  edit(
    messageId: string,
    edited:
      | Pick<OutboxEntry, "draft" | "draftFiles">
      | Partial<Pick<OutboxEntry, "content" | "attachments" | "keeps">>
      | undefined,
  ): Promise<boolean>;
  /** Puts a queued message before the others. */
  prefer(messageId: string): Promise<void>;
  /** Takes a queued message back. Resolves to undefined if it's not queued anymore. */
  withdraw(messageId: string): Promise<OutboxEntry | undefined>;
  /** Has the reply stopped as soon as the server has the message. */
  stopReply(messageId: string): Promise<void>;
  /** Call when an event says that the server has this message. */
  confirm(messageId: string, receipt: Receipt): Promise<void>;
  /** The real id of a temporary conversation that was settled earlier. */
  settledId(temporaryId: string): Promise<string | undefined>;
  /** Retries unsent messages now, e.g. because the network is back. */
  wake(): void;
  stop(): void;
}

export function createOutbox<Receipt extends { readonly conversationId: string }>(
  ports: OutboxPorts<Receipt>,
): Outbox<Receipt> {
  const { store, tabs } = ports;
  const kept = createKeptEntries(store, ports.userId);
  const wake$ = new Subject<void>();
  const over = Promise.withResolvers<void>();
  const lanes = new Set<string>();
  const delivering = new Map<string, Promise<void>>();
  /** Messages that were put back since they were last tried, by id. */
  const putBack = new Set<string>();
  let stopped = false;

  const tellChanged = () => tabs.tell({ type: "changed" });
  /** Replaces an entry in memory, unless it has left the outbox. */
  const replace = (entry: OutboxEntry) => {
    if (kept.find(entry.messageId)) kept.show(entry);
  };
  /** Changes an entry for all tabs. */
  const update: KeptEntries["update"] = async (messageId, change, isShown) => {
    const outcome = await kept.update(messageId, change, isShown);
    if (outcome) tellChanged();
    return outcome;
  };

  /** A message may be confirmed twice at once: by an event, a response and another tab. */
  const delivered = (messageId: string, receipt: Receipt): Promise<void> => {
    const entry = kept.find(messageId);
    const known = delivering.get(messageId);
    if (known || !entry) return known ?? Promise.resolve();
    ports.onDelivered(entry, receipt);
    const settling = kept.settle(entry, receipt.conversationId).then(() => {
      delivering.delete(messageId);
      tabs.tell({ type: "delivered", entry, receipt });
    });
    delivering.set(messageId, settling);
    return settling;
  };

  /** Sends one entry. Resolves to whether its conversation's next entry may be sent. */
  const attempt = async (entry: OutboxEntry, tries: number): Promise<boolean> => {
    putBack.delete(entry.messageId);
    // Later attempts don't change the state, so "not sent" stays visible until it's no longer true.
    if (tries === 0) {
      const { error: _, ...clean } = entry;
      replace({ ...clean, state: "sending" });
      ports.onSending(entry);
      tabs.tell({ type: "sending", entry });
    }
    try {
      const receipt = await ports.deliver(entry);
      if (stopped) return false;
      await delivered(entry.messageId, receipt);
      return true;
    } catch (error) {
      const known = kept.find(entry.messageId);
      if (stopped) return false;
      // What the server says of the message in its deleted conversation isn't true anymore of one that was put back.
      if (!known || putBack.has(entry.messageId)) return true;
      const failure = sendFailure(error);
      const next: OutboxEntry = {
        ...known,
        state: failure.next === "ask" || failure.next === "edit" ? "failed" : "unsent",
        error: failure.text,
        ...(failure.next === "edit" && { needsEdit: true }),
      };
      await kept.put(next);
      replace(next);
      ports.onFailed(next, failure);
      tabs.tell({ type: "failed", entry: next, failure });
      if (failure.next === "again") await again(tries);
      return failure.next !== "sign-in";
    }
  };

  const again = (tries: number) =>
    Promise.race([
      ports.pause(Math.min(RETRY_FIRST_MS * 2 ** tries, RETRY_LAST_MS)),
      firstValueFrom(wake$, { defaultValue: undefined }),
    ]);

  /** Waits until a queued entry may be sent or something has changed, and then takes it out of the queue. Resolves to whether to go on. */
  const release = async (entry: OutboxEntry, tries: number, lost: Promise<unknown>): Promise<boolean> => {
    const changed = firstValueFrom(kept.changed$, { defaultValue: undefined });
    const interrupted = Promise.race([changed, lost, over.promise]).then(() => "interrupted" as const);
    if (entry.draft !== undefined) {
      await interrupted;
      return true;
    }
    try {
      const replied = ports.replied(entry.conversationId).then(() => "replied" as const);
      if ((await Promise.race([replied, interrupted])) === "interrupted") return true;
    } catch (error) {
      const { next } = sendFailure(error);
      if (next === "sign-in") return false;
      if (next === "again") {
        await Promise.race([again(tries), interrupted]);
        return true;
      }
      // The server has refused to say. What it says to the message itself is what counts.
    }
    await update(entry.messageId, (now) =>
      now.state === "queued" && now.draft === undefined
        ? { ...now, state: "sending", ...(ports.isElsewhere(now) && { aside: true }) }
        : undefined,
    );
    return true;
  };

  const pump = async (conversationId: string): Promise<void> => {
    if (lanes.has(conversationId)) return;
    lanes.add(conversationId);
    let last: string | undefined;
    const send = async (signal: AbortSignal) => {
      const lost = new Promise((resolve) => signal.addEventListener("abort", resolve));
      let tries = 0;
      for (;;) {
        const entry = stopped || signal.aborted ? undefined : nextToSend(kept.all(), conversationId);
        if (!entry) break;
        tries = entry.messageId === last ? tries + 1 : 0;
        if (entry.state === "queued") {
          if (!(await release(entry, tries, lost))) break;
          continue;
        }
        last = entry.messageId;
        if (!(await attempt(entry, tries))) break;
      }
    };
    try {
      await tabs.alone(conversationId, async (signal) => {
        // While this tab waited for its turn, others may have sent or changed some.
        if (store.durable) await kept.reload();
        await send(signal);
      });
    } finally {
      lanes.delete(conversationId);
    }
    // A conversation that just got its real id continues under that.
    if (!stopped && (last !== undefined || kept.home(conversationId) !== conversationId)) pumpAll();
  };

  /** Sends in all conversations, except where the first entry waits for a sign-in. */
  const pumpAll = () => {
    for (const id of new Set(kept.all().map((entry) => entry.conversationId)))
      if (nextToSend(kept.all(), id)?.error !== "sendError.unauthorized") void pump(id);
  };

  void kept.loaded.then(pumpAll);

  /** For discarded messages that may still be put back, by id: those that were discarded with them. */
  const restorable = new Map<string, readonly OutboxEntry[]>();
  const discardThose = async (isGone: (entry: OutboxEntry) => boolean, restorableMs: number) => {
    const discarded = kept.all().filter(isGone);
    for (const entry of discarded) restorable.set(entry.messageId, discarded);
    await kept.remove((entry) => discarded.includes(entry));
    tellChanged();
    void ports.pause(restorableMs).then(() => {
      const gone = discarded.filter((entry) => restorable.get(entry.messageId) === discarded);
      for (const { messageId } of gone) restorable.delete(messageId);
      const files = gone.flatMap(({ attachments }) => attachments);
      if (!stopped && files.length > 0) ports.dropFiles(files);
    });
    return discarded;
  };

  const heard = (news: OutboxNews<Receipt>) => {
    switch (news.type) {
      case "changed":
        void kept.loaded.then(kept.reload).then(pumpAll);
        return;
      case "wake":
        wake$.next();
        return;
      case "sending":
        ports.onSending(news.entry);
        return;
      case "failed":
        ports.onFailed(news.entry, news.failure);
        void kept.reload();
        return;
      case "delivered": {
        const { entry, receipt } = news;
        if (!kept.find(entry.messageId) || delivering.has(entry.messageId)) return;
        ports.onDelivered(entry, receipt);
        kept.takeOut(entry, receipt.conversationId);
      }
    }
  };
  const listening = tabs.heard$.subscribe(heard);

  return {
    entries$: kept.entries$,
    durable$: kept.durable$,
    holds: (messageId) => kept.find(messageId) !== undefined,
    async add(message) {
      // Entries that load later still join the ones written since.
      await kept.stored(kept.loaded);
      const order = Math.max(ports.now(), (kept.all().at(-1)?.order ?? 0) + 1);
      const home = kept.home(message.conversationId);
      const others = kept.entries$.value.filter((other) => other.conversationId === home);
      // An edited message begins a branch of its own.
      const waits =
        message.edits === undefined &&
        (ports.isReplying(home) || others.some(({ state }) => state === "queued" || state === "sending"));
      const entry: OutboxEntry = {
        ...message,
        messageId: ports.newId(),
        userId: ports.userId,
        createdAt: ports.now(),
        order,
        state: waits ? "queued" : "sending",
      };
      const added = await kept.putHome(entry);
      tellChanged();
      void pump(added.conversationId);
      return added;
    },
    async restore(entries) {
      for (const entry of entries) {
        restorable.delete(entry.messageId);
        if (kept.isDelivered(entry.messageId)) continue;
        putBack.add(entry.messageId);
        await kept.putHome(entry);
      }
      tellChanged();
      pumpAll();
    },
    async retry(messageId) {
      const entry = kept.find(messageId);
      if (!entry) return;
      const { stopped: _, needsEdit: __, ...fresher } = fresh({ ...entry, state: "unsent" });
      const again: OutboxEntry = { ...fresher, state: "sending" };
      await kept.put(again);
      replace(again);
      wake$.next();
      tellChanged();
      tabs.tell({ type: "wake" });
      void pump(again.conversationId);
    },
    discard: (messageId) => discardThose((entry) => entry.messageId === messageId, MESSAGE_RESTORABLE_MS),
    async discardConversation(id) {
      await discardThose(({ conversationId }) => conversationId === id, CONVERSATION_RESTORABLE_MS);
    },
    async edit(messageId, edited) {
      const change: EntryChange = (entry) => {
        if (entry.state !== "queued" && entry.state !== "failed") return undefined;
        const { draft: _, draftFiles: __, ...rest } = entry;
        return { ...rest, ...edited };
      };
      // A field shows what's typed at once.
      const known = kept.find(messageId);
      const next = known && change(known);
      if (next) replace(next);
      return (await update(messageId, change, next !== undefined && next !== null)) !== undefined;
    },
    async prefer(messageId) {
      const first = kept.all().find(({ state }) => state === "queued")?.order ?? 0;
      await update(messageId, (entry) => (entry.state === "queued" ? { ...entry, order: first - 1 } : undefined));
    },
    withdraw: (messageId) => update(messageId, (entry) => (entry.state === "queued" ? null : undefined)),
    async stopReply(messageId) {
      await update(messageId, (entry) => ({ ...entry, stopped: true }));
    },
    async confirm(messageId, receipt) {
      const entry = kept.entries$.value.find((other) => other.messageId === messageId);
      if (entry && entry.state !== "sending") await delivered(messageId, receipt);
    },
    settledId: (temporaryId) => store.settledId(temporaryId),
    wake() {
      wake$.next();
      pumpAll();
    },
    stop() {
      stopped = true;
      over.resolve();
      listening.unsubscribe();
      tabs.close();
      wake$.complete();
      kept.stop();
    },
  };
}

/** Resolves when no message is being sent or waiting. */
export const settledOutbox = (outbox: Pick<Outbox, "entries$">) =>
  firstValueFrom(
    outbox.entries$.pipe(
      filter((entries) => entries.every((entry) => entry.state === "failed")),
      take(1),
    ),
    { defaultValue: [] },
  );
