import type { ShellApi } from "@atrium/shared-contracts/contract";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import type { OutboxEntry } from "./outbox-entry.ts";

/** The outbox's messages, for code that doesn't load the outbox. None until a view of the chat has opened it. */
export const waitingMessages = (shell: ShellApi) => shell.once(createWaitingMessages);

const createWaitingMessages = () => new BehaviorSubject<readonly OutboxEntry[]>([]);
