import type { ExportedConversation } from "@atrium/shared-contracts/wire";
import { shownBranch } from "./shown-branch.ts";
import { dateIn } from "./written-date.ts";
import { headOf, notesOf, type Words } from "./written-message.ts";

/** The shown branch as text that people read: the title, who said what and when, and the names of attachments. */
export function markdownText(conversation: ExportedConversation, words: Words): string {
  const messages = shownBranch(conversation).map((message) => {
    const { author, at } = headOf(message, words);
    const notes = notesOf(message, words).map((note) => `*${escaped(note)}*`);
    return [`## ${escaped(author)}`, `*${at}*`, message.text, ...notes].filter((part) => part !== "").join("\n\n");
  });
  const head = [`# ${escaped(conversation.title)}`, dateIn(conversation.createdAt, words)];
  return `${[...head, ...messages].join("\n\n")}\n`;
}

/** What's no Markdown stays as it is. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#]/g, String.raw`\$&`);
