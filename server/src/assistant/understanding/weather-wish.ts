import type { Intent, Reading } from "./intent.ts";
import { findWhen } from "./when.ts";

const NOISE =
  /\b(?:what|what's|how|how's|is|are|will|be|does|do|it|the|weather|forecast|temperature|rain|raining|rainy|snow|snowing|snowy|umbrella|sunny|humid|humidity|wind|windy|hot|cold|warm|like|look|looks|tell|me|show|give|please|need|i|should|take|an|a|going|to|there|about|today|now|right|currently|outside|here|this|week|weekend|next|of|and|current|can|could|you|my)\b/gi;

/** Parses a question about the weather: where (null: where the user is) and on which day (null: now). */
export function weatherWish(text: string, reading: Reading): Intent {
  const { when, rest } = findWhen(text, reading);
  const cleaned = rest.replaceAll(/[?!.,;:"]+/g, " ").replaceAll(/'s\b/g, " ");
  const named =
    /\b(?:in|for|at|around|near) (?!(?:the )?(?:morning|afternoon|evening|moment)\b)(.+)$/i.exec(cleaned)?.[1] ??
    cleaned;
  const place = named.replaceAll(NOISE, " ").replaceAll(/\s+/g, " ").trim();
  return {
    kind: "weather",
    place: place === "" ? null : place.slice(0, 100),
    day: when?.dayNamed === true ? when.start.day : null,
  };
}
