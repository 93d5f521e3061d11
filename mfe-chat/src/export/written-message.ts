import type { ExportedMessage } from "@atrium/shared-contracts/wire";
import { dateIn } from "./written-date.ts";

/** The words of a written conversation. */
export interface Words {
  readonly language: string;
  readonly zone: string;
  readonly user: string;
  readonly assistant: string;
  readonly attachment: (name: string) => string;
  readonly stopped: string;
  readonly failed: string;
}

/** Who said something, and when. */
export const headOf = ({ role, createdAt }: ExportedMessage, words: Words): { author: string; at: string } => ({
  author: role === "user" ? words.user : words.assistant,
  at: dateIn(createdAt, words),
});

/** What stands below a message's text. */
export const notesOf = ({ attachments = [], status }: ExportedMessage, words: Words): string[] => [
  ...attachments.map(({ name }) => words.attachment(name)),
  ...(status === "stopped" ? [words.stopped] : status === "failed" ? [words.failed] : []),
];
