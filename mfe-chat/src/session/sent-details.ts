import { readSettings } from "../conversation/kept-settings.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";

/** What goes with a message besides its text, the same over the socket and over HTTP. */
export const sentDetails = ({ attachments, edits, keeps, answers, follows, aside, settings, act }: OutboxEntry) => ({
  ...(attachments.length > 0 && { media_ids: attachments.map(({ id }) => id) }),
  ...(edits !== undefined && { edits }),
  ...(keeps && { keeps: keeps.map(({ id }) => id) }),
  ...(answers !== undefined && { answers }),
  ...(follows !== undefined && { follows }),
  ...(aside && { aside }),
  ...(settings && { settings: readSettings(settings) }),
  ...(act && { act }),
});
