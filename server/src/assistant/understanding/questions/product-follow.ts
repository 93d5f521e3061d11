import type { Reading } from "../intent.ts";
import { orderTableFor } from "../orders/order-tables.ts";
import { countsFor } from "../orders/places.ts";
import { isAround, whole } from "../orders/words.ts";
import { readable } from "../time/readable-text.ts";
import { inBothScripts } from "../time/traditional-characters.ts";
import { typed } from "../time/vietnamese-words.ts";
import { FRENCH_FOLLOW } from "./french-product-follow.ts";
import { GERMAN_FOLLOW } from "./german-product-follow.ts";
import type { FollowTable } from "./product-follow-table.ts";
import { ITALIAN_FOLLOW } from "./italian-product-follow.ts";
import { SPANISH_FOLLOW } from "./spanish-product-follow.ts";
import { PORTUGUESE_PRODUCT_FOLLOW } from "./portuguese-product-follow.ts";
import { RUSSIAN_PRODUCT_FOLLOW } from "./russian-product-follow.ts";
import { KOREAN_FOLLOW } from "./korean-product-follow.ts";

/** Something about products that were found before. */
export interface ProductFollow {
  /** `take`: to put some into a list or a cart, or to order them. */
  readonly asks: "compare" | "detail" | "take";
  /** Which of those found last, from 1; -1 is the last one. Empty for all of them. */
  readonly picks: readonly number[];
  /** Whether it's asked which one is the cheapest or the best. */
  readonly isRanked: boolean;
  /** Also the one that was spoken of last. */
  readonly isIt: boolean;
  /** None is named: it's about the one that was spoken of last or, to compare, about all that were found. */
  readonly isUnnamed: boolean;
  /** How many of them somebody wants. */
  readonly quantity: number | null;
}

const ENGLISH: FollowTable = {
  compare:
    "compare|comparison|difference between|vs|versus|which(?: one)? is (?:the )?(?:cheaper|better)|which of .* (?:cheaper|cheapest|better|best)|which one's (?:cheaper|better)",
  ranks: "cheaper|cheapest|better|best",
  take: "(?:add|put|save|place|throw) .{1,40} (?:to|in|into|on|onto) (?:(?:my|the|a|our|your) )?(?:\\w+ )?(?:list|wish ?list|cart|basket|trolley|favou?rites|order)|(?:(?:please|can you|could you|i want to|i'd like to|let's) )*(?:order|buy|purchase|reserve) (?:it|that one|this one|them|\\d+|the (?:first|second|third|fourth|fifth|last))(?! .*\\b(?:cost|how much)\\b)",
  detail:
    "in stock|available|how many|how much|price|cost|costs|minimum|min order|moq|supplier|who (?:sells|makes|supplies)|rating|rated|reviews?|details?|tell me (?:more )?about|more (?:info|about|on)|describe|left",
  all: "them|all of them|these|those|both|the two",
  it: "it|that one|this one|\\d+ of (?:those|them|these)",
  about:
    "(?:(?:and|ok(?:ay)?|so|also|great|cool|nice|thanks|oh|btw|then|what about|how about),? )*(?:(?:what(?:'?s| is| are)|how(?:'?s| is| are)) )?(?:the |its |their )?(?:minimum(?: order)?(?: quantity| qty)?|min(?:imum)? order|moq|supplier|seller|price|cost|ratings?|reviews?|stock)(?: (?:on|of|for) (?:it|that|that one|this one))?(?: like| please)?|(?:(?:and|ok(?:ay)?|so|then) )*(?:how (?:many|much) (?:is|are|do (?:you|they) have)(?: there)?(?: left| in stock| available)*|how much(?: is it| does it cost)?|who (?:sells|makes|supplies) (?:it|that|this)|(?:what|how much) does it cost|(?:is it |still )?(?:in stock|available))",
  quantity:
    "(?:at|for|of|take|buy|get|want|need|order) {n}|{n} of|{n} (?:units|pieces|pcs|kg|cases|boxes|bags|bottles)",
  spaced: true,
};

