import { type ConnectionState, HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import type { OutboundMessage } from "@atrium/shared-contracts/wire";
import { filter, firstValueFrom, map } from "@atrium/shared-contracts/rx";
import { isUnsettled } from "../conversation/conversation-id.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import type { SendErrorKey } from "../send/send-error.ts";
import { send } from "../send/send-policy.ts";
import { postMessage } from "./message-api.ts";
import { type Receipt, receiptOfAnswer, receiptOfEvent } from "./receipt.ts";

export interface DeliveryOptions {
  connection(): ConnectionState;
  pause(milliseconds: number): Promise<void>;
  onFallback(reason: SendErrorKey): void;
}

/** Sends one message from the outbox to the server through the shell. */
export async function deliver(shell: ShellApi, entry: OutboxEntry, options: DeliveryOptions): Promise<Receipt> {
  // Without a network, don't wait. The outbox keeps the message until it's back.
  if (!navigator.onLine) throw new HttpError("Network connection failed", 0);
  const accepted = acceptance(shell, entry.messageId);
  const { answer } = await send<Receipt, Receipt>({
    connection: options.connection,
    publish: () => shell.realtime.publish(outbound(entry)),
    accepted,
    post: async () => receiptOfAnswer(await postMessage(shell, entry)),
    pause: options.pause,
    onFallback: options.onFallback,
  });
  return answer;
}

/** Never rejects. Stays pending if the session ends first. */
function acceptance(shell: ShellApi, messageId: string): Promise<Receipt> {
  const told = firstValueFrom(
    shell.realtime.events$.pipe(
      filter((event) => event.name === "message_accepted"),
      map((event) => event.data),
      filter((data) => data.messageId === messageId),
    ),
    { defaultValue: undefined },
  );
  return told.then((data) => (data ? receiptOfEvent(data) : new Promise<never>(() => {})));
}

function outbound({
  conversationId,
  content,
  userId,
  messageId,
  attachments,
  createdAt,
}: OutboxEntry): OutboundMessage {
  return {
    eventType: "message",
    messageData: {
      ...(isUnsettled(conversationId) ? {} : { conversationId }),
      content,
      userId,
      status: "sent",
      messageId,
      ...(attachments.length > 0 ? { metadata: { media_ids: attachments.map((file) => file.id) } } : {}),
    },
    timestamp: createdAt,
  };
}
