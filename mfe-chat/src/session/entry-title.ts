import { titleFromMessage } from "../conversation/conversation-title.ts";
import { type OutboxEntry, filesOf } from "../outbox/outbox-entry.ts";

/** Title of the conversation that a message starts. Files alone give it their names, as on the server. */
export function titleOfEntry(entry: OutboxEntry) {
  const names = filesOf(entry).map(({ name }) => name);
  return titleFromMessage(entry.content === "" ? names.join(", ") : entry.content);
}
