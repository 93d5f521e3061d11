import type { UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { ConversationFolder, ConversationListItem } from "@atrium/shared-contracts/wire/chat";
import type { QueryClient } from "@atrium/shared-ui/query";
import { flatten } from "./conversation-pages.ts";
import { LIST_KEY, LIST_PAGE, type ListData } from "./conversation-api.ts";

/** The list as last seen on this device. Undefined if there's no usable copy. */
export function keptList(storage: UserStorage): ListData | undefined {
  const kept = storage.read(STORAGE_KEYS.conversationHistory);
  const read = <T>(list: unknown, schema: { safeParse(item: unknown): { data?: T | undefined } }) =>
    Array.isArray(list) ? list.flatMap((item) => schema.safeParse(item).data ?? []) : [];
  const conversations = read(kept?.["conversations"], ConversationListItem).slice(0, LIST_PAGE);
  const folders = read(kept?.["folders"], ConversationFolder);
  return conversations.length === 0 ? undefined : { pages: [{ conversations, folders }], pageParams: [undefined] };
}

const isPinned = ({ pinned }: ConversationListItem) => pinned === true;

/** Saves one page of the pinned and the newest conversations, and the folders, each time the list changes. Returns a function that stops it. */
export function keepList(client: QueryClient, storage: UserStorage): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (!LIST_KEY.every((part, index) => event.query.queryKey[index] === part)) return;
    const data = client.getQueryData<ListData>(LIST_KEY);
    const listed = flatten(data).filter(({ archived }) => !archived);
    const conversations = [...listed.filter(isPinned), ...listed.filter((item) => !isPinned(item))].slice(0, LIST_PAGE);
    storage.write(STORAGE_KEYS.conversationHistory, { conversations, folders: data?.pages[0]?.folders ?? [] });
  });
}
