import type { Reading } from "../intent.ts";
import { orderTableFor } from "../orders/order-tables.ts";
import { isAround, whole } from "../orders/words.ts";
import { readable } from "../time/readable-text.ts";
import { inBothScripts } from "../time/traditional-characters.ts";
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
  /** One by its place, with the number in `{n}`, where references to events would find it in other words, too. */
  readonly nth?: string;
  readonly last?: string;
  /** The one that was spoken of, in so many pieces (`{n}`), and nothing else. */
  readonly again?: string;
  /** Whether words have spaces between them. */
  readonly spaced: boolean;
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
  spaced: true,
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
  spaced: true,
};

const HAN_DIGITS = { 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5 };

const CHINESE = inBothScripts<FollowTable>({
  compare: "对比|比较|比一?比|比一下|区别|差别|哪(?:个|款|种|一个)(?:更|比较)?(?:便宜|划算|好|合适|值)",
  detail:
    "多少钱|几块|价格|价钱|怎么卖|有货|库存|现货|还有吗|起订|起批|最少(?:要|得)?[买订]|供应商|谁家|哪家|哪个厂|评分|评价|详细|详情|介绍|具体|多贵|怎么样",
  firstOf: "前{n}(?:个|款|种|样)",
  all: "它们|他们|这几个|这些|那几个|这两个|那两个|两个|都",
  it: "它|这个|那个|这款|那款",
  quantity: "(?:买|要|订|拿|来|进){n}(?:个|件|箱|包|袋|瓶|斤|公斤|份|盒|桶|条|块|支)?",
  numbers: HAN_DIGITS,
  nth: "(?:第|头){n}(?:个|款|种|样|项)?",
  last: "最后(?:的|那|一)*(?:个|款|种|样)",
  again:
    "^(?:那|要是|如果|我)*(?:买|要|订|拿|来|进){n}(?:个|件|箱|包|袋|瓶|斤|公斤|份|盒|桶|条|块|支)(?:的话)?(?:呢|多少钱|什么价|怎么算|怎么卖)?[?？。\\s]*$",
  spaced: false,
});

const JAPANESE: FollowTable = {
  compare: "比べ|比較|違い|どっちが|どちらが|どれが(?:一番|いちばん)?(?:安|お得|いい)",
  detail:
    "いくら|値段|価格|在庫|残って|残り|最低(?:注文|発注|ロット)|最小|ロット|仕入れ先|仕入先|サプライヤー|どこの(?:会社|メーカー)|メーカー|評価|レビュー|口コミ|詳し|詳細|どんな(?:の|やつ|商品)",
  firstOf: "(?:最初|上|初め)(?:から|の){n}(?:つ|個|件)",
  all: "それら|これら|全部|両方|ふたつ|二つ|2つ|この中",
  it: "それ|これ|そっち|さっきの",
  quantity: "{n}(?:個|袋|箱|本|ケース|キロ|kg|パック|セット)(?:だと|なら|で|買|頼|注文|ほし|欲し)",
  numbers: { ...HAN_DIGITS, 最初: 1, いちばん上: 1, 一番上: 1 },
  nth: "(?<![\\d一二三四五]){n}(?:番目?|つ目|つめ|個目|件目|の)",
  last: "(?:最後|いちばん下|一番下)の",
  spaced: false,
};

const TABLES: Readonly<Record<string, FollowTable>> = {
  en: ENGLISH,
  vi: VIETNAMESE,
  zh: CHINESE,
  ja: JAPANESE,
};

/** Where words have no spaces between them, only digits and the numbers of the table are numbers. */
const numberOf = ({ spaced, numbers }: FollowTable) =>
  `(?<n>\\d{1,6}|${spaced ? "\\p{L}+" : Object.keys(numbers).join("|")})`;

function numbersIn(text: string, source: string, table: FollowTable): number[] {
  const matches = text.matchAll(whole(source.replaceAll("{n}", numberOf(table)), table.spaced));
  return [...matches].flatMap(({ groups }) => {
    const said = groups?.["n"]?.toLowerCase() ?? "";
    const value = table.numbers[said] ?? Number(said);
    return Number.isInteger(value) && value > 0 ? [value] : [];
  });
}

/** Which ones a text means by their places; -1 is the last one. */
function placesIn(text: string, table: FollowTable, nth: readonly string[]): number[] {
  const has = (source: string) => whole(source, table.spaced).test(text);
  if (table.nth === undefined)
    return nth.flatMap((source, index) => (has(source) ? [index === nth.length - 1 ? -1 : index + 1] : []));
  return [...numbersIn(text, table.nth, table), ...(table.last !== undefined && has(table.last) ? [-1] : [])];
}

/** "The second one", and nothing besides. */
function isOnePlace(text: string, table: FollowTable, language: string): boolean {
  const orders = orderTableFor(language);
  if (orders === null || orders.nth === undefined || placesIn(text, table, orders.nth).length !== 1) return false;
  const places = [
    ...(table.nth === undefined ? orders.nth : [table.nth.replaceAll("{n}", numberOf(table))]),
    table.last,
  ];
  const rest = text.replaceAll(whole(places.filter((each) => each !== undefined).join("|"), table.spaced), " ");
  return isAround(rest.replaceAll(/[?？!！.。]/gu, " ").trim(), orders);
}

/** What a text asks about products that were found before; null if it asks nothing about them, or doesn't say which. */
export function readProductFollow(said: string, { language }: Pick<Reading, "language">): ProductFollow | null {
  const table = TABLES[language.split("-")[0] ?? "en"];
  const nth = orderTableFor(language)?.nth ?? [];
  if (table === undefined) return null;
  const text = readable(said);
  const has = (source: string) => whole(source, table.spaced).test(text);
  const asks = has(table.compare)
    ? "compare"
    : has(table.detail) || isOnePlace(text, table, language)
      ? "detail"
      : null;
  const [pieces] = table.again === undefined ? [] : numbersIn(text, table.again, table);
  if (pieces !== undefined) return { asks: "detail", picks: [], isIt: true, quantity: pieces };
  if (asks === null) return null;
  const [first] = numbersIn(text, table.firstOf, table);
  const picks =
    first === undefined
      ? placesIn(text, table, nth)
      : Array.from({ length: Math.min(first, nth.length - 1) }, (_, index) => index + 1);
  const isIt = has(table.it);
  const isAll = asks === "compare" && has(table.all);
  if (picks.length === 0 && !isIt && !isAll) return null;
  return { asks, picks, isIt: isIt && !isAll, quantity: numbersIn(text, table.quantity, table)[0] ?? null };
}
