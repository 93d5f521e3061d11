import { describe, expect, it } from "@jest/globals";
import { processorTime } from "../../testing/processor-time.ts";
import { subjectIn } from "./title.ts";

const told = (rest: string, language: string) => {
  const { title, place } = subjectIn(rest, language);
  return place === null ? title : `${title} (${place})`;
};

describe("the title of a new event", () => {
  it.each([
    ["en", "pls put a call with priya on my calendar for", "Call with priya"],
    ["en", "Can you schedule a lunch with Sam on", "Lunch with Sam"],
    ["en", "dinner with the Johnsons at Café Uno", "Dinner with the Johnsons (Café Uno)"],
    ["en", "dinner at Café Uno with the Johnsons", "Dinner with the Johnsons (Café Uno)"],
    ["en", "we've got parents evening", "Parents evening"],
    [
      "de",
      "hey kannst du mir mittagessen mit jana   im café kranz eintragen? danke",
      "Mittagessen mit jana (café kranz)",
    ],
    ["de", "ich hab   nen termin beim orthopäden", "Termin beim orthopäden"],
    ["de", "trag mal ein:   brunch bei mama", "Brunch bei mama"],
    ["de", "erinner mich   an den müll", "Müll"],
    ["fr", "coucou, tu peux me noter un déjeuner avec Inès   au Café Central stp", "Déjeuner avec Inès (Café Central)"],
    ["fr", "mets moi un rdv  : inventaire", "Inventaire"],
    ["fr", "rappelle moi   d'étendre le linge", "Étendre le linge"],
    ["en", "put movie night instead", "Movie night"],
    ["en", "bio midterm in Hall B", "Bio midterm (Hall B)"],
    ["en", "look at the plan", "Look at the plan"],
    ["en", "new years brunch", "New years brunch"],
    ["en", "remind me to book a table", "Book a table"],
    ["en", "set a reminder to put the bins out", "Put the bins out"],
    ["en", "jakes party is at Sky Zone", "Jakes party (Sky Zone)"],
    ["en", "kindly block of appraisal prep", "Appraisal prep"],
    ["en", "mom's birthday is on", "Mom's birthday"],
    ["en", "add an event", ""],
    ["en", "ok", ""],
    ["es", "necesito que me apuntes una reunión con Marta", "Reunión con Marta"],
    ["es", "tengo que llamar al casero", "Llamar al casero"],
    ["es", "he quedado con Javi en el bar Pepe", "Quedar con Javi (bar Pepe)"],
    ["it", "mi segni una cena con Giulia alla Trattoria Da Mario", "Cena con Giulia (Trattoria Da Mario)"],
    ["it", "avvisami di togliere la pizza dal forno", "Togliere la pizza dal forno"],
    ["vi", "ăn trưa với Lan nha", "Ăn trưa với Lan"],
    ["vi", "nhắc e   đổ rác với ạ", "Đổ rác"],
    ["vi", "đặt lịch họp với anh Tuấn , thôi", "Họp với anh Tuấn"],
    ["vi", "đón ngoại ở bến xe Miền Đông", "Đón ngoại (bến xe Miền Đông)"],
    ["vi", "hop voi khach o highlands", "Hop voi khach (highlands)"],
    ["vi", "gặp chú Đi", "Gặp chú Đi"],
    ["vi", "thêm lịch", ""],
    ["vi", "vậy đi", ""],
    ["zh-CN", "帮我约一下 跟王总打电话", "跟王总打电话"],
    ["zh-CN", "提醒我 倒垃圾", "倒垃圾"],
    ["zh-CN", "在海底捞和同事聚餐", "和同事聚餐 (海底捞)"],
    ["zh-CN", "在3号会议室评审方案吧", "评审方案 (3号会议室)"],
    ["zh-CN", "我 请假", "请假"],
    ["zh-CN", "看《明天会更好》", "看《明天会更好》"],
    ["zh-CN", "加个日程", ""],
    ["zh", "請幫我約一下 跟王總打電話", "跟王總打電話"],
    ["zh", "在三號會議室開會吧", "開會 (三號會議室)"],
    ["zh-CN", "那 吧", ""],
    ["ja", "、 健康診断入れといて", "健康診断"],
    ["ja", "企画会議を 入れて", "企画会議"],
    ["ja", "ゴミ出しを思い出させてください", "ゴミ出し"],
    ["ja", "、銀座で両親とディナー", "両親とディナー (銀座)"],
    ["ja", "「全部の予定を削除」って予定入れて", "全部の予定を削除"],
    ["ja", "予定入れて", ""],
    ["ja", "市民病院で眼科の検査がございます", "眼科の検査 (市民病院)"],
    ["ja", "ヨガ通うことにした", "ヨガ通う"],
    ["ja", "保険の人がうち来るらしいんよ、入れて", "保険の人がうち来る"],
    ["ja", "歯医者あるの忘れてた。入れて", "歯医者"],
    ["ja", "渋谷の鳥貴族でサークルの飲み会やるらしい、入れて", "サークルの飲み会 (渋谷の鳥貴族)"],
    ["ja", "友達の車でドライブ入れて", "友達の車でドライブ"],
    ["ja", "年末年始は実家に帰省するので入れて", "実家に帰省"],
    ["ja", "やっと健康診断の予約とれた。 、入れて", "健康診断"],
    ["ja", "オンライン英会話始めたんで登録して", "オンライン英会話"],
    ["ja", "健康診断 @市民病院", "健康診断 (市民病院)"],
    ["ja", "店閉めるんで、「年末年始休業」って入れて", "年末年始休業"],
    ["ja", "ジム行こっかな", "ジム"],
    ["ja", "資料作成の時間をブロックして", "資料作成"],
    ["ja", "会員登録", "会員登録"],
    ["ja", "祝日でお休み", "祝日でお休み"],
    ["ja", "牛乳買うの忘れないで", "牛乳買う"],
    ["pt", "oii marca pra mim um almoço com a Lia no Restaurante Sabor", "Almoço com a Lia (Restaurante Sabor)"],
    ["pt", "preciso levar o cachorro no veterinário", "Levar o cachorro no veterinário"],
    ["pt", "não me deixa esquecer de comprar pão", "Comprar pão"],
    ["ru", "поставь встречу с дизайнером в кафе Буше", "Встречу с дизайнером (кафе Буше)"],
    ["ru", "едем в Сочи", "Едем в Сочи"],
    ["ru", "приезжает поставщик овощей запиши плиз", "Приезжает поставщик овощей"],
    ["ja", "歯医者があるんだけど、 リマインドして", "歯医者"],
  ])("%s: %s", (language, rest, expected) => expect(told(rest, language)).toBe(expected));

  it.each(["en", "vi", "zh-CN", "ja", "pt", "ru"])("takes little time for long texts in %s", (language) => {
    for (const unit of [
      "ok ",
      "vậy ",
      "ạ ",
      "那",
      "吧",
      "、",
      "入れて",
      "a",
      " ",
      ". ",
      "at A ",
      "在",
      "por favor ",
      "um ",
      "пожалуйста ",
      "у меня ",
    ]) {
      const begun = processorTime();
      subjectIn(unit.repeat(2_000 / unit.length), language);
      expect(processorTime() - begun).toBeLessThan(600);
    }
  });
});
