import type { Table } from "./grammar.ts";
import { HALVES } from "./half-days.ts";
import { counted, digits } from "./tables.ts";

const ONES = "một hai ba bốn|tư năm sáu bảy|bẩy tám chín";
const SMALL = counted(`${ONES} mười`);

/** "Hai mươi mốt": 1, 4 and 5 have words of their own after the tens. */
function numerals(last: number): Table {
  const table: Record<string, number> = { ...SMALL };
  const after: Table = { ...counted(ONES), mốt: 1, lăm: 5, nhăm: 5 };
  for (const [word, one] of Object.entries(after)) {
    if (word !== "mốt" && word !== "tư") table[`mười ${word}`] = 10 + one;
    for (const [ten, value] of Object.entries({ hai: 20, ba: 30, bốn: 40, năm: 50 })) {
      table[`${ten} mươi`] = value;
      if (value + one <= last) {
        table[`${ten} mươi ${word}`] = value + one;
        table[`${ten} ${word === "mốt" ? "mốt" : word}`] ??= value + one;
      }
    }
  }
  return table;
}

const upTo = (table: Table, last: number): Table =>
  Object.fromEntries(Object.entries(table).filter(([, value]) => value <= last));

const NUMBERS = numerals(59);
const WEEKDAYS = "hai|2 ba|3 tư|tu|4 năm|5 sáu|6 bảy|bẩy|7";
const ABBREVIATED = Object.fromEntries([2, 3, 4, 5, 6, 7].map((number) => [`t${number}`, number - 1] as const));

export const VIETNAMESE_TABLES = {
  /** Without "thứ". */
  weekday: counted(WEEKDAYS),
  short: { ...ABBREVIATED, cn: 7, "chủ nhật": 7, "chúa nhật": 7 },
  number: digits(2, 7),
  month: { ...digits(1, 12), ...upTo(NUMBERS, 12), giêng: 1, chạp: 12 },
  date: { ...digits(1, 39), ...upTo(NUMBERS, 31) },
  slash: digits(1, 39),
  year: digits(1_990, 2_100),
  hour: { ...digits(0, 24), ...upTo(NUMBERS, 12) },
  bare: digits(0, 24),
  minute: digits(0, 59, 2),
  minutes: { ...digits(1, 59), ...upTo(NUMBERS, 59) },
  half: HALVES,
  few: { ...digits(1, 59), ...upTo(NUMBERS, 59) },
  /** Month and day as one number. */
  festival: {
    "giáng sinh": 1_225,
    noel: 1_225,
    "nô en": 1_225,
    "tết dương lịch": 101,
    "tết dương": 101,
    "tết tây": 101,
  },
  part: {
    "rạng sáng": 0,
    "nửa đêm về sáng": 0,
    sáng: 1,
    trưa: 2,
    chiều: 3,
    tối: 4,
    đêm: 5,
    khuya: 5,
  },
  unit: {
    phút: 0,
    ph: 0,
    p: 0,
    "'": 0,
    tiếng: 1,
    "tiếng đồng hồ": 1,
    "giờ đồng hồ": 1,
    ngày: 2,
    hôm: 2,
    tuần: 3,
    tháng: 4,
    năm: 5,
  },
};

export const VIETNAMESE_NUMBERS = {
  pattern: `\\d{1,4}(?:[.,]\\d)?|${Object.keys(NUMBERS)
    .toSorted((a, b) => b.length - a.length)
    .join("|")}`,
  valueOf: (words: string) => NUMBERS[words] ?? Number(words.replace(",", ".")),
};

/** A letter as it's typed without its accents. */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "D");

/** A source of regular expressions for what's typed with accents or without. */
export const typed = (source: string): string => {
  const plain = plainLetters(source);
  return plain === source ? source : `${source}|${plain}`;
};
