import { describe, expect, it } from "@jest/globals";
import { processorTime } from "../../../testing/processor-time.ts";
import { inZone } from "../zone.ts";
import { orderTableFor } from "./order-tables.ts";
import { plainOrder, readOrder } from "./read-order.ts";
import { readReference } from "./reference.ts";

// A Wednesday, 11:00 in Berlin.
const now = inZone(new Date("2026-11-18T10:00:00Z"), "Europe/Berlin");
const order = (language: string, text: string) => {
  const read = readOrder(text, { now, language });
  return read === null
    ? null
    : Object.values({ act: read.act, event: read.event, rest: read.to ?? read.by ?? read.text });
};
const LANGUAGES = ["en", "vi", "zh-CN", "ja", "de", "es", "fr", "it", "pt", "ru", "ko"];

describe("an order about an event", () => {
  it.each([
    ["en", "Please move lunch with Sam to Friday at 2", ["move", "lunch with Sam", "Friday at 2"]],
    ["en", "Push my standup back by an hour", ["later", "my standup", "an hour"]],
    ["en", "bring the review forward by 15 minutes", ["earlier", "the review", "15 minutes"]],
    ["en", "make the design review an hour longer", ["longer", "the design review", "an hour"]],
    ["en", "shorten the workshop to 45 min", ["length", "the workshop", "45 min"]],
    ["en", "rename the offsite to Team days", ["rename", "the offsite", "Team days"]],
    ["en", "remind me 20 minutes before the interview", ["remind", "the interview", "20 minutes"]],
    ["en", "no more yoga from december on", ["end", "yoga", "from december on"]],
    ["en", "I'm sick monday, shift everything to tuesday", ["move", "everything monday", "tuesday"]],
    ["en", "the roadmap sync got pushed to 11:30", ["move", "the roadmap sync", "11:30"]],
    ["en", "actually through the 15th", ["until", undefined, "the 15th"]],
    ["en", "give me a heads up 2 hours before", ["remind", undefined, "2 hours"]],
    ["en", "call the offsite 'Winter retreat' instead", ["rename", "the offsite", "'Winter retreat'"]],
    ["en", "take pilates off my calendar for the 24th", ["cancel", "the 24th pilates", undefined]],
    ["en", "no, I meant friday", ["move", undefined, "friday"]],
    ["en", "at Blue Bottle", ["place", undefined, "Blue Bottle"]],
    ["en", "oops, undo that", ["undo", undefined, undefined]],
    ["de", "kannst du das Training von morgen auf Freitag schieben?", ["move", "morgen das Training", "auf Freitag"]],
    [
      "de",
      "Mach die Besprechung morgen eine halbe Stunde länger",
      ["longer", "die Besprechung morgen", "eine halbe Stunde"],
    ],
    [
      "de",
      "Benenn bitte das Treffen mit Anna in Geburtstagsplanung um",
      ["rename", "das Treffen mit Anna", "Geburtstagsplanung"],
    ],
    ["de", "hm, mach das wieder rückgängig", ["undo", undefined, undefined]],
    ["de", "Arzttermin löschen bitte", ["cancel", "Arzttermin", undefined]],
    ["de", "sag den Augenarzt bitte ab", ["cancel", "den Augenarzt", undefined]],
    ["de", "mach 2 stunden draus", ["length", undefined, "2 stunden"]],
    ["fr", "mets que la visite de l'appart dure 30 minutes", ["length", "la visite de l'appart", "30 minutes"]],
    ["fr", "préviens-moi 30 minutes avant la réunion", ["remind", "réunion", "30 minutes"]],
    ["fr", "décale le kiné de jeudi à vendredi 11h", ["move", "le kiné de jeudi", "à vendredi 11h"]],
    ["fr", "tu peux mettre le yoga à 19h ?", ["move", "le yoga", "à 19h"]],
    ["es", "cámbiale el nombre a la reunión del martes, ponle Cierre", ["rename", "reunión del martes", "Cierre"]],
    ["es", "cambia el lugar de la cena a Casa Paco", ["place", "cena", "Casa Paco"]],
    ["es", "mañana no puedo ir al dentista, cámbialo al viernes", ["move", "dentista", "al viernes"]],
    ["es", "uf mejor ponlo a las 20:30", ["move", undefined, "a las 20:30"]],
    ["es", "recuerdame una hora antes del padel", ["remind", "padel", "una hora"]],
    ["es", "uy no, deshazlo", ["undo", undefined, undefined]],
    ["es", "cancélalos", ["cancel", "los", undefined]],
    ["it", "cambia il luogo della cena in Pizzeria Vesuvio", ["place", "cena", "Pizzeria Vesuvio"]],
    ["it", "posticipa di un'ora il dentista", ["later", "il dentista", "un'ora"]],
    ["it", "ricordamelo un'ora prima del calcetto", ["remind", "calcetto", "un'ora"]],
    ["it", "scusa ho sbagliato, annulla l'ultima operazione", ["undo", undefined, undefined]],
    ["it", "fai ripetere il calcetto ogni settimana", ["repeat", "il calcetto", "ogni settimana"]],
    ["vi", "dời nha sĩ sang 2h chiều thứ 6 nha", ["move", "nha sĩ", "2h chiều thứ 6"]],
    ["vi", "ngày mai mình bận, hủy hết các cuộc hẹn đi", ["cancel", "hết các cuộc hẹn ngày mai", undefined]],
    ["vi", "họp phòng đổi sang 10h nhé", ["move", "họp phòng", "10h"]],
    ["vi", "doi ten gym thanh Tap chan", ["rename", "gym", "Tap chan"]],
    ["pt", "empurra o dentista pra 17h", ["move", "o dentista", "pra 17h"]],
    ["pt", "muda pra 17h o dentista", ["move", "o dentista", "pra 17h"]],
    ["pt", "adia o dentista em meia hora", ["later", "o dentista", "meia hora"]],
    ["pt", "faz ser de 2 horas", ["length", undefined, "2 horas"]],
    ["pt", "me avisa 1 hora antes do dentista", ["remind", "dentista", "1 hora"]],
    ["pt", "ops, volta atrás", ["undo", undefined, undefined]],
    ["ru", "перенеси стоматолога на 5 вечера", ["move", "стоматолога", "на 5 вечера"]],
    ["ru", "давай обед с Леной на час раньше", ["earlier", "обед с Леной", "час"]],
    ["ru", "и пусть длится 2 часа", ["length", undefined, "2 часа"]],
    ["ru", "Напомни мне про стоматолога за 2 часа", ["remind", "стоматолога", "2 часа"]],
    ["ru", "ой нет, верни как было", ["undo", undefined, undefined]],
    ["vi", "cho sớm hơn 1 tiếng đi", ["earlier", undefined, "1 tiếng"]],
    ["vi", "mai bỏ họp đầu ngày nha", ["cancel", "mai họp đầu ngày", undefined]],
    ["vi", "hẹn nha sĩ nhớ báo trước cho tui 1 tiếng nghen", ["remind", "hẹn nha sĩ", "1 tiếng"]],
    ["vi", "buổi training rút xuống còn 45 phút thôi", ["length", "training", "45 phút"]],
    ["vi", "doi gio kham rang thanh 5 ruoi chieu gium c", ["move", "kham rang", "5 ruoi chieu"]],
    ["vi", "sếp dời họp phòng qua thứ 6", ["move", "họp phòng", "thứ 6"]],
    ["vi", "xóa hết các buổi học vẽ từ 1/4 trở đi giùm chị", ["end", "học vẽ", "từ 1/4"]],
    ["vi", "địa điểm bữa ăn tối đổi qua nhà hàng Ngon nha", ["place", "ăn tối", "nhà hàng Ngon"]],
    ["vi", "hủy giùm em lịch cà phê với Hà", ["cancel", "cà phê với Hà", undefined]],
    ["vi", "buổi họp dời xuống 3h chiều", ["move", "họp", "3h chiều"]],
    ["vi", "chị Mai bận nên dời buổi cà phê qua 4h chiều thứ 6 nha", ["move", "cà phê", "4h chiều thứ 6"]],
    ["vi", "cho họp giao ban sáng mai sớm lên 8h nhé", ["move", "họp giao ban sáng mai", "8h"]],
    ["vi", "cô bận nên thứ 5 này nghỉ học vẽ, xoá buổi đó giùm", ["cancel", "thứ 5 này nghỉ học vẽ", undefined]],
    ["vi", "mệt quá nên nghỉ tập gym chiều nay, xoá giùm", ["cancel", "nghỉ tập gym chiều nay", undefined]],
    ["vi", "sinh nhật bé Bin đổi chỗ qua quán Gà Ta nhé", ["place", "sinh nhật bé Bin", "quán Gà Ta"]],
    ["vi", "thêm địa điểm là sân Chảo Lửa nha", ["place", undefined, "sân Chảo Lửa"]],
    ["vi", "nhắc mình trước 2 tiếng", ["remind", undefined, "2 tiếng"]],
    ["vi", "ủa quên, hoàn tác cái vừa rồi đi", ["undo", undefined, undefined]],
    ["zh-CN", "把看牙改到周五下午两点", ["move", "看牙", "周五下午两点"]],
    ["zh-CN", "设计评审延长一个小时", ["longer", "设计评审", "一个小时"]],
    ["zh-CN", "护士长说急救培训改到周一下午两点了", ["move", "急救培训", "周一下午两点了"]],
    ["zh-CN", "游泳课教练有比赛，改到周四", ["move", "游泳课", "周四"]],
    ["zh-CN", "晨会领导不来了，把它删了吧", ["cancel", "晨会", undefined]],
    ["zh-CN", "周日钢琴课请假一次", ["cancel", "周日钢琴课", undefined]],
    ["zh-CN", "周六的钢琴课停一次", ["cancel", "周六的钢琴课", undefined]],
    ["zh-CN", "下午的面试推半小时", ["later", "下午的面试", "半小时"]],
    ["zh-CN", "周四的晚饭换个地方，去西贝吧", ["place", "周四的晚饭", "西贝"]],
    ["zh-CN", "下午三点的会不用开了，帮我去掉", ["cancel", "下午三点的会", undefined]],
    ["zh-CN", "明天的英语课取消，就这一次", ["cancel", "明天的英语课 就这一次", undefined]],
    ["zh-CN", "明天看牙去不了了，改到周五下午两点", ["move", "明天看牙", "周五下午两点"]],
    ["zh-CN", "开始时间也改一下，改成晚上七点", ["move", undefined, "晚上七点"]],
    ["zh-CN", "聚餐地点定了，海底捞", ["place", "聚餐", "海底捞"]],
    ["zh-CN", "给培训补个地点，五楼示教室", ["place", "培训", "五楼示教室"]],
    ["zh-CN", "聚餐改个名儿，叫欢送会", ["rename", "聚餐", "欢送会"]],
    ["zh-CN", "一小时不够，改成三个小时", ["length", undefined, "三个小时"]],
    ["zh-CN", "撤回吧，理发店不开门", ["undo", undefined, undefined]],
    ["ja", "デザインレビュー1時間延長", ["longer", "デザインレビュー", "1時間"]],
    ["ja", "あ、22時までにしといて", ["until", undefined, "22時"]],
    ["ja", "1時間前に通知もつけといて", ["remind", undefined, "1時間"]],
    ["ja", "ごめん予防接種は15時半だった", ["move", "予防接種", "15時半"]],
    ["ja", "今夜のジム、やめとくわ。消しといて", ["cancel", "今夜のジム", undefined]],
    ["ja", "会議は中止らしい", ["cancel", "会議", undefined]],
    ["ja", "15分前に通知お願い", ["remind", undefined, "15分"]],
    ["ja", "終わりは12時半にしといて", ["until", undefined, "12時半"]],
    ["ja", "営業会議を11時半まで延長して", ["until", "営業会議", "11時半"]],
    ["ja", "それ毎週にして", ["repeat", undefined, "毎週"]],
    ["ja", "英会話を隔週にして", ["repeat", "英会話", "隔週"]],
    ["ja", "金曜も同じ時間に入れて", ["again", undefined, "金曜"]],
    ["ja", "歯医者やっぱり17時", ["move", "歯医者", "17時"]],
    ["ja", "飲み会19時じゃなくて20時から", ["move", "飲み会", "20時"]],
    ["ja", "飲み会に会費4000円とメモして", ["note", "飲み会", "会費4000円"]],
    ["ja", "京都旅行を一週間延期して", ["later", "京都旅行", "一週間"]],
    ["ja", "今の取り消して", ["undo", undefined, undefined]],
    ["ja", "月曜のワークショップ45分に短縮して", ["length", "月曜のワークショップ", "45分"]],
    ["de", "verschieb den Zahnarzt auf Freitag um 14 Uhr", ["move", "den Zahnarzt", "auf Freitag um 14 Uhr"]],
    ["es", "cancela la comida con Ana, por favor", ["cancel", "la comida con Ana", undefined]],
    ["fr", "renomme la réunion en Bilan", ["rename", "la réunion", "Bilan"]],
    ["it", "annulla il pranzo con Giulia", ["cancel", "il pranzo con Giulia", undefined]],
    ["pt", "cancela o almoço com a Bia", ["cancel", "o almoço com a Bia", undefined]],
    ["ru", "отмени обед с Машей", ["cancel", "обед с Машей", undefined]],
    ["ko", "민수랑 점심 취소해 줘", ["cancel", "민수랑 점심", undefined]],
    ["ko", "건강검진 1시간 전에 알려줘", ["remind", "건강검진", "1시간"]],
    ["ko", "내일 치과 못 가게 됐어 취소해줘", ["cancel", "내일 치과", undefined]],
    ["ko", "팀 회의 2시간으로 늘려줘", ["length", "팀 회의", "2시간"]],
    ["ko", "필라테스 30분 앞당겨줘", ["earlier", "필라테스", "30분"]],
    ["ko", "내일 3시에서 4시로 치과 옮겨줘", ["move", "내일 3시 치과", "4시"]],
    ["ko", "아 미안 5시 반", ["move", undefined, "5시 반"]],
    ["ko", "장소는 이대점이야", ["place", undefined, "이대점"]],
    ["ko", "영어 스터디 12월부터 그만", ["end", "영어 스터디", "12월"]],
    ["ko", "치과 알림 꺼줘", ["no-reminders", "치과", undefined]],
    ["ko", "원래대로 되돌려줘", ["undo", undefined, undefined]],
    ["ko", "아 다시 살려줘", ["undo", undefined, undefined]],
  ])("is read in %s: %s", (language, text, parts) => {
    expect(order(language, text)).toEqual(parts);
  });

  it.each([
    ["en", "What do I have tomorrow?"],
    ["en", "Lunch with Sam tomorrow at noon"],
    ["en", "at 5"],
    ["en", "my dentist appointment is tuesday at 9"],
    ["en", "room 5, monday at 9"],
    ["en", "is yoga moved to 7?"],
    ["en", "should I cancel lunch with Sam?"],
    ["vi", "ăn trưa với Lan ở đâu"],
    ["vi", "sao ăn trưa với Lan lại dời qua thứ 6?"],
    ["vi", "nghỉ phép 20/12"],
    ["vi", "từ 25/12 đến 28/12 nghỉ phép về quê"],
    ["vi", "ai dời họp sang 4h vậy"],
    ["vi", "họp với Lan 10h sáng mai"],
    ["zh-CN", "明天下午三点开会"],
    ["zh-CN", "别把会议放到周五"],
    ["zh-CN", "给汤姆发微信说我晚到十分钟"],
    ["ja", "明日3時に会議"],
  ])("isn't seen where there's none, in %s: %s", (language, text) => {
    expect(order(language, text)).toBeNull();
  });

  it.each(LANGUAGES)("takes little time in %s, whatever is said", (language) => {
    const texts = [
      "a ".repeat(5_000),
      "move ".repeat(90),
      "把".repeat(400),
      "を".repeat(400),
      "() [] \\ * + ?",
      "\u202e\u0000",
    ];
    const begun = processorTime();
    for (const text of texts) readOrder(text, { now, language });
    expect(processorTime() - begun).toBeLessThan(2_000);
  });
});

