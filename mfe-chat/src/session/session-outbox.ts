import type { ShellApi } from "@atrium/shared-contracts/contract";
import { removeUpload } from "../attachment/remove-upload.ts";
import sendingTexts from "../locales/en/sending.json" with { type: "json" };
import { texts } from "../locales/translations.ts";
import { openUserStore } from "../outbox/indexeddb-store.ts";
import { notedStore } from "../outbox/noted-store.ts";
import { deferredStore } from "../outbox/open-store.ts";
import { type Outbox, type OutboxPorts, createOutbox } from "../outbox/outbox.ts";
import { tabsNamed } from "../outbox/tabs.ts";
import type { SendErrorKey } from "../send/send-error.ts";
import { deliver } from "./message-delivery.ts";
import type { Receipt } from "./receipt.ts";

texts.addEnglish(sendingTexts);

/** Tabs that understand each other have the same number. */
const PROTOCOL = 1;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export type OutboxSession = Pick<
  OutboxPorts<Receipt>,
  "onDelivered" | "onSending" | "onFailed" | "isReplying" | "replied" | "isElsewhere"
> & {
  /** Gets the reason for giving up on the socket. */
  onFallback(messageId: string, reason: SendErrorKey): void;
};

/** The outbox of the user's session, shared by their tabs. */
export function openOutbox(shell: ShellApi, session: OutboxSession): Outbox<Receipt> {
  const userId = shell.account.user.id;
  return createOutbox({
    ...session,
    userId,
    store: notedStore(
      deferredStore(() => openUserStore(userId)),
      shell.storage,
    ),
    tabs: tabsNamed(`atrium-outbox-${PROTOCOL}-${userId}`),
    deliver: (entry) => deliver(shell, entry, (reason) => session.onFallback(entry.messageId, reason)),
    dropFiles: (files) => files.forEach((file) => removeUpload(shell, file)),
    pause,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
}
