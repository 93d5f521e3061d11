import { titleFromMessage } from "../conversation/conversation-title.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";

/** Title of the conversation that a message starts. Files alone give it their names, as on the server. */
export const titleOfEntry = ({ content, attachments }: OutboxEntry) =>
  titleFromMessage(content === "" ? attachments.map(({ name }) => name).join(", ") : content);
