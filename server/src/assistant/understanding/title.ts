import { firstCharacters } from "@atrium/shared-contracts/wire";

const TITLE_CHARACTERS = 200;
/** Of a text, what's said later doesn't title it. Taking words off its end takes time in proportion to the square of its length. */
const READ_CHARACTERS = 2_000;
const LEADING = [
  /^(?:hey|hi|hello|ok|okay|please|and|also)[,!]?\s+/i,
  /^(?:atrium|assistant)[,:]?\s+/i,
  /^(?:can|could|would|will) you (?:please )?/i,
  /^(?:i(?:'d| would) like(?: you)? to|i (?:want|need)(?: you)? to|i have to|let'?s|help me(?: to)?)\s+/i,
  /^(?:remind me (?:to|about|of|that)|remind me)\s+/i,
  /^(?:set|make|create|add) (?:me )?(?:a |an )?reminder (?:to|for|about|of)?\s*/i,
  /^(?:i have|i've got|we have|there(?:'s| is))\s+(?=an? |the |my |our )/i,
  /^(?:schedule|add|create|book|plan|set up|set|make|put|arrange|organi[sz]e|block(?: out| off)?|enter|reserve|save|note down|note)\s+(?:me |in |down |(?:some |the )?time (?:for|to) )?/i,
  /^(?:a |an |the |my |our |new |another )+/i,
  /^(?:(?:calendar )?(?:event|entry|appointment|meeting|reminder)) (?:called|named|titled|for|about|to)\s+(?=\S)/i,
  /^(?:calendar )?(?:event|entry)[:,]?\s+(?=\S)/i,
  /^(?:for|to|called|named|titled)\s+/i,
];
const CALENDAR_TAIL = /\b(?:to|in|on|into|from|off) (?:my|the|our) (?:calendar|schedule|agenda|diary)\b/gi;
const TRAILING =
  /(?<![\s,.;:!?-])[\s,.;:!?-]+$|(?<!\s)\s+(?:on|at|from|to|by|for|in|please|thanks|this|starting|called|named|titled|and)$/i;

function strip(text: string, pattern: RegExp): string {
  let left = text;
  for (let next = left.replace(pattern, "").trim(); next !== left; next = left.replace(pattern, "").trim()) left = next;
  return left;
}

const capital = (text: string) => {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
};

/** What a text asks for, without what it's introduced with: "Hi! Could you please explain how tides work?" gives "Explain how tides work". */
export function subjectOf(text: string): string {
  const beginning = text.trimStart().slice(0, READ_CHARACTERS);
  const [sentence = ""] = beginning
    .replace(/^(?:hi|hello|hey)\b[^.!?\n]{0,20}[.!]\s+/i, "")
    .split(/(?<=\S[.!?])\s|\n/u);
  const subject = LEADING.reduce((left, pattern) => left.replace(pattern, "").trim(), sentence.trim());
  return capital(strip(subject, TRAILING));
}

/** The event title in a request whose time was already removed: "schedule a lunch with Sam" gives "Lunch with Sam". */
export function titleOf(rest: string): string {
  const quoted = /["“„«]([^"”“»]{1,200})["”“»]/.exec(rest)?.[1];
  const named = /\b(?:called|named|titled) (.+)$/i.exec(rest)?.[1];
  let text = (quoted ?? named ?? rest).replaceAll(CALENDAR_TAIL, " ").replaceAll(/\s+/g, " ").trim();
  for (const pattern of LEADING) text = text.replace(pattern, "").trim();
  text = strip(text, TRAILING).replace(/^[\s,.;:-]+/, "");
  return capital(firstCharacters(text, TITLE_CHARACTERS));
}
