import type { ReplyRequest } from "../reply/reply.ts";
import type { Reading } from "../understanding/intent.ts";
import { inZone } from "../understanding/zone.ts";

/** When and where the user sent the message, and the language of their interface. */
export const readingOf = ({ sentAt, person }: Pick<ReplyRequest, "sentAt" | "person">): Reading => ({
  now: inZone(sentAt, person.timezone),
  language: person.language,
});
