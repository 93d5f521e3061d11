import { BehaviorSubject, type Observable, Subject } from "@atrium/shared-contracts/rx";
import { type OutboxEntry, fresh, inOrder, shownEntries } from "./outbox-entry.ts";
import type { EntryChange, OutboxStore } from "./outbox-store.ts";
import { withinLimit } from "./within-limit.ts";

/** A user's messages that the server doesn't have yet, in memory and on this device. What storage refuses stays in memory. */
export interface KeptEntries {
  /** As they're shown, in sending order. */
  readonly entries$: BehaviorSubject<readonly OutboxEntry[]>;
  /** False while something isn't stored: storage has refused it or hasn't answered. */
  readonly durable$: Observable<boolean>;
  /** After each change in memory. */
  readonly changed$: Observable<void>;
  /** Resolves once what earlier pages left is among the entries, or can't be read, which `durable$` says. */
  readonly loaded: Promise<void>;
  /** The entries as stored, in sending order. What's shown follows from them. */
  all(): readonly OutboxEntry[];
  find(messageId: string): OutboxEntry | undefined;
  /** True if it was taken out in this session because the server has it. */
  isDelivered(messageId: string): boolean;
  /** The conversation's real id if it got one in this session, else `conversationId`. */
  home(conversationId: string): string;
  /** Waits for storage, a few seconds at most. Resolves to whether it did its work; if not, `durable$` says so. */
  stored(work: Promise<unknown>): Promise<boolean>;
  /** Adds or replaces an entry on this device. If storage refuses it, memory alone has it once it's shown. */
  put(entry: OutboxEntry): Promise<void>;
  /** Adds an entry on this device and in memory, in its conversation by the real id that this has by then. Resolves to it. */
  putHome(entry: OutboxEntry): Promise<OutboxEntry>;
  /** Adds or replaces an entry in memory. */
  show(entry: OutboxEntry): void;
  /** Changes an entry as {@link OutboxStore.update} does. With `isShown`, memory has the change, and may have changed again since. */
  update(messageId: string, change: EntryChange, isShown?: boolean): Promise<OutboxEntry | undefined>;
  /** Resolves to what it has removed. */
  remove(gone: (entry: OutboxEntry) => boolean): Promise<readonly OutboxEntry[]>;
  /** Takes out a message that the server has, and gives the rest of its conversation the real id. */
  settle(entry: OutboxEntry, conversationId: string): Promise<void>;
  /** Like `settle`, in memory only. */
  takeOut(entry: OutboxEntry, conversationId: string): void;
  /** Takes over what other tabs have changed. */
  reload(): Promise<void>;
  /** Nothing changes in memory anymore. */
  stop(): void;
}

