import type { ConversationListItem, OrganizeRequest, ServerMessage, Settled } from "@atrium/shared-contracts/wire/chat";
import type { Query, QueryClient } from "@atrium/shared-ui/query";
import { LIST_KEY, type ListData, threadKey } from "./conversation-api.ts";
import { type FetchItem, createItemRefresh } from "./listed-item.ts";
import { loadedTitle } from "./conversation-title.ts";
import { findIn, onTop, patched, without } from "./conversation-pages.ts";
import { type ThreadData, addReply, addUserMessage, emptyThread, settledThread } from "./thread-data.ts";

/** Applies events to the cached server data. Data that isn't cached is left alone; it's loaded in full when it's viewed. */
export interface ConversationCache {
  thread(id: string): ThreadData | undefined;
  /** The title from the list, for use until the conversation itself is loaded. */
  listedTitle(id: string): string | undefined;
  /** Adds the user message to the thread. `begins` means the conversation has no other messages. Returns whether the thread is cached. */
  addUserMessage(
    id: string,
    message: ServerMessage,
    begins: { readonly title: string } | undefined,
    edits?: string,
  ): boolean;
  addReply(id: string, reply: ServerMessage): ThreadData | undefined;
  /** Notes what became of what the thread's replies have offered. */
  settle(id: string, settled: readonly Settled[]): void;
  /** Changes a cached thread as the server has, whatever an answer from before says that arrives late. */
  change(id: string, update: (thread: ThreadData) => ThreadData): Promise<void>;
  rename(id: string, title: string): void;
  /** Pins, archives or files conversations, or the opposite; `folderId` null means no folder. Returns false if one of them isn't in the list. */
  organize(ids: readonly string[], change: Organization): boolean;
  remove(id: string): void;
  /** Moves the conversation to the top of the list. Returns false if it isn't in the list. */
  touch(
    id: string,
    change: {
      readonly at: string;
      readonly added: number;
      readonly title?: string | undefined;
      readonly archived?: false;
    },
  ): boolean;
  begin(item: ConversationListItem): void;
  refreshList(): void;
  /** Fetches what the lists say of one conversation's messages. Returns false if it isn't in a list. */
  refreshItem(id: string): boolean;
  refreshThread(id: string): void;
  refreshAll(): void;
}

export type Organization = Omit<OrganizeRequest, "ids">;

/** @param keptList the list from last time, while no list is loaded */
export function createConversationCache(
  client: QueryClient,
  fetchItem: FetchItem,
  keptList: () => ListData | undefined = () => undefined,
): ConversationCache {
  const thread = (id: string) => client.getQueryData<ThreadData>(threadKey(id));
  const change = (id: string, update: (thread: ThreadData) => ThreadData) =>
    client.setQueryData<ThreadData>(threadKey(id), (known) => known && update(known));
  const awaited = new Set<Promise<unknown>>();
  /** Lets a fetch in progress finish and show, then refetches, once: what it answers may be from before. Returns false if there's none. */
  const refetchOnceFetched = ({ queryKey, state, promise }: Query): boolean => {
    if (state.fetchStatus !== "fetching" || !promise) return false;
    if (awaited.has(promise)) return true;
    awaited.add(promise);
    const refetch = () => {
      awaited.delete(promise);
      void client.invalidateQueries({ queryKey, exact: true });
    };
    promise.then(refetch, refetch);
    return true;
  };
  const refresh = (queryKey: readonly string[]) => {
    for (const query of client.getQueryCache().findAll({ queryKey }))
      if (!refetchOnceFetched(query)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
  const refetchListIfFetching = () =>
    client.getQueryCache().findAll({ queryKey: LIST_KEY }).forEach(refetchOnceFetched);
  const changeList = (update: (pages: ListData) => ListData) => {
    client.setQueriesData<ListData>({ queryKey: LIST_KEY }, (known) => known && update(known));
    refetchListIfFetching();
  };

  const askForItem = createItemRefresh(client, fetchItem);

  const cache: ConversationCache = {
    thread,
    listedTitle(id) {
      const item = findIn(client.getQueryData<ListData>(LIST_KEY) ?? keptList(), id);
      return item && loadedTitle(item.title);
    },
    addUserMessage(id, message, begins, edits) {
      const known = thread(id) ?? (begins && emptyThread(id, begins.title));
      if (!known) return false;
      client.setQueryData<ThreadData>(threadKey(id), addUserMessage(known, message, edits));
      return true;
    },
    addReply: (id, reply) => change(id, (known) => addReply(known, reply)),
    settle: (id, settled) => void change(id, (known) => settledThread(known, settled)),
    async change(id, update) {
      const queryKey = threadKey(id);
      const isLate = client.isFetching({ queryKey }) > 0;
      await client.cancelQueries({ queryKey });
      change(id, update);
      if (isLate) refresh(queryKey);
    },
    rename(id, title) {
      change(id, (known) => ({ ...known, title }));
      changeList((pages) => patched(pages, [id], { title }) as ListData);
    },
    organize(ids, { folderId, ...flags }) {
      const patch = { ...flags, ...(folderId === undefined ? {} : { folderId: folderId ?? undefined }) };
      changeList((pages) => patched(pages, ids, patch) as ListData);
      return ids.every((id) => findIn(client.getQueryData<ListData>(LIST_KEY), id));
    },
    remove(id) {
      client.removeQueries({ queryKey: threadKey(id) });
      changeList((pages) => without(pages, id) as ListData);
    },
    touch(id, { at, added, title, ...returning }) {
      const item = findIn(client.getQueryData<ListData>(LIST_KEY), id);
      if (!item) return false;
      // Events can arrive twice. Anything not newer than the list was already counted when the list was loaded.
      const isNew = Date.parse(at) > Date.parse(item.lastMessageAt);
      const moved = {
        ...item,
        lastMessageAt: isNew ? at : item.lastMessageAt,
        messageCount: item.messageCount + (isNew ? added : 0),
        title: title ?? item.title,
        ...returning,
      };
      changeList((pages) => (findIn(pages, id) ? onTop(pages, moved) : pages) as ListData);
      return true;
    },
    begin(item) {
      client.setQueryData<ListData>(LIST_KEY, (known) => known && (onTop(known, item) as ListData));
      refetchListIfFetching();
    },
    refreshList: () => refresh(LIST_KEY),
    refreshItem(id) {
      refetchListIfFetching();
      return askForItem(id);
    },
    refreshThread: (id) => refresh(threadKey(id)),
    refreshAll: () => refresh(["mfe-chat"]),
  };
  return cache;
}