describe("which event is meant", () => {
  const meant = (language: string, text: string) => {
    const table = orderTableFor(language);
    if (table === null) throw new Error("No table");
    const { words, days, pick, isPlural, scope } = readReference(text, { now, language }, table);
    return { words, day: days?.first.toString() ?? null, pick, isPlural, scope };
  };
  const nothing = { words: "", day: null, pick: null, isPlural: false, scope: null };

  it.each([
    ["en", "the second one", { ...nothing, pick: [2] }],
    ["en", "the last one", { ...nothing, pick: [-1] }],
    ["en", "it", { ...nothing, pick: "it" }],
    ["en", "the one on monday", { ...nothing, day: "2026-11-23" }],
    ["en", "my lunch with Sam", { ...nothing, words: "lunch Sam" }],
    ["vi", "cái thứ hai", { ...nothing, pick: [2] }],
    ["zh-CN", "周一那个", { ...nothing, day: "2026-11-23" }],
    ["zh-CN", "明天和后天的安排都", { ...nothing, day: "2026-11-19", pick: "both", isPlural: true, scope: "all" }],
    ["ja", "2番目の", { ...nothing, pick: [2] }],
    ["ko", "마지막 거", { ...nothing, pick: [-1] }],
  ])("is read in %s: %s", (language, text, reference) => {
    expect(meant(language, text)).toEqual(reference);
  });
});