export function createKeptEntries(store: OutboxStore, userId: string): KeptEntries {
  const entries$ = new BehaviorSubject<readonly OutboxEntry[]>([]);
  const durable$ = new BehaviorSubject(store.durable);
  const changed$ = new Subject<void>();
  /** Real ids of temporary conversations settled in this session, by temporary id. */
  const settled = new Map<string, string>();
  /** Entries that the server has, by id. Storage that fails may still have them. */
  const takenOut = new Set<string>();
  /** Entries that storage has refused, by id. */
  const unstored = new Set<string>();
  const storing = new Set<Promise<unknown>>();
  let all: readonly OutboxEntry[] = [];
  let changes = 0;
  /** How much storage has refused or hasn't answered in time. */
  let missing = 0;
  let stopped = false;

  const home = (conversationId: string) => settled.get(conversationId) ?? conversationId;
  const find = (messageId: string) => all.find((entry) => entry.messageId === messageId);
  const set = (change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]) => {
    if (stopped) return;
    changes += 1;
    all = change(all);
    entries$.next(shownEntries(all));
    changed$.next();
  };
  const without = (messageId: string) => (entries: readonly OutboxEntry[]) =>
    entries.filter((entry) => entry.messageId !== messageId);
  const miss = (count: number) => {
    missing += count;
    durable$.next(missing === 0 && store.durable);
  };

  const stored = (work: Promise<unknown>, onLate?: () => void): Promise<boolean> => {
    const done = withinLimit(work).then(
      () => {
        miss(0);
        return true;
      },
      () => {
        miss(1);
        // It may only have been slow. If it fails after all, it stays missing.
        work.then(
          () => {
            miss(-1);
            onLate?.();
          },
          () => miss(0),
        );
        return false;
      },
    );
    storing.add(done);
    return done.finally(() => storing.delete(done));
  };

  /** A page that was closed while writing, or full storage, may have left an entry under a temporary id that's already settled. */
  const load = async () =>
    Promise.all(
      (await store.load(userId))
        .filter(({ messageId }) => !takenOut.has(messageId))
        .map(async (entry) => ({
          ...entry,
          conversationId: (await store.settledId(entry.conversationId)) ?? home(entry.conversationId),
        })),
    );
  const loaded = load().then(
    (entries) => {
      const known = new Set(all.map(({ messageId }) => messageId));
      set((added) => inOrder([...entries.filter(({ messageId }) => !known.has(messageId)).map(fresh), ...added]));
      miss(0);
    },
    () => miss(1),
  );

  const reload = async (): Promise<void> => {
    for (;;) {
      await Promise.all(storing);
      const at = changes;
      let found: readonly OutboxEntry[];
      try {
        found = await withinLimit(load());
      } catch (error) {
        console.warn("What other tabs have changed couldn't be read:", error);
        return;
      }
      if (stopped) return;
      if (at !== changes || storing.size > 0) continue;
      const isNewer = ({ messageId }: OutboxEntry) => unstored.has(messageId);
      set((known) => inOrder([...found.filter((entry) => !isNewer(entry)), ...known.filter(isNewer)]));
      return;
    }
  };

  const put = async (entry: OutboxEntry): Promise<void> => {
    const { messageId } = entry;
    if (await stored(store.put(entry), () => unstored.delete(messageId))) unstored.delete(messageId);
    else unstored.add(messageId);
  };

  const show = (entry: OutboxEntry) => set((entries) => inOrder([...without(entry.messageId)(entries), entry]));
  const takeOut = (entry: OutboxEntry, conversationId: string) => {
    if (entry.conversationId !== conversationId) settled.set(entry.conversationId, conversationId);
    unstored.delete(entry.messageId);
    takenOut.add(entry.messageId);
    set((entries) =>
      without(entry.messageId)(entries).map((other) =>
        other.conversationId === entry.conversationId ? { ...other, conversationId } : other,
      ),
    );
  };

  return {
    entries$,
    durable$,
    changed$,
    loaded,
    all: () => all,
    find,
    isDelivered: (messageId) => takenOut.has(messageId),
    home,
    stored,
    put,
    async putHome(entry) {
      const there = { ...entry, conversationId: home(entry.conversationId) };
      await put(there);
      // It may have gotten its real id while the entry was being written.
      const added = { ...there, conversationId: home(there.conversationId) };
      if (added.conversationId !== there.conversationId) await put(added);
      show(added);
      return added;
    },
    show,
    async update(messageId, change, isShown = false) {
      let outcome: OutboxEntry | undefined;
      let isGone = false;
      const noted: EntryChange = (entry) => {
        const next = change({ ...entry, conversationId: home(entry.conversationId) });
        isGone = next === null;
        outcome = next === null ? entry : next;
        return next;
      };
      const late = () => unstored.delete(messageId);
      const isStored = !unstored.has(messageId) && (await stored(store.update(messageId, noted), late));
      const known = find(messageId);
      if (!isStored && known) {
        unstored.add(messageId);
        noted(known);
      }
      if (!outcome) {
        if (isStored) await reload();
        return undefined;
      }
      if (isGone) {
        set(without(messageId));
        // It may be noted as unsent, and an older version of it be stored.
        if (!isStored) await stored(store.remove(messageId));
        unstored.delete(messageId);
      } else if (!isShown && find(messageId)) show(outcome);
      return outcome;
    },
    async remove(gone) {
      const removed = all.filter(gone);
      set((entries) => entries.filter((entry) => !gone(entry)));
      for (const { messageId } of removed) {
        await stored(store.remove(messageId));
        unstored.delete(messageId);
      }
      return removed;
    },
    async settle(entry, conversationId) {
      await stored(store.settle(entry, conversationId));
      takeOut(entry, conversationId);
    },
    takeOut,
    reload,
    stop() {
      stopped = true;
      changed$.complete();
      entries$.complete();
      durable$.complete();
    },
  };
}
