import type { NotificationInput } from "@atrium/shared-contracts/contract";
import { firstCharacters, plainText, type RealtimeEvent } from "@atrium/shared-contracts/wire/chat";
import { actionOf, conversationOf } from "../live/event-actions.ts";

/** Characters of the reply that a notification shows at most. */
const PREVIEW_CHARACTERS = 120;

/** The notification for a finished reply. Undefined if there's nothing to announce, or its conversation is in view. */
export function finishedReply(
  event: RealtimeEvent,
  looking: { readonly pathname: string; readonly visible: boolean },
  title: string,
): NotificationInput | undefined {
  if (event.name !== "message_response" || actionOf(event)?.type !== "completed") return undefined;
  const id = conversationOf(event.data);
  if (id === undefined || event.data.status === "stopped") return undefined;
  const path = `/chat/${id}`;
  if (looking.visible && looking.pathname === path) return undefined;
  const about = plainText(event.data.metadata?.title ?? "") || title;
  return { type: "success", title: about, message: preview(event.data.message), path };
}

function preview(text: string): string {
  const plain = plainText(text);
  const shown = firstCharacters(plain, PREVIEW_CHARACTERS);
  return shown.length < plain.length ? `${shown}…` : plain;
}