describe("a text of 32,000 characters", () => {
  it.each(["a" + " ".repeat(31_990) + "b", "no ".repeat(10_000), "a" + ", ".repeat(15_000) + "b"])(
    "is left as it is, without a search for courtesy",
    (text) => {
      const table = orderTableFor("en");
      if (table === null) throw new Error("There is no table");
      expect(plainOrder(text, table)).toBe(text.trim());
    },
  );
});

describe("when something is instead of another time", () => {
  it.each([
    ["en", "lunch with Priya is now Tuesday instead of Monday", "Tuesday"],
    ["en", "move lunch with Priya to Tuesday rather than Monday", "Tuesday"],
    ["de", "verschieb das Mittagessen auf Dienstag statt Montag", "Dienstag"],
    ["es", "mueve la comida al martes en vez del lunes", "martes"],
    ["fr", "déplace le déjeuner à mardi au lieu de lundi", "mardi"],
    ["ru", "перенеси обед на вторник вместо понедельника", "вторник"],
    ["vi", "dời bữa trưa sang thứ ba thay vì thứ hai", "thứ ba"],
  ])("is all of the target: %s, %s", (language, text, to) =>
    expect(readOrder(text, { now, language })).toMatchObject({
      act: "move",
      to: expect.stringMatching(new RegExp(`${to}$`, "u")),
    }),
  );
});
