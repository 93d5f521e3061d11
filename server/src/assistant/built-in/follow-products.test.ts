import { describe, expect, it } from "@jest/globals";
import { COFFEE, fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";

/** One, which is dear; Two, which is cheaper from 20 on; and Three, which is the cheapest. */
const PRODUCTS = [
  { ...COFFEE, id: "p-1", name: "One" },
  {
    ...COFFEE,
    id: "p-2",
    name: "Two",
    priceTiers: [
      { from: 1, unitPrice: 1_200 },
      { from: 20, unitPrice: 1_100 },
    ],
  },
  { ...COFFEE, id: "p-3", name: "Three", priceTiers: [{ from: 1, unitPrice: 900 }] },
];

const conversation = (language: string) => talk(fakePorts(PRODUCTS), { person: { ...requestOf({}).person, language } });

const FOUND = { en: "find coffee", vi: "tìm cà phê", "zh-CN": "找咖啡", ja: "コーヒーを探して" };

/** What's said about coffee that was found. */
async function followed(language: keyof typeof FOUND, text: string) {
  const say = conversation(language);
  await say(FOUND[language]);
  return say(text);
}

const told = (text: string) => [...text.matchAll(/\*\*(\w+)\*\*/gu)].map(([, name]) => name);

describe("products that were found", () => {
  it.each([
    ["en", "compare the first and the third", ["One", "Three"]],
    ["en", "compare the third and the first", ["Three", "One"]],
    ["vi", "so sánh cái đầu tiên và cái thứ ba", ["One", "Three"]],
    ["zh-CN", "比较第一个和第三个", ["One", "Three"]],
    ["ja", "1番目と3番目を比べて", ["One", "Three"]],
    ["en", "which of the first two is cheaper?", ["Two", "One"]],
    ["en", "compare them", ["Three", "Two", "One"]],
  ] as const)("are compared in the order that's asked for: %s, %s", async (language, text, names) => {
    expect(told((await followed(language, text)).text)).toEqual(names);
  });

  it.each([
    ["en", "how much would 20 of the second cost?", "20 cost €220.00."],
    ["en", "how much is it for 3 of the second?", "3 cost €36.00. The minimum order is 5."],
    ["vi", "20 cái đầu tiên hết bao nhiêu tiền", "20 giá 290,00 €."],
    ["zh-CN", "第二个买20个要多少钱", "20 件共 €220.00。"],
    ["ja", "2番目のを20個だといくら？", "20 で合計 €220.00 です。"],
  ] as const)("cost what so many do: %s, %s", async (language, text, total) => {
    expect((await followed(language, text)).text.replaceAll("\u00a0", " ")).toMatch(new RegExp(`\\n\\n${total}$`, "u"));
  });

  it.each([
    ["en", "how much would 20 of the second cost?", "20 cost €220.00. The minimum order is 24. Only 12 are in stock."],
    ["zh-CN", "第二个买20个要多少钱", "20 件共 €220.00。最低起订量为 24。库存只有 12。"],
    ["ja", "2番目のを20個だといくら？", "20 で合計 €220.00 です。最低注文数は24です。在庫は12だけです。"],
  ] as const)("can't be ordered in any amount, which is said: %s, %s", async (language, text, total) => {
    const few = PRODUCTS.map((each) => ({ ...each, stock: 12, minimumOrderQuantity: 24 }));
    const say = talk(fakePorts(few), { person: { ...requestOf({}).person, language } });
    await say(FOUND[language]);
    expect((await say(text)).text.replaceAll("\u00a0", " ")).toContain(total);
  });

  it.each([
    ["en", "add it to my list", "no lists, carts or orders"],
    ["en", "buy the first one", "no lists, carts or orders"],
    ["en", "put the second in my cart", "no lists, carts or orders"],
    ["vi", "thêm nó vào danh sách", "không có danh sách, giỏ hàng hay đặt hàng"],
    ["zh-CN", "把它加到我的清单", "没有清单、购物车和下单功能"],
    ["ja", "それをリストに追加して", "リストやカート、注文の機能がありません"],
  ] as const)("can't be put into lists or ordered, which is said: %s, %s", async (language, text, says) => {
    expect((await followed(language, text)).text).toContain(says);
  });
});