const VIETNAMESE: FollowTable = {
  compare: typed("so sánh|khác (?:gì )?nhau|cái nào (?:rẻ|tốt|lợi|ngon) hơn|loại nào (?:rẻ|tốt|lợi|ngon) hơn|hơn nhau"),
  ranks: typed("hơn"),
  take: typed(
    "(?:thêm|bỏ|cho|lưu|đưa) .{1,40} (?:vào|vô) (?:giỏ(?: hàng)?|danh sách|list|yêu thích)(?: \\p{L}+)*|(?:đặt|mua|chốt)(?: giùm| giúp| hộ)?(?: \\d+)? (?:nó|cái (?:đó|này|đầu|thứ)|loại đó|món đó)",
  ),
  detail: typed(
    "còn hàng|còn không|có sẵn|còn (?:bao nhiêu|mấy)|(?:mức )?giá(?: cả)?|(?:hết |là )?bao nhiêu(?: tiền)?|(?:phải |cần )?(?:mua|đặt|lấy|nhập) (?:tối thiểu|ít nhất)|tối thiểu(?: (?:phải|cần))?(?: (?:mua|đặt|lấy|nhập))?|(?:của )?(?:nhà cung cấp|bên|công ty|hãng)(?: nào)?(?: (?:bán|cung cấp))?|(?:của )?ai (?:bán|cung cấp)|ai làm|(?:được )?đánh giá(?: (?:mấy sao|thế nào|ra sao|sao|tốt))?|mấy sao|chi tiết|nói (?:thêm|rõ)|hỏi thêm|thông tin",
  ),
  all: typed("chúng|tụi nó|mấy cái đó|hai cái đó|2 cái đó|cả hai|cả 2"),
  it: typed("nó|cái đó|cái này|loại đó|món đó"),
  quantity: typed("(?:lấy|mua|đặt|số lượng|cần) {n}"),
  spaced: true,
};

const CHINESE = inBothScripts<FollowTable>({
  compare: "对比|比较|比一?比|比一下|区别|差别|哪(?:个|款|种|一个)(?:更|比较)?(?:便宜|划算|好|合适|值)",
  ranks: "便宜|划算|更?好|合适|更?值",
  take: "(?:加|放|添加|存|保存|收藏)(?:到|进|入)?(?:我的?|你的?)?(?:购物)?(?:清单|车|列表|收藏夹?|心愿单)|收藏(?:它|这个|这款|第)|(?:下单|帮我买|帮我订|购买|订购)",
  detail:
    "多少钱|几块|价格|价钱|怎么卖|有货|库存|现货|还有吗|起订|起批|最少(?:要|得)?[买订]|供应商|谁家|哪家|哪个厂|评分|评价|详细|详情|介绍|具体|多贵|怎么样",
  all: "它们|他们|这几个|这些|那几个|这两个|那两个|两个|都",
  it: "它|这个|那个|这款|那款",
  about:
    "(?:(?:那|那么|然后|对了|还有|好的?)[,，]?)*(?:(?:评分|评价|口碑|供应商|厂家|卖家|价格|价钱|单价|库存|(?:最[小低少])?起订量?|起批量?|详情)(?:[是有的呢]|怎么样|咋样|如何|多少|[高好贵]不[高好贵]|[高好贵]吗|谁|哪家|什么|几|还剩?)*|(?:现在)?还?[有剩](?:没有?)?(?:现货|货|库存)(?:[吗么不]|没有?)?|还[有剩]多少(?:货|库存|件)?|多少钱(?:一[斤件箱袋瓶桶盒]|每[斤件箱袋瓶桶盒])?|怎么卖|(?:最少|起码)[要得]?(?:买|订|进)(?:多少|几[斤件箱袋瓶桶盒])|谁家?[卖供]的?)[啊呀呢吗]?",
  quantity:
    "(?:买|要|订|拿|来|进){n}(?:个|件|箱|包|袋|瓶|斤|公斤|份|盒|桶|条|块|支)?|(?<!第){n}(?:个|件|箱|包|袋|瓶|斤|公斤|份|盒)第",
  nth: "(?:第|头){n}(?:个|款|种|样|项)?",
  last: "最后(?:的|那|一)*(?:个|款|种|样)",
  again:
    "^(?:那|要是|如果|我)*(?:买|要|订|拿|来|进){n}(?:个|件|箱|包|袋|瓶|斤|公斤|份|盒|桶|条|块|支)(?:的话)?(?:呢|多少钱|什么价|怎么算|怎么卖)?[?？。\\s]*$",
  spaced: false,
});

