import type { ReplyRequest } from "../reply/reply.ts";
import { spokenLanguage } from "../understanding/spoken-language.ts";
import { type Wording, wordingIn } from "../wording/wording.ts";
import { closestLanguage } from "../wording/texts.ts";
import { readingOf } from "./reading-of.ts";

/** How to answer a message: in its own language if that's certain, else in the language of the person's interface. */
export function wordingOf(request: Pick<ReplyRequest, "text" | "sentAt" | "person">): Wording {
  const { now, language: clock } = readingOf(request);
  return wordingIn(spokenLanguage(request.text, clock) ?? closestLanguage(clock), { now, clock });
}
