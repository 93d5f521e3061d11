import { HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import type { OutboundMessage } from "@atrium/shared-contracts/wire/chat";
import { filter, firstValueFrom, map, takeUntil } from "@atrium/shared-contracts/rx";
import { isUnsettled } from "../conversation/conversation-id.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import type { SendErrorKey } from "../send/send-error.ts";
import { send } from "../send/send-policy.ts";
import { postMessage } from "./message-api.ts";
import { type Receipt, receiptOfAnswer, receiptOfEvent } from "./receipt.ts";
import { sentDetails } from "./sent-details.ts";

/**
 * Sends one message from the outbox to the server through the shell. Stops and rejects when the user's session ends: the outbox sends the message when
 * they sign in again. `onFallback` gets the reason for giving up on the socket.
 */
export async function deliver(
  shell: ShellApi,
  entry: OutboxEntry,
  onFallback: (reason: SendErrorKey) => void,
): Promise<Receipt> {
  // Without a network, don't wait. The outbox keeps the message until it's back.
  if (shell.connectivity$.value === "offline") throw new HttpError("Network connection failed", 0);
  const { connection$, events$ } = shell.realtime;
  const delivery$ = send<Receipt, Receipt>({
    connection$,
    publish: () => shell.realtime.publish(outbound(entry)),
    accepted$: events$.pipe(
      filter((event) => event.name === "message_accepted"),
      map((event) => event.data),
      filter((data) => data.messageId === entry.messageId),
      map(receiptOfEvent),
    ),
    refused$: events$.pipe(
      filter((event) => event.name === "error"),
      map((event) => event.data.metadata),
      // Without a turn, it's the message that failed, not its reply.
      filter((data) => data?.messageId === entry.messageId && data.turnId === undefined && data.retryable === false),
    ),
    post: async () => receiptOfAnswer(await postMessage(shell, entry)),
    onFallback,
  });
  const ended$ = shell.auth$.pipe(filter(({ status }) => status !== "authenticated"));
  return (await firstValueFrom(delivery$.pipe(takeUntil(ended$)))).answer;
}

function outbound(entry: OutboxEntry): OutboundMessage {
  const { conversationId, content, userId, messageId, createdAt } = entry;
  const metadata = sentDetails(entry);
  return {
    eventType: "message",
    messageData: {
      ...(isUnsettled(conversationId) ? {} : { conversationId }),
      content,
      userId,
      status: "sent",
      messageId,
      ...(Object.keys(metadata).length > 0 && { metadata }),
    },
    timestamp: createdAt,
  };
}
