import { ConversationListItem } from "@atrium/shared-contracts/wire";
import type { QueryClient } from "@atrium/shared-ui/query";
import type { OwnCopy } from "../device/own-copy.ts";
import { flatten } from "./conversation-pages.ts";
import { LIST_KEY, LIST_PAGE, type ListData } from "./conversation-api.ts";

/** The list as last seen on this device. Undefined if there's no usable copy. */
export function keptList(copy: OwnCopy): ListData | undefined {
  const kept = copy.read()?.["conversations"];
  if (!Array.isArray(kept)) return undefined;
  const conversations = kept.slice(0, LIST_PAGE).flatMap((item) => {
    const { success, data } = ConversationListItem.safeParse(item);
    return success ? [data] : [];
  });
  return conversations.length === 0 ? undefined : { pages: [{ conversations }], pageParams: [undefined] };
}

/** Saves one page of the newest conversations each time the list changes. Returns a function that stops it. */
export function keepList(client: QueryClient, copy: OwnCopy): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (!LIST_KEY.every((part, index) => event.query.queryKey[index] === part)) return;
    copy.write({ conversations: flatten(client.getQueryData<ListData>(LIST_KEY)).slice(0, LIST_PAGE) });
  });
}
