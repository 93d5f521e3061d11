import type { ReplyRequest } from "../reply/reply.ts";
import type { Reading } from "../understanding/intent.ts";
import { spokenLanguage } from "../understanding/spoken-language.ts";
import { inZone } from "../understanding/zone.ts";

const baseOf = (language: string) => language.split("-")[0];

/** When and where the user sent the message, and its language: that of their interface, unless it's certainly another one. */
export function readingOf({ sentAt, person, text }: Pick<ReplyRequest, "sentAt" | "person" | "text">): Reading {
  const own = person.language;
  const spoken = spokenLanguage(text, own) ?? own;
  return { now: inZone(sentAt, person.timezone), language: baseOf(spoken) === baseOf(own) ? own : spoken };
}