const ABOUT_PRODUCT =
  "(?:在庫|最低(?:注文|発注|購入)?(?:数|数量|ロット|個数)?|最小(?:注文|発注|購入)?(?:数|数量|ロット)?|ロット|(?:仕入れ?先|サプライヤー|メーカー|販売元|売り手|出品者)|評価|評判|レビュー|口コミ|値段|価格|単価|詳細|詳しく|いくら|いくつ|何(?:個|本|袋|箱|キロ|kg))";

const JAPANESE: FollowTable = {
  compare:
    "比べ|くらべ|比較|違い|(?:方|ほう)は(?:どっち|どちら|どれ)|どっちが|どちらが|どれが(?:一番|いちばん)?(?:安|お得|いい)",
  ranks: "どっち|どちら|どれ",
  take: "(?:リスト|カート|かご|カゴ|お気に入り|ほしい物)(?:に|へ)(?:も)?(?:追加|入れ|加え|登録|保存)|(?:注文|購入|発注|予約)(?:して|したい|お願い|する)|買って",
  detail:
    "いくら|値段|価格|在庫|残って|残り|最低(?:で|でも)?(?:購入|注文|発注|ロット|何個|何本|何枚|いくつ|何)|何(?:個|本|枚|袋|箱)(?:から|以上)(?:買|注文|頼|購入)|最小|ロット|仕入れ先|仕入先|サプライヤー|どこの(?:会社|メーカー)|メーカー|評価|レビュー|口コミ|詳し|詳細|どんな(?:の|やつ|商品)",
  all: "(?:安い|高い|いい|お得な)(?:方|ほう)は(?:どっち|どちら|どれ)|^(?:どっち|どちら|どれ)(?:の(?:ほう|方))?が|それら|これら|全部|両方|ふたつ|二つ|2つ|この中",
  it: "それ|これ|そっち|さっきの",
  quantity:
    "{n}(?:個|枚|缶|束|瓶|ダース|点|台|袋|箱|本|ケース|キロ|kg|パック|セット)(?:だと|なら|で|買|頼|注文|ほし|欲し)",
  first: { 最初: 1, いちばん上: 1, 一番上: 1 },
  about: `(?:(?:じゃあ?|では|で|ちなみに|あと|それで|ねえ)[、,]?)?(?:${ABOUT_PRODUCT})(?:[はもがってを、]*(?:${ABOUT_PRODUCT}))*(?:[はもがってを、]|(?:あ|残って(?:い)?|いくつ|どれ(?:くらい|ぐらい)|どの(?:くらい|ぐらい)|どこ|どう|何|なに|なん|いくら|高い|いい|良い|教えて|見せて|知りたい|から|ください|くれる|ます|ますか|る|です|なの|なん|か|の|かな|ね|あります|注文|発注|できる|でき|買え|頼め|まで|必要|たら))*`,
  nth: "(?<![\\d一二三四五]){n}(?:番目?|つ目|つめ|個目|件目|の)",
  last: "(?:最後|いちばん下|一番下)の",
  spaced: false,
};

interface CountingTable extends FollowTable {
  readonly firstOf: string;
  readonly numbers: Readonly<Record<string, number>>;
}

const TABLES: Readonly<Record<string, FollowTable>> = {
  en: ENGLISH,
  vi: VIETNAMESE,
  zh: CHINESE,
  ja: JAPANESE,
  de: GERMAN_FOLLOW,
  fr: FRENCH_FOLLOW,
  es: SPANISH_FOLLOW,
  it: ITALIAN_FOLLOW,
  pt: PORTUGUESE_PRODUCT_FOLLOW,
  ru: RUSSIAN_PRODUCT_FOLLOW,
  ko: KOREAN_FOLLOW,
};

/** A language's words, with how it counts. */
function tableFor(language: string): CountingTable | null {
  const [table, counts] = [TABLES[language.split("-")[0] ?? "en"], countsFor(language)];
  if (table === undefined || counts === undefined) return null;
  return { ...table, firstOf: counts.firstOf, numbers: { ...counts.numbers, ...table.first } };
}

/** Where words have no spaces between them, only digits and the numbers of the table are numbers. */
const numberOf = ({ spaced, numbers }: CountingTable, name = "n") =>
  `(?<${name}>\\d{1,6}|${spaced ? "\\p{L}+" : Object.keys(numbers).join("|")})`;

