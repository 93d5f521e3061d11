import { partIn } from "./slots.ts";
import type { Rule, Said } from "./grammar.ts";
import type { ClockSpec, Saying } from "./saying.ts";
import { weekdayIn } from "./english-words.ts";
import { clock, later, minutesIn } from "./tables.ts";

const TIME = "{hour}(?:[:.]{minute})?(?: ?{half})?";
const TIME2 = "{hour2}(?:[:.]{minute2})?(?: ?{half2})?";

/** A bare hour is a time only where a sentence goes on like this. */
const GOES_ON =
  "(?= ?(?:$|[,;!?)]|\\.(?!\\d)|(?:to|till|until|in|on|with|w|for|at|and|or|this|today|tomorrow|tonight|every|the|please|pls|by|starting|then|will do|works|suits|actually|instead|sounds (?:good|great|fine)|is (?:fine|good|ok(?:ay)?|great|perfect|best)|would (?:be|work|do)|can|lah|it is)(?!\\p{L})))";
/** What a bare hour follows: a day, or nothing at all. */
const AFTER_DAY =
  /(?:^\s*|day['’]?s?|tom+or+ow|tmr+w?|tmw|2moro?w?|tonight|morning|afternoon|evening|night|\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)|\d(?:st|nd|rd|th)|week),?\s+$|^\s*$/iu;
/** After "at", these make it a number of something, or an address. */
const COUNTS =
  "(?! ?(?:%|percent|people|persons|guests|euros?|dollars|each|[€$£]|\\p{L}{3,} (?:street|st|road|rd|avenue|ave|lane|square|drive)(?!\\p{L}))|/)";

function time(said: Said, count = ""): ClockSpec {
  const hour = said.num(`hour${count}`) ?? 0;
  const minute = said.num(`minute${count}`) ?? 0;
  const half = said.num(`half${count}`);
  if (half === undefined || hour > 12) return clock(hour, minute, said.text.replace(/^\D+/, ""));
  return { hour: (hour % 12) + half, minute, exact: true };
}

/** "Half past 3", "quarter to five". */
function beside(said: Said, minutes: number): Saying {
  const spoken = said.num("hour") ?? 0;
  const half = said.num("half");
  const exact = half !== undefined || spoken > 12;
  const hour = half === undefined ? spoken : (spoken % 12) + half;
  const total = (hour * 60 + minutes + 1_440) % 1_440;
  const twelve = !exact && total < 60 ? total + 720 : total;
  return { clock: { hour: Math.floor(twelve / 60), minute: twelve % 60, exact } };
}

/** "Five to six" could also be an hour, "ten to nine" and "at five to six" can't. */
function minutesTo(said: Said): Saying {
  const few = said.num("few") ?? 0;
  const isHour = /^(?:five|ten) to/i.test(said.text) && few < (said.num("hour") ?? 0);
  return { ...beside(said, -few), ...(isHour && { trouble: "which-time" }) };
}

function range(said: Said): Saying | null {
  // "Ten to nine" is 8:50.
  if (/^(?:at )?(?:five|ten) to/i.test(said.text)) return null;
  const certain = /:|\d ?[ap]\.?m|^(?:from|between|btwn)/i.test(said.text);
  return { clock: time(said), clockEnd: time(said, "2"), ...(!certain && { weak: true }) };
}

/** "Friday 8pm till 6am Saturday". */
function overnight(said: Said): Saying | null {
  const [first = 0, last = 0] = [said.num("weekday"), said.num("weekday2")];
  if (last !== (first % 7) + 1) return null;
  return {
    day: weekdayIn(said),
    dayEnd: { kind: "weekday", weekday: last, week: null },
    clock: time(said),
    clockEnd: time(said, "2"),
  };
}

const NOON = "(?:(?:12 ?|twelve )?(?:noon|midday))";
const AT_NOON: ClockSpec = { hour: 12, minute: 0, exact: true };

const untilMidnight = (said: Said): Saying => ({ clock: time(said), clockEnd: { hour: 24, minute: 0, exact: true } });

const untilNoon = (said: Said): Saying => ({ clock: time(said), clockEnd: AT_NOON });

const FOUR_DIGITS = "(?:[01]\\d|2[0-3])[0-5]\\d(?!\\d)";

/** 0900 and "at 1400"; without more it's a number. Years aren't times. */
function military(said: Said): Saying | null {
  const [from, to] = [said.num("n") ?? 0, said.num("n2")];
  const spec = (digits: number): ClockSpec => ({ hour: Math.floor(digits / 100), minute: digits % 100, exact: true });
  const told = /^(?:at|from)|h/i.test(said.text) || to !== undefined || AFTER_DAY.test(said.before);
  if (!told || (from >= 1_900 && from < 2_100)) return null;
  return { clock: spec(from), ...(to !== undefined && { clockEnd: spec(to) }) };
}

/** Follows a number of something else. */
const COUNTED =
  "(?:people|persons|guests|euros?|dollars|bucks|pounds|miles|k?m|kg|g|ml|calories|pages|words|steps|reps|of)(?!\\p{L})";
const THREE_DIGITS = "(?:[1-9]|1[0-2])[0-5]\\d(?!\\d)";

/** 830 after a day or "at"; four digits only with "am" or "pm". */
function unpunctuated(said: Said): Saying | null {
  const digits = said.num("n") ?? 0;
  const half = said.num("half");
  const isTold = half !== undefined || (digits < 1_000 && (/^at/i.test(said.text) || AFTER_DAY.test(said.before)));
  if (!isTold) return null;
  const [hour, minute] = [Math.floor(digits / 100), digits % 100];
  return {
    clock: half === undefined ? { hour, minute, exact: false } : { hour: (hour % 12) + half, minute, exact: true },
  };
}

const amount = (said: Said) => (said.num("n") ?? 0) + (/ and a half/i.test(said.text) ? 0.5 : 0);

function length(said: Said): Saying | null {
  // "Ah" is no hour.
  if (/^\p{L}+$/u.test(said.text)) return null;
  const unit = said.num("unit") ?? 9;
  const days = unit > 1;
  const introduced = /^(?:for|lasting|over)/i.test(said.text);
  // "An hour" and "3 days" alone could be part of a title.
  if (introduced && unit > 3) return { lengthMonths: amount(said) * (unit === 5 ? 12 : 1) };
  if (unit > 3 || (!introduced && (days || /^an? /i.test(said.text)))) return null;
  return { lengthMinutes: minutesIn(amount(said), unit) };
}

const hourAndMinutes = (said: Said): Saying => ({
  lengthMinutes: (said.num("n") ?? 0) * 60 + (said.num("minute") ?? 0),
});

const ahead = (said: Said): Saying | null => later(amount(said), said.num("unit") ?? 0);

const lead = (said: Said): Saying | null =>
  (said.num("unit") ?? 9) > 3 ? null : { leadMinutes: minutesIn(amount(said), said.num("unit") ?? 0) };

const hours = (said: Said) => Math.round((said.num("n") ?? 0) * 60) + (said.num("n2") ?? 30);

const REMIND =
  "(?:(?:(?:and|also|plus|please|pls|can you|could you|would you) )*(?:remind|alert|notify|ping|nudge|warn)(?: me)? |(?:and |plus )?with an? (?:reminder|alert|nudge) )?";
const EARLY = "(?:before(?:hand)?|in advance|ahead of time|early)(?! (?:the|lunch|dinner|work)(?!\\p{L}).{0,20}\\d)";

/** "Am", or "the morning one", answers which half of the day is meant. Before anything else, either is no time. */
const LAST =
  "(?=(?:[,.!]? ?(?:obvs|obviously|pls|plz|please|lol|haha|sorry|of course|ofc|duh|mate|thanks|thx|ta|cheers|then|only|if possible))*[.!]*$)";
const ANSWERS =
  /^\s*(?:(?:oh|ah|haha|lol|sorry|yeah|yes|no|um+|er+m?|i mean|i meant|definitely|def|obviously|make it|make that|it'?s|the|in the|for the|let'?s do|let'?s say|say|probably not|ok(?:ay)?)[,\s]+)*$/iu;

const answer = (part: (said: Said) => Saying) => (said: Said) => (ANSWERS.test(said.before) ? part(said) : null);

export const ENGLISH_CLOCK: readonly Rule[] = [
  { says: `{half}${LAST}`, means: answer((said) => ({ part: said.num("half") === 0 ? "morning" : "evening" })) },
  {
    says: `{hour}(?::{minute})?(?= (?:will do|will be (?:fine|good)|works|suits|actually|sounds|lah|can|obvs|obviously|it is|is (?:fine|good|ok(?:ay)?|great|perfect|best)|would (?:be|work|do))(?!\\p{L}))`,
    means: (said) => (ANSWERS.test(said.before) ? { clock: time(said) } : null),
  },
  {
    says: `{hour}\\.{minute}${LAST}`,
    means: (said) => (ANSWERS.test(said.before) ? { clock: time(said) } : null),
  },
  { says: `{part}(?: one)?${LAST}`, means: answer((said) => partIn(said)) },
  { says: "1[-:]1", means: { nothing: true } },
  {
    says: "{hour}:{minute}(?: ?{half})?|{hour}\\.{minute} ?{half}|{hour}h{minute}?",
    means: (said) => ({ clock: time(said) }),
  },
  { says: "{hour} ?{half}|{hour} o['’]?clock(?: {half})?", means: (said) => ({ clock: time(said) }) },
  { says: `(?:at|from|by|around|about|@) ?${TIME}${COUNTS}`, means: (said) => ({ clock: time(said) }) },
  {
    says: `{hour}${GOES_ON}`,
    means: (said) => (AFTER_DAY.test(said.before) ? { clock: time(said), weak: true } : null),
  },
  { says: `(?:from |at )?${TIME} ?(?:-|–|—|to|until|till) ?${TIME2}`, means: range },
  { says: `(?:from|between|btwn) ${TIME} (?:to|and) ${TIME2}`, means: range },
  {
    says: `{weekday} (?:night )?(?:at |from )?${TIME} ?(?:-|–|—|to|until|till|thru|through) ?${TIME2} (?:on )?{weekday2}(?: morning)?`,
    means: overnight,
  },
  { says: `(?:from )?${TIME} ?(?:-|–|—|to|until|till) ?${NOON}`, means: untilNoon },
  { says: `between ${TIME} and ${NOON}`, means: untilNoon },
  { says: `(?:from )?${TIME} ?(?:-|–|—|to|until|till) ?midnight`, means: untilMidnight },
  { says: "(?:at )?half past {hour}(?: ?{half})?", means: (said) => beside(said, 30) },
  {
    says: `(?:at )?half {hour}(?: ?{half})?(?! ?-?(?:hours?|days?|price|off|marathon|dozen))`,
    means: (said) => beside(said, 30),
  },
  { says: "(?:at )?{few} (?:minutes )?past {hour}(?: ?{half})?", means: (said) => beside(said, said.num("few") ?? 0) },
  {
    says: "(?:at )?{few} (?:minutes )?(?:to|before) {hour}(?: ?{half})?",
    means: (said) => (/^\d+ to/.test(said.text) ? null : minutesTo(said)),
  },
  { says: `(?:at |from )?(?=${FOUR_DIGITS}){n}(?: ?(?:hrs|hours|h))?`, means: military },
  {
    says: `(?:from )?(?=${FOUR_DIGITS}(?:-|–| to )){n}(?:-|–| to )(?=${FOUR_DIGITS}){n2}(?: ?(?:hrs|hours|h))?`,
    means: military,
  },
  {
    says: "(?:at |by |around )?{hour} {spoken}(?!-)(?: ?{half})?",
    means: (said) => beside(said, said.num("spoken") ?? 0),
  },
  { says: `(?:at |around )?{hour}(?::{minute})?(?: ?{half})?-?ish`, means: (said) => ({ clock: time(said) }) },
  { says: `(?:at )?(?=${THREE_DIGITS}){n}(?: ?{half})`, means: unpunctuated },
  { says: `(?:at )?(?=${THREE_DIGITS}){n}${GOES_ON}`, means: unpunctuated },
  { says: `(?=[1-9][0-5][05](?!\\d)){n}(?= \\p{L})(?! ?${COUNTED})`, means: unpunctuated },
  {
    says: `(?:at |around |about |@ ?)?${NOON}(?:-?ish)?`,
    means: { clock: AT_NOON },
  },
  { says: "(?:at )?(?:the )?same time(?: as (?:before|always|usual))?", means: { trouble: "same-time" } },
  {
    says: "(?:at |around )?(?:12 ?|twelve )?midnight",
    means: { clock: { hour: 12, minute: 0, exact: false }, part: "night" },
  },
  { says: "(?:in|during) the {part}|(?:on |in )?the {part2} of(?= )", means: (said) => partIn(said, "part2") },
  { says: "first thing(?: in the morning)?", means: { part: "morning", weak: true } },
  { says: "at night", means: { part: "night" } },
  { says: "all(?: |-)day(?: long)?|(?:the )?(?:whole|entire) day", means: { allDay: true } },
  { says: "(?:for |lasting )?(?:about )?{n}(?: |-)?{unit}(?: and a half)?", means: length },
  { says: "(?:for|over) the next {n} {unit}", means: length },
  { says: "(?:for |lasting )?half an hour", means: { lengthMinutes: 30 } },
  { says: "(?:for |lasting ){n}h{minute}", means: hourAndMinutes },
  { says: "(?:for |lasting )?{n} and a half (?:hours|hrs)", means: (said) => ({ lengthMinutes: hours(said) }) },
  {
    says: "(?:for |lasting )?{n} ?(?:hours?|hrs?|h)(?: and)? ?{n2} ?(?:minutes|mins?|m)",
    means: (said) => ({ lengthMinutes: hours(said) }),
  },
  { says: "in (?:about )?{n} {unit}(?: and a half)?(?:['’]? time)?|{n} {unit} from (?:now|today)", means: ahead },
  { says: "in {n} and a half hours", means: (said) => ({ minutesAhead: hours(said) }) },
  { says: "in half an hour|half an hour from now", means: { minutesAhead: 30 } },
  {
    says: "in half a {unit}|half a {unit2} from (?:now|today)",
    means: (said) => later(0.5, said.num("unit") ?? said.num("unit2") ?? 0),
  },
  { says: `${REMIND}{n}(?: |-)?{unit} ${EARLY}`, means: lead },
  { says: `${REMIND}half an hour ${EARLY}`, means: { leadMinutes: 30 } },
];
