import { partIn } from "./slots.ts";
import type { Rule, Said } from "./grammar.ts";
import { every, often } from "./repeated.ts";
import type { Saying } from "./saying.ts";

const AND = "(?:,? and |, ?| & |/)";
const MORE = (count: number) => `(?:${AND}{weekday${count}}s?)?`;
const WEEKDAYS = `{weekday}s?${[2, 3, 4, 5].map(MORE).join("")}`;

const listed = (said: Said) =>
  ["", "2", "3", "4", "5"].flatMap((count) => said.num(`weekday${count}`) ?? said.num(`weekdays${count}`) ?? []);

const weekly = (interval: number) => (said: Said) => every({ freq: "WEEKLY", interval, days: listed(said) });

const nth = (said: Said) =>
  every({ freq: "MONTHLY", days: listed(said), nth: said.num("nth") ?? said.num("nth2") ?? 1 });

const monthDay = (said: Said): Saying => ({
  ...every({ freq: "MONTHLY" }),
  day: { kind: "day-of-month", day: said.num("ordinal") ?? said.num("ordinal2") ?? said.num("ordinal3") ?? 1 },
});

const ZONE = "(?:[ecmp][sd]?t|utc|gmt|cest|cet|bst|ist|jst|aest|aedt)";

/** A time in another zone isn't the one that the calendar would show. */
const zone = ({ text }: Said): Saying | null =>
  / time$/i.test(text) || text === text.toUpperCase() ? { trouble: "which-time", weak: true } : null;

const MONTH = "(?:of )?(?:every|each|the) month";

export const ENGLISH_SERIES: readonly Rule[] = [
  {
    says: "(?:on )?(?:every|each|all) (?:week ?day|working day|work ?day)s?|(?:on )?weekdays",
    means: every({ freq: "WEEKLY", days: [1, 2, 3, 4, 5] }),
  },
  {
    says: "(?:every|each) weekend|(?:on )?(?<!(?:my|our|your|his|her|their|the) )weekends",
    means: every({ freq: "WEEKLY", days: [6, 7] }),
  },
  { says: `(?:every|each|weekly on) ${WEEKDAYS}`, means: weekly(1) },
  { says: "(?:every|each) {weekday} {part}", means: (said) => ({ ...weekly(1)(said), ...partIn(said) }) },
  { says: `(?:on )?{weekdays}(?:${AND}{weekdays2})?(?:${AND}{weekdays3})?`, means: weekly(1) },
  { says: `(?:on )?every (?:other|second|2nd) ${WEEKDAYS}`, means: weekly(2) },
  { says: "every (?:other|second|2nd) {unit}", means: (said) => often(said, 2) },
  { says: "every {n} {unit}", means: (said) => often(said, said.num("n") ?? 1) },
  { says: "every {ordinal} {unit}", means: (said) => often(said, said.num("ordinal") ?? 1) },
  { says: "(?:every|each) {unit}", means: (said) => often(said, 1) },
  { says: "(?:twice|{n} ?(?:times|x)|thrice) (?:a|per|each|every) {unit}", means: { trouble: "how-often" } },
  {
    says: "(?:not|but|before|after|instead of|rather than)(?= (?:at |on |in |the )?(?:\\d|(?:noon|midnight|today|{tomorrow}|next|{weekday}|{month})(?!\\p{L})))|any (?:day|time)|(?:on )?the week(?:end)? of",
    means: { trouble: "which-time", weak: true },
  },
  {
    says: "sometime|some ?time|at some point|some day|one of these days",
    means: { trouble: "which-time" },
  },
  {
    says: "(?:on )?(?:the )?{nth} {weekday} (?:of|in) (?:{month}|(?:this|next) month)",
    means: { trouble: "which-time" },
  },
  { says: `${ZONE}(?:[+-]\\d{1,2})?|{zone} time`, means: zone },
  { says: "(?:every|each) {part}", means: (said) => ({ ...every({ freq: "DAILY" }), ...partIn(said) }) },
  { says: "daily|everyday|once a day", means: every({ freq: "DAILY" }) },
  { says: "weekly|once a week", means: every({ freq: "WEEKLY" }) },
  { says: "biweekly|bi-weekly", means: every({ freq: "WEEKLY", interval: 2, unsure: true }) },
  { says: "fortnightly|every fortnight", means: every({ freq: "WEEKLY", interval: 2 }) },
  { says: "monthly|once a month", means: every({ freq: "MONTHLY" }) },
  { says: "yearly|annually|once a year", means: every({ freq: "YEARLY" }) },
  { says: `(?:on )?(?:the |every )?{nth} {weekday} ${MONTH}|every {nth2} {weekday2} of the month`, means: nth },
  {
    says: "(?:on )?(?:the )?{ordinal}(?: day)? of (?:every|each) month|(?:on )?every {ordinal2}(?: day)? of (?:the |every |each )?month",
    means: monthDay,
  },
  {
    says: "(?:every|each) month on the {ordinal}|monthly on the {ordinal2}|every {ordinal3}(?! {weekday}| {unit})(?= |$|[,.!])",
    means: monthDay,
  },
  { says: "(?:for )?{n} (?:times|sessions|lessons|classes)", means: (said) => ({ count: said.num("n") ?? 1 }) },
  { says: "(?:up )?(?:until|till|til)|ending(?: on)?", means: { marker: { kind: "until", month: "out" } } },
  {
    says: "(?:and )?(?:lands|landing|arrives|arriving|gets in|ends|finishes|back)(?: by)?(?= (?:at )?\\d)",
    means: { marker: { kind: "to", month: "out" } },
  },
  { says: "thru|through", means: { marker: { kind: "to", month: "in" } } },
  {
    says: "(?:starting|beginning|starts|begins)(?: on| from| in| with)?(?! at)|from|between",
    means: { marker: { kind: "from" } },
  },
  { says: "to|-|–|—", means: { marker: { kind: "to", month: "out" } } },
  {
    says: "(?:except|but not|excluding|apart from|other than)(?: for)?(?: on)?",
    means: { marker: { kind: "except" } },
  },
  { says: "or", means: { marker: { kind: "or" } } },
  { says: "and|&", means: { marker: { kind: "and" } } },
  { says: "on|at|by|this|for|in|around|about|starting at", means: { glue: "leads" } },
  { says: "say(?=,? (?:at |around |about )?\\d)", means: { glue: "leads" } },
  { says: "(?:leaves|leaving|departs|departing|takes off)(?=,? (?:at )?\\d)", means: { glue: "leads" } },
  { says: "then", means: { glue: "follows" } },
];