function numbersIn(text: string, source: string, table: CountingTable): number[] {
  const counted = source.replaceAll(/\{(n2?)\}/gu, (_, name: string) => numberOf(table, name));
  const matches = text.matchAll(whole(counted, table.spaced));
  return [...matches].flatMap(({ groups }) => {
    const said = (groups?.["n"] ?? groups?.["n2"] ?? "").toLowerCase();
    const value = table.numbers[said] ?? Number(said);
    return Number.isInteger(value) && value > 0 ? [value] : [];
  });
}

/** Which ones a text means by their places, in the order in which it names them; -1 is the last one. */
function placesIn(text: string, table: CountingTable, nth: readonly string[]): number[] {
  const at = (source: string) => whole(source, table.spaced).exec(text)?.index ?? -1;
  if (table.nth === undefined)
    return nth
      .map((source, index) => ({ place: index === nth.length - 1 ? -1 : index + 1, at: at(source) }))
      .filter((each) => each.at !== -1)
      .toSorted((one, other) => one.at - other.at)
      .map(({ place }) => place);
  return [...numbersIn(text, table.nth, table), ...(table.last !== undefined && at(table.last) !== -1 ? [-1] : [])];
}

/** "The second one", and nothing besides. */
function isOnePlace(text: string, table: CountingTable, language: string): boolean {
  const orders = orderTableFor(language);
  if (orders === null || orders.nth === undefined || placesIn(text, table, orders.nth).length !== 1) return false;
  const places = [
    ...(table.nth === undefined ? orders.nth : [table.nth.replaceAll("{n}", numberOf(table))]),
    table.last,
  ];
  const rest = text.replaceAll(whole(places.filter((each) => each !== undefined).join("|"), table.spaced), " ");
  return isAround(rest.replaceAll(/[?？!！.。]/gu, " ").trim(), orders);
}

/** Whether a text asks for a detail, or which one is cheaper, and says nothing besides. */
function saysNoMore(
  text: string,
  table: CountingTable,
  { asks, isRanked, language }: Pick<ProductFollow, "asks" | "isRanked"> & { readonly language: string },
): boolean {
  const orders = orderTableFor(language);
  if (orders === null || asks === "take" || (asks === "compare" && !isRanked)) return false;
  if (asks === "detail" && new RegExp(`^(?:${table.about ?? "(?!)"})[\\s?？!！。.]*$`, "iu").test(text)) return true;
  const words = asks === "compare" ? `${table.compare}|${table.ranks}` : table.detail;
  return isAround(text.replaceAll(whole(words, table.spaced), " "), orders);
}

/** What a text asks about products that were found before; null if it asks nothing about them, or doesn't say which. */
export function readProductFollow(said: string, { language }: Pick<Reading, "language">): ProductFollow | null {
  const table = tableFor(language);
  const nth = orderTableFor(language)?.nth ?? [];
  if (table === null) return null;
  const text = readable(said);
  const has = (source: string) => whole(source, table.spaced).test(text);
  const [pieces] = table.again === undefined ? [] : numbersIn(text, table.again, table);
  if (pieces !== undefined)
    return { asks: "detail", picks: [], isIt: true, isRanked: false, isUnnamed: false, quantity: pieces };
  const asks = has(table.take)
    ? "take"
    : has(table.compare)
      ? "compare"
      : has(table.detail) || isOnePlace(text, table, language)
        ? "detail"
        : null;
  if (asks === null) return null;
  // "20 cái đầu tiên" can't be places.
  const [counted = 0] = numbersIn(text, table.firstOf, table);
  const isAmount = counted >= nth.length;
  const picks =
    counted === 0
      ? placesIn(text, table, nth)
      : isAmount
        ? [1]
        : Array.from({ length: counted }, (_, index) => index + 1);
  const isIt = has(table.it);
  const isRanked = has(table.ranks);
  const isUnnamed = picks.length === 0 && !isIt && saysNoMore(text, table, { asks, isRanked, language });
  const isAll = asks === "compare" && (has(table.all) || isUnnamed);
  const quantity = isAmount ? counted : (numbersIn(text, table.quantity, table)[0] ?? null);
  // "How much for 100?"
  const isOne = asks === "detail" && (quantity !== null || isUnnamed);
  const isSpokenOf = isIt || (picks.length === 0 && isOne);
  if (picks.length === 0 && !isSpokenOf && !isAll) return null;
  return { asks, picks, isRanked, isIt: isSpokenOf && !isAll, isUnnamed, quantity };
}
