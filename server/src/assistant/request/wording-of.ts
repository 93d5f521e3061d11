import type { ReplyRequest } from "../reply/reply.ts";
import { inZone } from "../understanding/zone.ts";
import { spokenLanguage } from "../understanding/spoken-language.ts";
import { type Wording, wordingIn } from "../wording/wording.ts";
import { closestLanguage } from "../wording/texts.ts";

/** How to answer a message: in its own language if that's certain, else in the language of the person's interface. */
export function wordingOf({ text, sentAt, person }: Pick<ReplyRequest, "text" | "sentAt" | "person">): Wording {
  const clock = person.language;
  return wordingIn(spokenLanguage(text, clock) ?? closestLanguage(clock), {
    now: inZone(sentAt, person.timezone),
    clock,
  });
}
