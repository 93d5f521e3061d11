import type { Reading } from "../intent.ts";
import { orderTableFor } from "../orders/order-tables.ts";
import { whole } from "../orders/words.ts";
import { typed } from "../time/vietnamese-words.ts";

/** Something about products that were found before. */
export interface ProductFollow {
  readonly asks: "compare" | "detail";
  /** Which of those found last, from 1; -1 is the last one. Empty for all of them. */
  readonly picks: readonly number[];
  /** Also the one that was spoken of last. */
  readonly isIt: boolean;
  /** How many of them somebody wants. */
  readonly quantity: number | null;
}

/** One language's words for that. Strings are sources of regular expressions. */
interface FollowTable {
  readonly compare: string;
  readonly detail: string;
  /** "The first two", with the number in `{n}`. */
  readonly firstOf: string;
  /** All that were found. */
  readonly all: string;
  readonly it: string;
  /** How many, in `{n}`. */
  readonly quantity: string;
  readonly numbers: Readonly<Record<string, number>>;
}

const ENGLISH: FollowTable = {
  compare:
    "compare|comparison|difference between|vs|versus|which(?: one)? is (?:the )?(?:cheaper|better)|which of .* (?:cheaper|cheapest|better|best)|which one's (?:cheaper|better)",
  detail:
    "in stock|available|how many|how much|price|cost|costs|minimum|min order|moq|supplier|who (?:sells|makes|supplies)|rating|rated|reviews?|details?|tell me (?:more )?about|more (?:info|about|on)|describe|left",
  firstOf: "(?:the )?first {n}|(?:the )?top {n}",
  all: "them|all of them|these|those|both|the two",
  it: "it|that one|this one",
  quantity: "(?:at|for|of|take|buy|get|want|need|order) {n}",
  numbers: { two: 2, three: 3, four: 4, five: 5, couple: 2 },
};

const VIETNAMESE: FollowTable = {
  compare: typed("so sánh|khác (?:gì )?nhau|cái nào (?:rẻ|tốt|lợi|ngon) hơn|loại nào (?:rẻ|tốt|lợi|ngon) hơn|hơn nhau"),
  detail: typed(
    "còn hàng|còn không|có sẵn|còn (?:bao nhiêu|mấy)|giá|bao nhiêu|tối thiểu|nhà cung cấp|ai bán|hãng nào|đánh giá|chi tiết|nói (?:thêm|rõ)|thông tin",
  ),
  firstOf: typed("{n} (?:cái|loại|món|sản phẩm) (?:đầu tiên|đầu)"),
  all: typed("chúng|tụi nó|mấy cái đó|hai cái đó|2 cái đó|cả hai|cả 2"),
  it: typed("nó|cái đó|cái này|loại đó|món đó"),
  quantity: typed("(?:lấy|mua|đặt|số lượng|cần) {n}"),
  numbers: { hai: 2, ba: 3, bốn: 4, bon: 4, năm: 5, nam: 5 },
};

const TABLES: Readonly<Record<string, FollowTable>> = { en: ENGLISH, vi: VIETNAMESE };

const NUMBER = "(?<n>\\d{1,6}|\\p{L}+)";

function numberIn(text: string, source: string, { numbers }: FollowTable): number | null {
  for (const { groups } of text.matchAll(whole(source.replaceAll("{n}", NUMBER), true))) {
    const said = groups?.["n"]?.toLowerCase() ?? "";
    const value = numbers[said] ?? Number(said);
    if (Number.isInteger(value) && value > 0) return value;
  }
  return null;
}

/** What a text asks about products that were found before; null if it asks nothing about them, or doesn't say which. */
export function readProductFollow(text: string, { language }: Pick<Reading, "language">): ProductFollow | null {
  const table = TABLES[language.split("-")[0] ?? "en"];
  const nth = orderTableFor(language)?.nth ?? [];
  if (table === undefined) return null;
  const has = (source: string) => whole(source, true).test(text);
  const asks = has(table.compare) ? "compare" : has(table.detail) ? "detail" : null;
  if (asks === null) return null;
  const first = numberIn(text, table.firstOf, table);
  const named = nth.flatMap((source, index) => (has(source) ? [index === nth.length - 1 ? -1 : index + 1] : []));
  const picks =
    first === null ? named : Array.from({ length: Math.min(first, nth.length - 1) }, (_, index) => index + 1);
  const isIt = has(table.it);
  const isAll = asks === "compare" && has(table.all);
  if (picks.length === 0 && !isIt && !isAll) return null;
  return { asks, picks, isIt: isIt && !isAll, quantity: numberIn(text, table.quantity, table) };
}
