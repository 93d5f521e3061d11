import { chartOf, type Chart, type Grammar, type Rule, type Table } from "./grammar.ts";
import { VIETNAMESE_CLOCK } from "./vietnamese-clock.ts";
import { VIETNAMESE_DAYS, VIETNAMESE_MOT } from "./vietnamese-days.ts";
import { VIETNAMESE_SERIES } from "./vietnamese-series.ts";
import { plainLetters, VIETNAMESE_NUMBERS, VIETNAMESE_TABLES } from "./vietnamese-words.ts";

const ACCENTED: Grammar = {
  spaced: true,
  tables: VIETNAMESE_TABLES,
  numbers: VIETNAMESE_NUMBERS,
  rules: [...VIETNAMESE_CLOCK, ...VIETNAMESE_DAYS, VIETNAMESE_MOT, ...VIETNAMESE_SERIES],
};

/** Without accents these are other words more often: tôi, sang, một, và, hai. */
const OTHER_WORDS = new Set(["toi", "sang", "mot", "khuya", "tu", "dem"]);

const withoutAccents = (table: Table): Table =>
  Object.fromEntries(Object.entries(table).map(([word, value]) => [plainLetters(word), value]));

function plainTable(name: string, table: Table): Table {
  const plain = withoutAccents(table);
  return name === "part" ? Object.fromEntries(Object.entries(plain).filter(([word]) => !OTHER_WORDS.has(word))) : plain;
}

/** Escapes of regular expressions have no accents, so only words change. */
const plainRule = ({ says, means }: Rule): Rule => ({ says: plainLetters(says), means });

const DAY = "(?:thu {weekday}|{short}|ngay mai|hom nay|mai)(?![a-z])";
/** After these it's "sang thứ sáu" or "tới thứ sáu". */
const LEADS_THERE = /\b(?:doi|chuyen|lui|hoan|dich|day|tu|den|thu|keo dai|voi|anh|chi|em|chu|co|ban)\b/i;

/** After these it's "tôi". */
const OF_ME = /\b(?:nhac|cho|giup|gium|ho|cua|goi|bao|keu|nho|cung|ve|la)\s*$/i;

/** "9h sang", "toi nay": clear even without accents. */
const CLEAR: readonly Rule[] = [
  { says: "toi nay", means: { day: { kind: "ahead", days: 0 }, part: "evening" } },
  { says: "sang mai", means: { day: { kind: "ahead", days: 1 }, part: "morning" } },
  { says: `sang(?= ${DAY})`, means: ({ before }) => (LEADS_THERE.test(before) ? null : { part: "morning" }) },
  { says: `toi(?= ${DAY})`, means: ({ before }) => (before.trim() === "" ? { part: "evening" } : null) },
  {
    says: `toi(?= ${DAY}(?: nay| mai| tuan \\p{L}+)?(?: (?:luc|vao))? \\d{1,2} ?(?:h|g))`,
    means: ({ before }) => (LEADS_THERE.test(before) || OF_ME.test(before) ? null : { part: "evening" }),
  },
  { says: "dem nay", means: { day: { kind: "ahead", days: 0 }, part: "night" } },
  { says: "(?<=\\d ?(?:h|g|gio)(?:\\d\\d)?(?: ruoi)? )dem(?= ?$|[,.]| (?:nay|mai|thu))", means: { part: "night" } },
  { says: "sang nay", means: { day: { kind: "ahead", days: 0 }, part: "morning" } },
  { says: "(?<=\\d ?(?:h|g|gio)(?:\\d\\d)?(?: ruoi)? )sang", means: { part: "morning" } },
  {
    says: "(?<=\\d ?(?:h|g|gio)(?:\\d\\d)?(?: ruoi)? )toi(?! ?(?:\\d|di|goi|se|phai|can|luc))",
    means: { part: "evening" },
  },
];

const PLAIN: Grammar = {
  spaced: true,
  tables: Object.fromEntries(Object.entries(VIETNAMESE_TABLES).map(([name, table]) => [name, plainTable(name, table)])),
  numbers: {
    pattern: plainLetters(VIETNAMESE_NUMBERS.pattern),
    valueOf: (words) => withoutAccents(VIETNAMESE_TABLES.minutes)[words] ?? Number(words.replace(",", ".")),
  },
  rules: [...CLEAR, ...[...VIETNAMESE_CLOCK, ...VIETNAMESE_DAYS, ...VIETNAMESE_SERIES].map(plainRule)],
};

const accented = chartOf(ACCENTED);
const plain = chartOf(PLAIN);

/** The tables of Vietnamese: of a text typed without any accents, those without accents. */
export const vietnamese = (text: string): Chart => (/[^\p{ASCII}\uFFFC]/u.test(text) ? accented : plain);
