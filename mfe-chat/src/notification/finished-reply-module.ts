import { defineService, type NotificationEmitter } from "@atrium/shared-contracts/contract";
import { finishedReply } from "./finished-reply.ts";

/** Shown when the server doesn't send the conversation's title. */
const UNTITLED = "Atrium";

/** Notifies of replies that finish in a conversation that isn't open. */
export default defineService<NotificationEmitter>((shell) => {
  const subscription = shell.realtime.events$.subscribe((event) => {
    // Before anything else, as chunks come a hundred times a second.
    if (event.name !== "message_response") return;
    const looking = { pathname: location.pathname, visible: document.visibilityState === "visible" };
    const notification = finishedReply(event, looking, UNTITLED);
    if (notification) shell.notify(notification);
  });
  return { stop: () => subscription.unsubscribe() };
});
