import { createWish, listWish } from "./calendar-wish.ts";
import type { GuideTopic, Intent, Reading } from "./intent.ts";
import { isNegated } from "./negated.ts";
import { productWish } from "./product-wish.ts";
import { readQuestion } from "./questions/read-question.ts";
import { suggestedPhrase } from "./suggested-phrases.ts";
import { mealTime } from "./usual-hours.ts";
import { groupsOf } from "./vocabulary.ts";
import { readWeather } from "./weather/read-weather.ts";
import { findTime, findWhen } from "./when.ts";

const QUESTION =
  /(?:[?？吗呢]|か|空いてる|(?<!\p{L})(?:ko|không|hông|hem)(?: (?:nhỉ|ta|vậy|ạ))?)\s*$|^(?:what|when|who|where|why|how|which|is|are|am|do|does|did|can|could|would|will|should|have|has|tell me|show|list|explain|write|translate|summari[sz]e|calculate)\b/iu;
const SOMETHING_TOLD =
  /^(?!(?:i(?:'m| am)|we(?:'re| are)) (?:off|out|away|on (?:vacation|holiday|leave))\b)(?:i|we|he|she|they|it|you|my|that|this was|there)\b(?!.*\b(?:have an?|got an?) (?:appointment|meeting|call|lunch|dinner)\b)/i;
const WHEN_IS = /^(?:when|what time)(?:'s| is| are| does)\b/i;
const CALENDAR_NOUN = /\b(?:calendar|agenda|schedule|diary|events?|appointments?|meetings?|reminders?)\b/i;
/** A bare statement longer than this is a story, not an event. */
const LONGEST_BARE_EVENT_WORDS = 18;
/** A meal without a time is meant as an event only if little else is said. */
const LONGEST_BARE_MEAL_WORDS = 4;

const TOPICS: readonly (readonly [RegExp, GuideTopic])[] = [
  [
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy)\b[\s,!.]*(?:there|atrium|assistant)?[\s!.]*$/i,
    "greeting",
  ],
  [/^(?:many |ok(?:ay)?,? )?(?:thanks|thank you|thx|cheers)\b/i, "thanks"],
  [/^(?:bye|goodbye|see you|good night|ciao)\b|^(?:拜拜|再见|お疲れ|さようなら|またね|tạm biệt)/i, "goodbye"],
  [
    /\b(?:which|what) (?:language )?(?:model|llm|ai)\b|\bare you (?:an? )?(?:ai|gpt|chatgpt|bot|robot|human)\b|\bopenai\b/i,
    "model",
  ],
  [/\bhow (?:do|can|does|to)\b.*\b(?:calendar|events?|remind|appointments?|meetings?)\b/i, "calendar"],
  [/\b(?:how (?:do|can|does|to)|what is|what's|explain)\b.*\b(?:marketplace|products?|wholesale)\b/i, "marketplace"],
  [/\bhow (?:do|can|does|to)\b.*\b(?:weather|forecast)\b/i, "weather"],
  [/\bhow (?:do|can|does|to)\b.*\b(?:attach|upload|files?|images?|pictures?|documents?)\b/i, "files"],
  [
    /\bhow (?:do|can|does|to)\b.*\b(?:settings?|theme|dark mode|language|password|preferences?|integrations?|personality)\b/i,
    "settings",
  ],
  [/\bhow (?:do|can|does|to)\b.*\b(?:chats?|conversations?|messages?|search|rename|stop|delete)\b/i, "chat"],
  [
    /\b(?:help|what can you do|what do you do|who are you|what are you|how does this work|what is atrium|what's atrium|about atrium|your capabilities|get started)\b/i,
    "overview",
  ],
];

const SECRETS =
  /\b(?:system prompt|your (?:instructions|prompt|rules)|environment variables?|api[ -]?keys?|secrets?|env vars?)\b/i;

function bareEvent(text: string, reading: Reading): Intent | null {
  if (QUESTION.test(text) || SOMETHING_TOLD.test(text)) return null;
  if (text.split(/\s+/).length > LONGEST_BARE_EVENT_WORDS) return null;
  const { isSaid, when } = findTime(text, reading);
  const isMeal = mealTime(text) !== null && text.split(/\s+/).length <= LONGEST_BARE_MEAL_WORDS;
  if (!isSaid && when === null && !isMeal) return null;
  const wish = createWish([{ text, reading }]);
  if (wish.kind === "calendar.create-when") return wish.title === "" ? null : wish;
  if (wish.kind !== "calendar.create") return null;
  const past = wish.wish.when.start.day.until(reading.now.toPlainDate()).sign > 0;
  return past ? null : wish;
}

/** Works out what the user wants, by rules only: the same text at the same time always gives the same intent. */
export function understand(message: string, { now, language, day }: Reading): Intent {
  const said = message.trim().replaceAll("’", "'").replaceAll(/\s+/g, " ").slice(0, 2_000);
  const suggested = suggestedPhrase(said, language);
  const text = suggested?.english ?? said;
  const reading: Reading = { now, language: text === said ? language : "en", day };
  const groups = groupsOf(text, reading.language);
  if (SECRETS.test(text)) return { kind: "secrets" };
  if (isNegated(said)) return { kind: "unknown" };
  const topic = TOPICS.find(([pattern]) => pattern.test(text));
  if (topic !== undefined) return { kind: "guide", topic: topic[1] };
  if (/^what(?:'s| is) the time\b|\bwhat time is it\b|^current time\b/i.test(text))
    return { kind: "clock", of: "time" };
  if (/\bwhat(?:'s| is) (?:the date|today'?s date)\b|\bwhat (?:day|date) is (?:it|today)\b/i.test(text))
    return { kind: "clock", of: "date" };
  // Its own language has more ways to say when.
  const weather = groups.create ? null : readWeather(said, { now, language: suggested?.language ?? language });
  const question = readQuestion(text, reading);
  if (question !== null && (weather === null || question.kind === "products")) return question;
  if (groups.create) {
    const wish = createWish([{ text, reading }]);
    if (
      wish.kind !== "calendar.create-when" ||
      !reading.language.startsWith("en") ||
      CALENDAR_NOUN.test(text) ||
      /\bremind me\b/i.test(text) ||
      findWhen(text, reading).when !== null
    )
      return wish;
  }
  if (weather !== null) return weather;
  if (WHEN_IS.test(text)) return listWish(text, reading);
  if (groups.list && (QUESTION.test(text) || !findWhen(text, reading).when?.start.time)) return listWish(text, reading);
  const bare = groups.products ? null : bareEvent(text, reading);
  if (bare !== null) return bare;
  if (groups.products) return productWish(text);
  return { kind: "unknown" };
}
