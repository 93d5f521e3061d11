import { describe, expect, it } from "@jest/globals";
import { readProductFollow } from "./product-follow.ts";

const asked = (language: string, text: string) => {
  const follow = readProductFollow(text, { language });
  return follow === null
    ? null
    : [follow.asks, follow.picks.join(), follow.isIt ? "it" : "", follow.quantity ?? ""].filter(Boolean).join(" ");
};

describe("a question about products that were found", () => {
  it.each([
    ["en", "compare the first two", "compare 1,2"],
    ["en", "compare it with the third", "compare 3 it"],
    ["en", "which of the first two is cheaper at 50?", "compare 1,2 50"],
    ["en", "is it in stock?", "detail it"],
    ["en", "tell me more about the last one", "detail -1"],
    ["en", "compare them", "compare"],
    ["en", "compare the third and the first", "compare 3,1"],
    ["en", "how much would 20 of the first cost?", "detail 1 20"],
    ["en", "order 20 of the second", "take 2 20"],
    ["en", "put the second in my cart", "take 2"],
    ["vi", "so sánh cái thứ ba và cái đầu tiên", "compare 3,1"],
    ["es", "compara los dos primeros", "compare 1,2"],
    ["es", "cuál es el pedido minimo del segundo?", "detail 2"],
    ["es", "quién es el proveedor?", "detail it"],
    ["es", "pon el primero en el carrito", "take 1"],
    ["it", "confronta i primi due", "compare 1,2"],
    ["it", "qual è più economico, il terzo o il primo?", "compare 3,1"],
    ["it", "quanto costa il secondo?", "detail 2"],
    ["it", "ordina il primo", "take 1"],
    ["vi", "20 cái đầu tiên hết bao nhiêu tiền", "detail 1 20"],
    ["zh-CN", "20个第一个多少钱", "detail 1 20"],
    ["zh-CN", "第三个和第一个比一下", "compare 3,1"],
    ["ja", "３番目と１番目を比べて", "compare 3,1"],
    ["vi", "2 cái đầu lấy 50 chai thì cái nào rẻ hơn", "compare 1,2 50"],
    ["vi", "so sánh nó với cái thứ ba", "compare 3 it"],
    ["zh-CN", "第二个多少钱", "detail 2"],
    ["zh-CN", "头一个多少钱", "detail 1"],
    ["zh-CN", "拿200袋呢", "detail it 200"],
    ["zh-TW", "第一個和第三個比一下", "compare 1,3"],
    ["zh-CN", "前两个买20个哪个便宜", "compare 1,2 20"],
    ["ja", "2番目のいくら？", "detail 2"],
    ["ja", "最低いくつから注文できますか", "detail it"],
    ["ja", "安い方はどっち？", "compare"],
    ["ja", "１番目と３番目を比べて", "compare 1,3"],
    ["ja", "最後のって在庫ある？", "detail -1"],
    ["de", "vergleich mal die ersten beiden", "compare 1,2"],
    ["de", "wie hoch ist die Mindestbestellmenge beim zweiten?", "detail 2"],
    ["de", "was kostet der zweite?", "detail 2"],
    ["de", "wie viel ist davon noch da?", "detail it"],
    ["de", "wer verkauft das", "detail it"],
    ["de", "leg den zweiten in den warenkorb", "take 2"],
    ["fr", "compare les deux premiers", "compare 1,2"],
    ["fr", "il reste du stock pour le premier ?", "detail 1"],
    ["fr", "combien coûte le deuxième ?", "detail 2"],
    ["fr", "il en reste combien ?", "detail it"],
    ["fr", "mets le deuxième dans mon panier", "take 2"],
    ["vi", "cai thu hai con hang khong", "detail 2"],
    ["pt", "compara os dois primeiros", "compare 1,2"],
    ["pt", "qual o pedido mínimo do terceiro?", "detail 3"],
    ["pt", "quem é o fornecedor?", "detail it"],
    ["ru", "сравни первые два", "compare 1,2"],
    ["ru", "а у второго какой минимальный заказ?", "detail 2"],
    ["ru", "сколько стоит последний?", "detail -1"],
    ["ko", "1번이랑 2번 비교해줘", "compare 1,2"],
    ["ko", "두 번째랑 세 번째 뭐가 더 싸?", "compare 2,3"],
    ["ko", "두번째꺼 얼마야?", "detail 2"],
    ["ko", "최소 주문 수량은?", "detail it"],
    ["ko", "그거 10개면 얼마야?", "detail it 10"],
    ["ko", "2번 장바구니에 담아줘", "take 2"],
  ])("is read in %s: %s", (language, text, meaning) => expect(asked(language, text)).toBe(meaning));

  it.each([
    ["en", "find olive oil in stock"],
    ["en", "lunch with the second team at 12"],
    ["en", "what's the weather like?"],
    ["vi", "tìm dầu ô liu còn hàng"],
    ["zh-CN", "第二季度评审会周五下午三点"],
    ["ja", "第2会議室の値段"],
    ["ko", "재고 있는 올리브유 찾아줘"],
    ["ko", "내일 3시 가격 회의"],
  ])("isn't seen where there's none, in %s: %s", (language, text) => expect(asked(language, text)).toBeNull());
});
