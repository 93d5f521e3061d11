/** Traditional characters in words of the tables, and the simplified ones after them. */
const PAIRS =
  "點点時时鐘钟鍾钟個个兩两後后週周禮礼號号從从開开聖圣誕诞節节國国慶庆勞劳動动兒儿婦妇這这還还過过農农曆历陰阴舊旧臘腊陽阳" +
  "間间淩凌裡里裏里晝昼聽听續续終终結结會会議议樓楼線线門门廳厅車车員员機机櫃柜碼码館馆選选類类總总課课畢毕業业學学場场飛飞" +
  "請请幫帮給给說说談谈買买見见電电話话師师醫医經经與与幾几離离計计賽赛島岛單单擊击讚赞評评範范題题簽签訂订頭头別别夠够" +
  "沒没麼么謝谢嗎吗刪删將将書书寫写錄录進进創创約约預预設设備备註注釋释標标稱称換换變变調调遲迟縮缩長长關关閉闭項项條条樣样該该應应復复銷销煩烦為为讓让對对錯错誤误發发視视頻频網网氣气溫温風风傘伞熱热報报東东無无問问記记憶忆" +
  "顯显內内飯饭邊边價价錢钱貴贵賣卖貨货級级薦荐購购種种較较優优實实劃划數数塊块歐欧僅仅務务組组體体檢检驗验試试習习練练訓训語语講讲讀读歡欢親亲媽妈囉啰嘍喽勞劳駕驾們们閒闲檔档當当決决確确認认繼继張张順顺隨随連连來来雙双專专" +
  "難难趕赶狀状態态園园產产幹干運运裝装臺台剛刚帶带滿满麗丽併并啟启據据慮虑幣币嘗尝鬧闹鬆松憂忧擔担擠挤隻只顆颗彙汇匯汇債债廣广廠厂雜杂鹽盐蘋苹雞鸡魚鱼麵面藥药餅饼絕绝謠谣誰谁營营達达訪访夢梦騙骗願愿鄰邻競竞爭争銀银違违術术輪轮綽绰規规則则";

const SIMPLIFIED = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [PAIRS[2 * index], PAIRS[2 * index + 1]]),
);

/** With the simplified characters of words about time. Keeps the length. */
export const simplified = (text: string): string =>
  text.replaceAll(/[\u4e00-\u9fff]/g, (character) => SIMPLIFIED.get(character) ?? character);

const TRADITIONAL = new Map<string, string>();
for (const [traditional = "", character = ""] of SIMPLIFIED)
  TRADITIONAL.set(character, `${TRADITIONAL.get(character) ?? ""}${traditional}`);

/** The source of a regular expression that's written in simplified characters, so that it finds traditional ones, too. */
function widened(source: string): string {
  let isClass = false;
  return source.replaceAll(/\\.|[[\]]|[\u4e00-\u9fff]/gu, (found) => {
    if (found === "[" || found === "]") isClass = found === "[";
    const others = TRADITIONAL.get(found);
    if (others === undefined) return found;
    return isClass ? `${found}${others}` : `[${found}${others}]`;
  });
}

/** Tables of sources of regular expressions, or those themselves, as they're read in both scripts. */
export function inBothScripts<T>(table: T): T {
  const read = (value: unknown): unknown => {
    if (typeof value === "string") return widened(value);
    if (value instanceof RegExp) return new RegExp(widened(value.source), value.flags);
    if (Array.isArray(value)) return value.map(read);
    return typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, read(each)]))
      : value;
  };
  return read(table) as T;
}
