import { describe, expect, it } from "@jest/globals";
import { readDialogue } from "../../dialogue/dialogue.ts";
import { fakePorts, requestOf } from "../../testing/scene.ts";
import { talk } from "../../testing/talk.ts";

/** 14:00 in Berlin, a Wednesday. */
const TWO = new Date("2026-11-18T13:00:00Z");

function conversation(language: string, sentAt = TWO) {
  const ports = fakePorts();
  const say = talk(ports, { sentAt, person: { ...requestOf({}).person, language } });
  return { ports, say: async (text: string) => (await say(text)).text };
}

describe("no interval, and no length", () => {
  it.each([
    ["en", "meeting every 0 days at 9am"],
    ["en", "meeting tomorrow at 3pm for 0 hours"],
    ["en", "meeting tomorrow at 3pm for 999999999 hours"],
    ["de", "Besprechung alle 0 Tage um 9"],
    ["es", "reunión cada 0 días a las 9"],
    ["fr", "réunion demain à 15h pendant 999999999 heures"],
    ["it", "riunione ogni 0 giorni alle 9"],
    ["pt", "reunião a cada 0 dias às 9"],
    ["ru", "встреча каждые 0 дней в 9"],
    ["ko", "0일마다 9시에 회의"],
    ["vi", "họp 0 ngày một lần lúc 9h"],
    ["zh-CN", "明天下午3点开会999999999小时"],
    ["ja", "0日ごとに9時に会議"],
  ])("is asked about in %s: %s", async (language, text) => {
    const ports = fakePorts();
    const say = talk(ports, { person: { ...requestOf({}).person, language } });
    const { dialogue } = await say(text);
    expect(ports.events).toEqual([]);
    expect(readDialogue(dialogue).question?.asks).toBe("when");
  });
});

