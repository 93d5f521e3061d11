/** Traditional characters in words that say something about time, and the simplified ones after them. */
const PAIRS =
  "點点時时鐘钟鍾钟個个兩两後后週周禮礼號号從从開开聖圣誕诞節节國国慶庆勞劳動动兒儿婦妇這这還还過过農农曆历陰阴舊旧臘腊陽阳" +
  "間间淩凌裡里裏里晝昼聽听續续終终結结會会議议樓楼線线門门廳厅車车員员機机櫃柜碼码館馆選选類类總总課课畢毕業业學学場场飛飞" +
  "請请幫帮給给說说談谈買买見见電电話话師师醫医經经與与幾几離离計计賽赛島岛單单擊击讚赞評评範范題题簽签訂订頭头別别麼么夠够";

const SIMPLIFIED = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [PAIRS[2 * index], PAIRS[2 * index + 1]]),
);

/** With the simplified characters of words about time. Keeps the length. */
export const simplified = (text: string): string =>
  text.replaceAll(/[\u4e00-\u9fff]/g, (character) => SIMPLIFIED.get(character) ?? character);
