import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { understand } from "../understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-18T10:00[Europe/Berlin]");
const asked = (text: string, language: string) => understand(text, { now, language });

describe("questions", () => {
  it.each([
    ["de", "mein Kalender"],
    ["es", "mi calendario"],
    ["fr", "mon calendrier"],
    ["fr", "mes rendez-vous"],
    ["it", "i miei appuntamenti"],
    ["ja", "カレンダー"],
    ["ko", "캘린더"],
    ["pt", "meus compromissos"],
    ["ru", "мой календарь"],
  ])("that only name the calendar are about all that's coming: %s, %s", (language, text) => {
    expect(asked(text, language)).toMatchObject({ kind: "calendar.list", words: "", period: { called: "upcoming" } });
  });

  it.each([
    ["de", "Kalender für morgen"],
    ["es", "eventos de mañana"],
    ["ru", "расписание на завтра"],
    ["vi", "sự kiện ngày mai"],
    ["zh-CN", "明天的日程"],
  ])("about a day search for nothing else: %s, %s", (language, text) => {
    const intent = asked(text, language);
    expect(intent).toMatchObject({ kind: "calendar.list", words: "", period: { called: "day" } });
    expect(intent.kind === "calendar.list" && intent.period.from.toString()).toBe("2026-11-19");
  });

  it.each([
    ["es", "oye, qué tengo mañana?"],
    ["it", "cos'ho domani?"],
    ["it", "che impegni ho domani?"],
  ])("about a day may be in everyday words: %s, %s", (language, text) => {
    expect(asked(text, language)).toMatchObject({ kind: "calendar.list", words: "", period: { called: "day" } });
  });

  it.each([
    ["es", "oye qué hora es", "time"],
    ["es", "a cuánto estamos hoy?", "date"],
    ["it", "scusa, che ore sono?", "time"],
    ["it", "che giorno è oggi?", "date"],
  ])("about the clock: %s, %s", (language, text, of) => expect(asked(text, language)).toEqual({ kind: "clock", of }));

  it.each([
    ["es", "qué día cae el 25 de diciembre?"],
    ["it", "che giorno cade il 25 dicembre?"],
  ])("about the date of a day: %s, %s", (language, text) =>
    expect(asked(text, language)).toMatchObject({
      kind: "clock",
      of: "date",
      day: Temporal.PlainDate.from("2026-12-25"),
    }),
  );

  it.each([
    ["de", "kaufe Kaffee", "Kaffee"],
    ["de", "Lieferant für Tassen", "Tassen"],
    ["fr", "montre-moi des tasses", "tasses"],
    ["zh-CN", "买茶", "茶"],
    ["ko", "올리브유는 얼마야?", "올리브유"],
    ["ko", "고양이 사료 찾아줘", "고양이 사료"],
  ])("about products search for what they name: %s, %s", (language, text, q) => {
    expect(asked(text, language)).toMatchObject({ kind: "products", q });
  });

  it.each([
    ["en", "Is my afternoon free?"],
    ["de", "Ist mein Nachmittag frei?"],
    ["de", "Habe ich heute Nachmittag Zeit?"],
    ["es", "¿Tengo libre la tarde?"],
    ["es", "¿Estoy libre esta tarde?"],
    ["fr", "Mon après-midi est-il libre ?"],
    ["fr", "Suis-je libre cet après-midi ?"],
    ["it", "Ho il pomeriggio libero?"],
    ["ja", "午後空いてる？"],
    ["ko", "오후에 시간 있어?"],
    ["pt", "Minha tarde está livre?"],
    ["ru", "Я свободен днём?"],
    ["vi", "buổi chiều có rảnh không?"],
    ["zh-CN", "下午有空吗？"],
    ["zh-TW", "下午有空嗎？"],
  ])("whether the afternoon is free are about that of today: %s, %s", (language, text) => {
    const intent = asked(text, language);
    expect(intent.kind === "calendar.free" && `${intent.from.toString()} ${intent.to.toString()}`).toBe(
      "2026-11-18T12:00:00 2026-11-18T18:00:00",
    );
  });

  it("about a part of the day that's over today are about that of tomorrow", () => {
    expect(understand("Ist mein Vormittag frei?", { now: now.add({ hours: 3 }), language: "de" })).toMatchObject({
      kind: "calendar.free",
      from: { day: 19, hour: 6 },
    });
  });

  it("about what's on in a part of the day are about today", () => {
    expect(asked("¿Qué tengo esta tarde?", "es")).toMatchObject({
      kind: "calendar.list",
      words: "",
      period: { called: "day", from: { day: 18 } },
    });
  });

  it.each([
    ["de", "Habt ihr grünen Tee?", "grünen Tee"],
    ["de", "Olivenöl suchen", "Olivenöl"],
    ["es", "¿tienen arroz?", "arroz"],
    ["fr", "avez-vous de l'huile d'olive ?", "huile d'olive"],
    ["it", "c'è della carta igienica?", "carta igienica"],
    ["ja", "緑茶ありますか", "緑茶"],
    ["ja", "コーヒー豆の値段教えて", "コーヒー豆"],
    ["ja", "20ドル以下のジャスミンライスある?", "ジャスミンライス"],
    ["ko", "쌀 있어?", "쌀"],
    ["pt", "tem papel higiênico?", "papel higiênico"],
    ["ru", "есть ли рис?", "рис"],
    ["vi", "có bán gạo không?", "gạo"],
    ["zh-CN", "有没有大米", "大米"],
  ])("whether there's something that the marketplace may have are searches: %s, %s", (language, text, q) => {
    expect(asked(text, language)).toMatchObject({ kind: "products", q });
  });

  it.each([
    ["tìm dầu ô liu giá dưới 300 nghìn nha", { q: "dầu ô liu", minPrice: null, maxPrice: 30_000_000 }],
    ["tìm gạo từ 100 đến 200k", { q: "gạo", minPrice: 10_000_000, maxPrice: 20_000_000 }],
    ["tim ca phe duoi 1,5 trieu", { q: "ca phe", minPrice: null, maxPrice: 150_000_000 }],
    ["tìm khăn dưới 20 euro", { q: "khăn", minPrice: null, maxPrice: 2_000 }],
    ["tìm khăn giá dưới 20", { q: "khăn", minPrice: null, maxPrice: 2_000 }],
    ["tìm gạo dưới 2 kg", { minPrice: null, maxPrice: null }],
  ])("tell prices in thousands and millions, too: %s", (text, found) =>
    expect(asked(text, "vi")).toMatchObject({ kind: "products", ...found }),
  );

  it.each([
    ["de", "Kaffee"],
    ["es", "café con Ana"],
    ["zh-CN", "茶会"],
  ])("are no searches without being asked, or about other things: %s, %s", (language, text) => {
    expect(asked(text, language).kind).not.toBe("products");
  });

  it.each([
    ["zh-CN", "明天是几号", "2026-11-19"],
    ["zh-CN", "24号星期几？", "2026-11-24"],
    ["ja", "24日は何曜日？", "2026-11-24"],
    ["vi", "ngày 24 là thứ mấy", "2026-11-24"],
    ["vi", "mai la ngay may", "2026-11-19"],
    ["de", "was für ein tag ist der 24. dezember", "2026-12-24"],
    ["fr", "le 24 décembre ça tombe quel jour", "2026-12-24"],
    ["pt", "que dia da semana cai 25 de dezembro?", "2026-12-25"],
    ["ru", "какой день недели 25 декабря?", "2026-12-25"],
  ])("about the date of a day ask for that: %s, %s", (language, text, day) => {
    const question = asked(text, language);
    expect(question).toMatchObject({ kind: "clock", of: "date" });
    expect((question as { day: Temporal.PlainDate }).day.toString()).toBe(day);
  });

  it.each(["前两个哪个划算", "第二个多少钱"])("about products of a list aren't searches: %s", (text) => {
    expect(asked(text, "zh-CN").kind).toBe("unknown");
  });

  it.each([
    ["zh-CN", "现在几点了", "time"],
    ["zh-CN", "今天星期几", "date"],
    ["ja", "今何時ですか", "time"],
    ["ja", "今日って何曜日だっけ", "date"],
    ["pt", "que horas sao agora", "time"],
    ["pt", "que dia é hoje?", "date"],
    ["ru", "который час?", "time"],
    ["ru", "какое сегодня число?", "date"],
  ])("about the clock are none about the calendar: %s, %s", (language, text, of) => {
    expect(asked(text, language)).toEqual({ kind: "clock", of });
  });

  it.each([
    ["es", "agenda reunión mañana a las 10:00", "Reunión"],
    ["vi", "cuộc hẹn với Lan ngày mai lúc 15h", "Cuộc hẹn với Lan"],
    ["zh-CN", "明天3点买菜", "买菜"],
  ])("aren't orders for new events with the same words: %s, %s", (language, text, title) => {
    expect(asked(text, language)).toMatchObject({ kind: "calendar.create", wish: { title } });
  });

  it.each([
    ["en", "cheap olive oil", "olive oil"],
    ["ja", "安いコーヒー豆", "コーヒー豆"],
    ["de", "billiges Olivenöl", "Olivenöl"],
    ["es", "aceite de oliva barato", "aceite de oliva"],
    ["it", "olio d'oliva economico", "olio d'oliva"],
    ["pt", "azeite barato", "azeite"],
    ["vi", "dầu ô liu rẻ", "dầu ô liu"],
    ["zh-CN", "便宜的橄榄油", "橄榄油"],
    ["ko", "저렴한 커피", "커피"],
    ["ru", "дешёвый кофе", "кофе"],
  ])("for cheap goods have the cheapest first: %s, %s", (language, text, q) => {
    expect(asked(text, language)).toMatchObject({ kind: "products", q, sort: "price-asc" });
  });

  it("don't take a word for the short name of an English day", () => {
    expect(asked("ajoute mon rendez-vous", "fr")).toEqual({
      kind: "calendar.create-when",
      title: "Rendez-vous",
      trouble: null,
    });
  });
});