describe("a day or a time that there isn't", () => {
  it.each([
    ["en", "Lunch with Bob on February 30", "There's no 30 February."],
    ["en", "Pay rent every year on 31 June", "There's no 31 June."],
    ["en", "meeting tomorrow at 25:00", 'There\'s no such time as "25:00".'],
    ["en", "meeting tomorrow at 13 pm", 'There\'s no such time as "13 pm".'],
    ["en", "party tomorrow at 10:75", 'There\'s no such time as "10:75".'],
    ["en", "meeting on 28 March 2027 at 2:30am", "2:30 AM doesn't exist that day."],
    ["de", "Zahnarzt am 30. Februar um 10 Uhr", "Den 30. Februar gibt es nicht."],
    ["de", "Termin morgen um 25 Uhr", "Die Uhrzeit „25 Uhr“ gibt es nicht."],
    ["es", "Dentista el 31 de junio a las 10", "El 31 de junio no existe."],
    ["es", "Reunión mañana a las 25:00", "La hora «25:00» no existe."],
    ["fr", "Dentiste le 30 février à 10h", "Le 30 février n’existe pas."],
    ["fr", "Réunion demain à 25h", "25h"],
    ["it", "Dentista il 30 febbraio alle 10", "Il 30 febbraio non esiste."],
    ["it", "Riunione domani alle 25", "L’ora «25» non esiste."],
    ["ja", "2月30日10時に歯医者", "2月30日は存在しません。"],
    ["ja", "明日30時に会議", "「30時」という時刻はありません。"],
    ["ko", "2월 30일 10시 치과", "2월 30일은 없는 날짜입니다."],
    ["ko", "내일 25시 회의", "25시"],
    ["pt", "Dentista em 30 de fevereiro às 10h", "O dia 30 de fevereiro não existe."],
    ["pt", "Reunião amanhã às 25h", "O horário “25h” não existe."],
    ["ru", "Стоматолог 31 июня в 10:00", "Даты 31 июня не существует."],
    ["ru", "Встреча завтра в 25:00", "Времени «25:00» не существует."],
    ["vi", "Khám răng ngày 30 tháng 2 lúc 10 giờ", "Không có ngày 30 tháng 2."],
    ["vi", "Họp ngày mai lúc 25h", "Không có giờ “25h”."],
    ["zh-CN", "2月30号10点看牙医", "2月30日不存在。"],
    ["zh-CN", "明天25点开会", "没有“25点”这个时间。"],
  ])("is named, and nothing is written: %s, %s", async (language, text, told) => {
    const { ports, say } = conversation(language);
    expect(await say(text)).toContain(told);
    expect(ports.events).toEqual([]);
  });

  it("is none where hours go on past midnight, in scores, or in what's put in quotes", async () => {
    const { ports, say } = conversation("ja");
    await say("明日25時に打ち合わせ");
    expect(ports.events).toMatchObject([{ start: "2026-11-20T00:00:00.000Z" }]);
    const english = conversation("en");
    expect(await english.say('Add "Review of 25:00" tomorrow at noon')).toContain("Done");
    expect(await english.say("the game ended 45:30")).not.toContain("no such time");
  });

  it("is named when something is to move there, too", async () => {
    const { ports, say } = conversation("en");
    await say("Lunch with Sam tomorrow at noon");
    const before = structuredClone(ports.events);
    expect(await say("move it to February 30")).toMatch(/^There's no 30 February\. When should I move/);
    expect(await say("move it to tomorrow at 25:00")).toMatch(/^There's no such time as "25:00"\. When should I move/);
    expect(ports.events).toEqual(before);
  });

  it.each([
    ["en", "lunch with Bo on february 31", "march then"],
    ["en", "lunch with Bo on february 31", "in march"],
    ["de", "Mittagessen mit Bo am 31. Februar", "dann März"],
    ["fr", "déjeuner avec Bo le 31 février", "mars alors"],
    ["es", "comida con Bo el 31 de febrero a las 12", "marzo"],
    ["it", "pranzo con Bo il 31 febbraio", "marzo"],
    ["zh-CN", "2月31日和小王吃午饭", "三月"],
    ["ja", "2月31日にランチ", "3月"],
  ])("is one of the month that an answer names: %s, %s, %s", async (language, order, month) => {
    const { ports, say } = conversation(language);
    await say(order);
    expect(ports.events).toEqual([]);
    await say(month);
    expect(ports.events.map(({ start }) => start.slice(0, 10))).toEqual(["2027-03-31"]);
  });

  it("is put right by an answer", async () => {
    const { ports, say } = conversation("en");
    await say("meeting tomorrow at 25:00");
    await say("at 3pm");
    expect(ports.events).toMatchObject([{ title: "Meeting", start: "2026-11-19T14:00:00.000Z" }]);
  });
});

describe("a time that's over", () => {
  it.each([
    ["en", "dentist today at 8", "Today at 8:00 AM is already over. Did you mean tomorrow at 8:00 AM?"],
    ["en", "meeting yesterday at 3", "Yesterday at 3:00 PM is already over. Did you mean today at 3:00 PM?"],
    ["de", "Zahnarzt heute um 8 Uhr", "Heute um 08:00 ist schon vorbei. Meinten Sie morgen um 08:00?"],
    ["es", "Reunión ayer a las 15", "Ayer a las 15:00 ya ha pasado. ¿Te refieres a hoy a las 15:00?"],
    ["fr", "Réunion hier à 15h", "Hier à 15:00, c’est déjà passé. Vouliez-vous dire aujourd’hui à 15:00 ?"],
    ["it", "Dentista oggi alle 8", "Oggi alle 08:00 è già passato. Intendevi domani alle 08:00?"],
    ["ja", "今日の8時に歯医者", "今日 8:00はもう過ぎています。明日 8:00のことですか？"],
    ["ko", "오늘 오전 8시 치과", "내일 오전 8:00"],
    ["pt", "Dentista hoje às 8h", "Hoje às 08:00 já passou. Você quis dizer amanhã às 08:00?"],
    ["ru", "Встреча вчера в 15:00", "Вы имели в виду сегодня в 15:00?"],
    ["vi", "Khám răng hôm nay lúc 8h sáng", "08:00 hôm nay đã qua rồi. Ý bạn là 08:00 ngày mai phải không?"],
    ["zh-CN", "今天早上8点看牙医", "今天 08:00已经过去了。您是指明天 08:00吗？"],
  ])("is named with when it could be instead: %s, %s", async (language, text, told) => {
    const { ports, say } = conversation(language);
    expect(await say(text)).toContain(told);
    expect(ports.events).toEqual([]);
  });

  it("is instead, with its length, after a yes", async () => {
    const { ports, say } = conversation("en");
    await say("dentist today from 8am to 8:30am");
    expect(await say("yes")).not.toContain("If you meant");
    expect(ports.events).toMatchObject([
      { title: "Dentist", start: "2026-11-19T07:00:00.000Z", end: "2026-11-19T07:30:00.000Z" },
    ]);
  });

  it("isn't after a no, nor after a yes to something else", async () => {
    const { ports, say } = conversation("en");
    await say("dentist today at 8");
    expect(await say("no")).toBe("OK. Everything stays as it is.");
    await say("dentist today at 8");
    await say("what can you do?");
    await say("yes");
    expect(ports.events).toEqual([]);
  });

  it("that's only told in passing asks for nothing", async () => {
    const { say } = conversation("en");
    expect(await say("we had lunch with the whole team yesterday at 12")).not.toContain("over");
  });
});

describe("an hour without its half of the day", () => {
  it.each([
    ["en", "yoga tomorrow at 9", "I took that as 9:00 AM. If you meant 9:00 PM, just tell me."],
    ["en", "gym tomorrow at 5", "I took that as 5:00 PM. If you meant 5:00 AM, just tell me."],
    ["en", "dentist tomorrow at 8", "I took that as 8:00 AM. If you meant 8:00 PM, just tell me."],
    ["de", "Yoga morgen um 5", "Ich habe 17:00 angenommen. Falls Sie 05:00 meinten, sagen Sie es mir einfach."],
  ])("that could be either is told: %s, %s", async (language, text, told) => {
    expect(await conversation(language).say(text)).toContain(told);
  });

  it.each([
    "dinner tomorrow at 7",
    "meeting tomorrow at 3",
    "lunch tomorrow at 11",
    "yoga tomorrow at 9am",
    "call at 21:00",
  ])("that's obvious isn't: %s", async (text) => {
    expect(await conversation("en").say(text)).toMatch(/^Done\.(?!.*If you meant)/);
  });

  it("that nobody can guess is asked for, with both", async () => {
    expect(await conversation("en").say("jazz tomorrow at 7")).toBe("7:00 AM or 7:00 PM?");
    expect(await conversation("fr").say("yoga demain à 7h")).toBe("À 07:00 ou à 19:00 ?");
  });
});

describe("a new series", () => {
  it.each([
    ["en", "standup every weekday except Friday at 9", "every weekday except Friday."],
    ["en", "yoga every day except Sunday at 6pm", "every day except Sunday."],
    ["en", "run every day except 24 December at 7am", "every day except Thursday 24 December."],
    ["de", "Standup jeden Werktag außer Freitag um 9 Uhr", "jeden Werktag außer Freitag."],
    ["vi", "chạy bộ mỗi ngày trừ 24 tháng 12 lúc 7h sáng", "hằng ngày, trừ Thứ Năm, 24 tháng 12."],
    ["zh-CN", "除了12月24日每天早上7点跑步", "每天（12月24日星期四除外）。"],
  ])("is told with the days that it's without: %s, %s", async (language, text, told) => {
    expect(await conversation(language).say(text)).toContain(told);
  });
});

describe("what was done last", () => {
  it("is meant by both, whatever was said before of one", async () => {
    const { ports, say } = conversation("en");
    await say("lunch with Sam tomorrow at noon");
    await say("dentist on Friday at 9am");
    const asked = await say("cancel both");
    expect(asked).toContain("Lunch with Sam");
    expect(asked).toContain("Dentist");
    expect(ports.events).toHaveLength(2);
    await say("yes");
    expect(ports.events).toEqual([]);
  });

  it("is asked about where only one thing was", async () => {
    const { ports, say } = conversation("en");
    await say("lunch with Sam tomorrow at noon");
    expect(await say("cancel that")).toMatch(/^Should I delete \*\*Lunch with Sam\*\*/);
    expect(ports.events).toHaveLength(1);
  });
});

describe("a time alone, after one event was added", () => {
  const TEN = new Date("2026-11-18T09:00:00Z");

  it.each([
    ["en", "lunch with Kim tomorrow", "at 1"],
    ["vi", "mai ăn trưa với bà", "1h"],
    ["zh-CN", "明天和奶奶吃午饭", "一点"],
    ["ja", "明日ランチ", "13時"],
    ["de", "Mittagessen mit Oma morgen", "um eins"],
    ["es", "Comida con la abuela mañana a las 12", "a la una"],
    ["fr", "déjeuner avec mamie demain", "à 13h"],
    ["it", "pranzo con la nonna domani", "all'una"],
    ["pt", "almoço com a vovó amanhã", "às 13h"],
    ["ru", "обед с бабушкой завтра", "в час"],
    ["ko", "내일 할머니랑 점심", "1시에"],
  ])("is when that is: %s, %s, %s", async (language, order, time) => {
    const { ports, say } = conversation(language, TEN);
    await say(order);
    await say(time);
    expect(ports.events).toMatchObject([{ start: "2026-11-19T12:00:00.000Z" }]);
  });

  it("isn't, after something else, of a series, or of several", async () => {
    const { ports, say } = conversation("en", TEN);
    await say("lunch with Kim tomorrow");
    await say("thanks");
    await say("at 1");
    await say("gym every monday at 7am");
    await say("at 8am");
    await say("dentist friday at 9am, tennis saturday at 10am");
    await say("at 11");
    expect(ports.events.map(({ start }) => start.slice(11, 16))).toEqual(["11:00", "06:00", "08:00", "09:00"]);
  });
});

describe("an order to be reminded after what it's about", () => {
  it.each([
    ["en", "take pizza out of the oven in 45 minutes, remind me", "Take pizza out of the oven"],
    ["de", "In einer Dreiviertelstunde Pizza aus dem Ofen holen, erinner mich", "Pizza aus dem Ofen holen"],
    ["ja", "45分後にピザを出す、リマインドして", "ピザを出す"],
    ["zh-CN", "45分钟后把披萨拿出来，提醒我", "把披萨拿出来"],
    ["fr", "sortir la pizza dans 45 minutes, rappelle-moi", "Sortir la pizza"],
    ["es", "sacar la pizza en 45 minutos, recuérdamelo", "Sacar la pizza"],
    ["it", "tirare fuori la pizza tra 45 minuti, ricordamelo", "Tirare fuori la pizza"],
    ["ru", "вынуть пиццу через 45 минут, напомни", "Вынуть пиццу"],
  ])("is no part of its title: %s, %s", async (language, text, title) => {
    const { ports, say } = conversation(language, new Date("2026-11-18T09:00:00Z"));
    await say(text);
    expect(ports.events).toMatchObject([{ title, start: "2026-11-18T09:45:00.000Z", reminders: [0] }]);
  });
});

describe("noon alone as the answer to when something is", () => {
  const TEN = new Date("2026-11-18T09:00:00Z");

  it.each([
    ["zh-CN", "明天看牙医", "中午", "2026-11-19T11:00:00.000Z"],
    ["zh-CN", "添加一个会议", "中午吧", "2026-11-18T11:00:00.000Z"],
    ["zh-CN", "添加一个会议", "明天中午", "2026-11-19T11:00:00.000Z"],
    ["ja", "明日歯医者", "お昼", "2026-11-19T11:00:00.000Z"],
    ["ja", "会議を追加して", "お昼です", "2026-11-18T11:00:00.000Z"],
    ["vi", "thêm lịch họp", "trưa mai", "2026-11-19T11:00:00.000Z"],
    ["vi", "thêm lịch họp", "trưa nha", "2026-11-18T11:00:00.000Z"],
    ["en", "add a meeting", "noon", "2026-11-18T11:00:00.000Z"],
  ])("is 12:00: %s, %s, %s", async (language, order, noon, start) => {
    const { ports, say } = conversation(language, TEN);
    await say(order);
    expect(ports.events).toEqual([]);
    await say(noon);
    expect(ports.events).toMatchObject([{ start }]);
  });

  it.each([
    ["zh-CN", "明天18点瑜伽", "把瑜伽改到中午"],
    ["ja", "明日18時にヨガ", "ヨガをお昼に変更して"],
    ["vi", "yoga 18h ngày mai", "dời yoga sang trưa"],
  ])("is where something is moved, too: %s, %s, %s", async (language, order, move) => {
    const { ports, say } = conversation(language, TEN);
    await say(order);
    await say(move);
    expect(ports.events).toMatchObject([{ start: "2026-11-19T11:00:00.000Z" }]);
  });

  it("leaves an hour that's said beside it", async () => {
    const { ports, say } = conversation("zh-CN", TEN);
    await say("明天18点瑜伽");
    await say("把瑜伽改到中午一点");
    expect(ports.events).toMatchObject([{ start: "2026-11-19T12:00:00.000Z" }]);
  });
});

describe("a question about a new event that's open", () => {
  const TEN = new Date("2026-11-18T09:00:00Z");

  it.each([
    ["en", "add a meeting", "do I have a meeting tomorrow?", "tomorrow at 3pm"],
    ["vi", "thêm lịch họp", "ngày mai mình có họp gì không", "3h chiều mai"],
    ["vi", "thêm lịch họp", "mai có lịch họp nào không?", "3h chiều mai"],
    ["zh-CN", "添加一个会议", "明天有会议吗", "明天下午三点"],
    ["ja", "会議を追加", "明日の予定は？", "明日の15時"],
    ["ja", "会議を追加", "明日会議ある？", "明日の15時"],
    ["ja", "会議を追加", "明日の会議は何時？", "明日の15時"],
  ])(
    "takes no other question for its answer, and can be answered later: %s, %s, %s",
    async (language, order, asked, answer) => {
      const { ports, say } = conversation(language, TEN);
      const question = await say(order);
      expect(await say(asked)).not.toBe(question);
      expect(ports.events).toEqual([]);
      await say(answer);
      expect(ports.events).toMatchObject([{ start: "2026-11-19T14:00:00.000Z" }]);
    },
  );

  it.each([
    ["en", "add a dentist appointment", "yoga tomorrow at 6pm", "friday at 3pm"],
    ["vi", "thêm lịch nha khoa", "yoga 18h ngày mai", "15h thứ sáu"],
    ["zh-CN", "添加一个会议", "明天18点瑜伽", "周五下午三点"],
    ["ja", "歯医者を追加して", "明日の18時にヨガ", "金曜の15時"],
  ])("can be answered after another event was added: %s, %s, %s", async (language, order, other, answer) => {
    const { ports, say } = conversation(language, TEN);
    await say(order);
    await say(other);
    expect(ports.events).toMatchObject([{ start: "2026-11-19T17:00:00.000Z" }]);
    await say(answer);
    expect(ports.events).toMatchObject([{}, { start: "2026-11-20T14:00:00.000Z" }]);
  });

  it.each([
    ["en", "dentist tomorrow at 10am", "add a dentist appointment", "move the dentist to 12:00"],
    ["vi", "nha sĩ 10h sáng mai", "thêm lịch nha sĩ", "dời nha sĩ sang 12h"],
    ["zh-CN", "明天10点看牙医", "添加一个看牙医", "把明天的看牙医改到12点"],
    ["ja", "明日の10時に歯医者", "歯医者を追加して", "明日の歯医者を12時に変更して"],
  ])("takes no order about an event that there is for its answer: %s, %s", async (language, there, order, move) => {
    const { ports, say } = conversation(language, TEN);
    await say(there);
    await say(order);
    await say(move);
    expect(ports.events).toMatchObject([{ start: "2026-11-19T11:00:00.000Z" }]);
  });

  it.each([
    ["en", "block two hours for taxes sometime next week", "dinner with mom at 8pm", "the day after tomorrow"],
    ["vi", "thêm lịch nha khoa", "ăn tối với mẹ 20h", "ngày mốt"],
    ["zh-CN", "添加一个会议", "20点和妈妈吃晚饭", "后天"],
    ["ja", "歯医者を追加して", "20時に母と夕食", "明後日"],
    ["de", "Zahnarzttermin eintragen", "Abendessen mit Mama um 20 Uhr", "übermorgen"],
    ["es", "Añade una cita con el dentista", "Cena con mamá a las 20:00", "pasado mañana"],
    ["fr", "Ajoute un rendez-vous chez le dentiste", "Dîner avec maman à 20h", "après-demain"],
  ])("leaves a day alone to what was written since: %s, %s, %s", async (language, order, other, day) => {
    const { ports, say } = conversation(language, TEN);
    await say(order);
    await say(other);
    expect(ports.events).toMatchObject([{ start: "2026-11-18T19:00:00.000Z" }]);
    await say(day);
    expect(ports.events).toMatchObject([{ start: "2026-11-18T19:00:00.000Z" }]);
    await say({ en: "yes", vi: "có", "zh-CN": "是", ja: "はい", de: "ja", es: "sí", fr: "oui" }[language] ?? "");
    expect(ports.events).toMatchObject([{ start: "2026-11-20T19:00:00.000Z" }]);
  });

  it.each([
    ["en", "lunch with Kim", "what's on tomorrow?", "and next week?"],
    ["de", "Mittagessen mit Kim", "Was steht morgen an?", "Und nächste Woche?"],
    ["zh-CN", "添加一个会议", "明天有什么安排", "下周呢？"],
    ["ja", "会議を追加", "明日の予定は？", "来週は？"],
    ["vi", "thêm lịch họp", "ngày mai có gì", "còn tuần sau?"],
  ])("leaves what follows a newer question to that: %s, %s, %s", async (language, order, list, next) => {
    const { ports, say } = conversation(language, TEN);
    const question = await say(order);
    await say(list);
    expect(await say(next)).not.toBe(question);
    expect(ports.events).toEqual([]);
  });

  it("leaves what was just done to be put right", async () => {
    const { ports, say } = conversation("en", TEN);
    await say("add a meeting");
    await say("dentist tomorrow at 10am");
    await say("make it 11");
    expect(ports.events).toMatchObject([{ title: "Dentist", start: "2026-11-19T10:00:00.000Z" }]);
    await say("undo");
    expect(ports.events).toMatchObject([{ title: "Dentist", start: "2026-11-19T09:00:00.000Z" }]);
  });
});
