import type { UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { ConversationListItem } from "@atrium/shared-contracts/wire/chat";
import type { QueryClient } from "@atrium/shared-ui/query";
import { flatten } from "./conversation-pages.ts";
import { LIST_KEY, LIST_PAGE, type ListData } from "./conversation-api.ts";

/** The list as last seen on this device. Undefined if there's no usable copy. */
export function keptList(storage: UserStorage): ListData | undefined {
  const kept = storage.read(STORAGE_KEYS.conversationHistory)?.["conversations"];
  if (!Array.isArray(kept)) return undefined;
  const conversations = kept.slice(0, LIST_PAGE).flatMap((item) => {
    const { success, data } = ConversationListItem.safeParse(item);
    return success ? [data] : [];
  });
  return conversations.length === 0 ? undefined : { pages: [{ conversations }], pageParams: [undefined] };
}

/** Saves one page of the newest conversations each time the list changes. Returns a function that stops it. */
export function keepList(client: QueryClient, storage: UserStorage): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (!LIST_KEY.every((part, index) => event.query.queryKey[index] === part)) return;
    const conversations = flatten(client.getQueryData<ListData>(LIST_KEY)).slice(0, LIST_PAGE);
    storage.write(STORAGE_KEYS.conversationHistory, { conversations });
  });
}
