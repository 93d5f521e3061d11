import type { TitleRequest } from "../reply/reply.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import { suggestedPhrase } from "../understanding/suggested-phrases.ts";
import { subjectOf } from "../understanding/title.ts";
import { understand } from "../understanding/understand.ts";
import { periodWords } from "./period-words.ts";
import { readingOf } from "../request/reading-of.ts";
import { wordingOf } from "../request/wording-of.ts";

/** A conversation's title, from what its first message asks for. Null for small talk. */
export function builtInTitle(request: TitleRequest): string | null {
  const { text } = request;
  const wording = wordingOf(request);
  const { t } = wording;
  const reading = readingOf(request);
  if (readOrder(text, reading) !== null) return subjectOf(text);
  const intent = understand(text, reading);
  switch (intent.kind) {
    case "calendar.create":
      return intent.wish.title;
    case "calendar.create-when":
      return intent.title || subjectOf(text);
    case "calendar.list":
      return t("title.events", { period: periodWords(intent.period, wording) });
    case "calendar.free":
      return subjectOf(text);
    case "weather":
      return intent.place === null ? t("title.weather") : t("title.weatherIn", { place: intent.place });
    case "products":
      // What's suggested in other languages is looked up in English, but the title has to be in the message's language.
      if (suggestedPhrase(text, reading.language) !== null) return subjectOf(text);
      return intent.q === "" ? t("title.products") : subjectOf(intent.q);
    case "guide":
      return ["greeting", "thanks", "goodbye"].includes(intent.topic) ? null : subjectOf(text);
    case "calendar.create-what":
    case "clock":
    case "secrets":
    case "unknown":
      return subjectOf(text);
  }
}
