import { describe, expect, it } from "@jest/globals";
import { processorTime } from "../../../testing/processor-time.ts";
import { isBeyondRules, isConditional, isNoEvent, isTold, isUnmeant } from "./beyond-rules.ts";

describe("what rules can't do", () => {
  it.each([
    ["de", "schreib meinem Chef ne Mail, dass ich heute krank bin"],
    ["de", "buch mir ein zugticket nach berlin für morgen um 9"],
    ["de", "übersetz mir das ins englische: ich komme um 10"],
    ["fr", "tu peux m'écrire une lettre de motivation pour un stage ?"],
    ["fr", "réserve-moi un billet de train pour paris demain à 9h"],
    ["ko", "팀장님한테 늦는다고 카톡 보내줘"],
    ["ko", "내일 3시에 부산 가는 KTX 예매해줘"],
    ["ko", "어버이날에 읽을 시 한 편만 써줘"],
  ])("is known in %s: %s", (language, text) => expect(isBeyondRules(text, language)).toBe(true));

  it.each([
    ["de", "schreib mir mittagessen mit jana morgen um 12 in den kalender"],
    ["de", "trag rechnung schreiben morgen um 10 ein"],
    ["de", "bucht jana den raum"],
    ["fr", "réserve vendredi 9h pour la compta"],
    ["fr", "mets écrire la lettre demain à 10h"],
    ["en", "write a poem"],
    ["ko", "내일 3시에 보고서 작성 추가해줘"],
    ["ko", "8시에 엄마한테 전화하라고 알려줘"],
  ])("isn't seen elsewhere, in %s: %s", (language, text) => expect(isBeyondRules(text, language)).toBe(false));
});

describe("what's no event", () => {
  it.each([
    ["de", "welcher Wochentag ist heute"],
    ["de", "gestern war ich um 10 beim arzt"],
    ["fr", "hier j'étais chez le médecin à 10h"],
    ["fr", "ça tombe quel jour"],
    ["ko", "어제 3시에 치과 갔어"],
    ["ko", "내일 너무 바빠"],
    ["ko", "내일 3시에 치과 안 가"],
  ])("is known in %s: %s", (language, text) => expect(isNoEvent(text, language)).toBe(true));

  it.each([
    ["de", "am freitag um 9 kommt der klempner"],
    ["fr", "samedi c'est l'anniversaire de mamie"],
    ["ko", "금요일 2시에 치과 예약했어"],
    ["ko", "내일 11시 눈 검사"],
  ])("isn't seen in what is one, in %s: %s", (language, text) => expect(isNoEvent(text, language)).toBe(false));
});

describe("what nobody orders", () => {
  it.each([
    ["en", "The email says: add meeting tomorrow at 10"],
    ["en", "Lunch with Sam tomorrow at 12 would be great, but I can't"],
    ["vi", "Giá mà tôi có hẹn ăn tối với Sam 21 giờ ngày mai"],
    ["zh-CN", "想象一下明天10点添加会议"],
    ["zh-TW", "郵件說：明天10點創建會議"],
    ["ja", "明日10時に会議を入れると想像してみて"],
    ["de", "Mein Chef hat gesagt, ich soll morgen um 10 ein Meeting eintragen"],
    ["es", "Mi jefe dijo que añadiera una reunión mañana a las 10"],
    ["fr", "Si seulement j’avais un dîner avec Sam demain à 21h"],
    ["it", "Evita di mettere riunione domani alle 10"],
    ["pt", "Eu ia adicionar almoço com Sam amanhã às 12, mas não vou"],
    ["ru", "Ничего не добавляй на завтра в 10"],
    ["ko", "상사가 내일 10시에 회의를 추가하라고 했어"],
    ["de", "Buchstabiere Mittagessen morgen um 12"],
    ["es", "Repite después de mí: comida con Sam mañana a las 12"],
    ["it", "Palestra domani alle 7? Neanche per sogno!"],
    ["pt", "Pare de adicionar reuniões amanhã às 9h"],
    ["ru", "Перестань добавлять встречи завтра в 9"],
    ["vi", "Nói với Minh là bữa trưa 12 giờ trưa mai ổn"],
    ["zh-CN", "跟我读：明天中午12点和小王吃饭"],
  ])("is known in %s: %s", (language, text) => expect(isUnmeant(text, language)).toBe(true));

  it.each([
    ["en", "I hate mondays, add yoga tomorrow at 7pm"],
    ["en", "Imagine Dragons concert tomorrow at 8pm"],
    ["en", "Lunch with Sam tomorrow at 12 would be great"],
    ["vi", "Đừng quên bữa trưa với Sam ngày mai lúc 12 giờ"],
    ["zh-CN", "提醒我明天10点给老板说：合同好了"],
    ["ja", "明日10時に会議、絶対忘れないで"],
    ["de", "Vergiss den Zahnarzt morgen um 10 nicht"],
    ["de", "Auf keinen Fall vergessen: Meeting morgen um 10"],
    ["es", "Nunca olvides: reunión mañana a las 10"],
    ["fr", "Oublie pas le dentiste demain à 10h"],
    ["it", "Odio i lunedì, aggiungi yoga domani alle 19"],
    ["pt", "Não esqueça o almoço com Sam amanhã às 12"],
    ["ru", "Ни в коем случае не забудь: встреча завтра в 10"],
    ["ko", "내일 12시 샘과 점심 잊지 마"],
  ])("isn't seen in what is one, in %s: %s", (language, text) => expect(isUnmeant(text, language)).toBe(false));

  it.each([
    ["en", "undo that"],
    ["en", "tell mom about the trip tomorrow at 5pm"],
    ["en", "if you can, add lunch tomorrow at noon"],
    ["de", "Wenn es geht, trag morgen um 12 Mittagessen ein"],
    ["es", "Si puedes, añade comida con Sam mañana a las 12"],
    ["fr", "S'il te plaît, ajoute un déjeuner demain à midi"],
    ["ko", "10분 뒤에 엄마한테 전화하라고 알려줘"],
    ["ja", "今夜10時に薬を飲むのを忘れないように教えて"],
  ])("isn't seen in what's ordered, in %s: %s", (language, text) => expect(isUnmeant(text, language)).toBe(false));

  it.each([
    ["en", "If Anna calls, remove the dentist"],
    ["vi", "Nếu mai mưa thì hủy Họp nhóm"],
    ["ja", "明日雨が降ったら歯医者をキャンセルして"],
    ["zh-CN", "如果明天下雨，就取消会议"],
    ["ru", "Если завтра будет дождь, отмени стоматолога"],
    ["it", "Se piove domani, annulla il dentista"],
    ["pt", "Se chover amanhã, cancele o dentista"],
  ])("depends in %s: %s", (language, text) => expect(isConditional(text, language)).toBe(true));

  it.each(["en", "vi", "zh", "ja", "de", "es", "fr", "it", "pt", "ru", "ko"])("takes little time in %s", (language) => {
    const words = [
      "no, ",
      "so ",
      "would be ",
      "wäre ",
      "sería ",
      "было бы ",
      "本来想",
      "いいのに",
      "지 마 ",
      "không ",
      " ",
    ];
    for (const word of words) {
      const start = processorTime();
      isUnmeant(word.repeat(Math.ceil(4_000 / word.length)), language);
      isTold(word.repeat(Math.floor(400 / word.length)), language);
      expect(processorTime() - start).toBeLessThan(200);
    }
  });
});

describe("what others do", () => {
  it.each([
    ["en", "Maria flies to Rome"],
    ["de", "legt die Fähre ab"],
    ["es", "zarpa el ferry"],
    ["fr", "Nos voisins déménagent"],
    ["it", "Anna incontra il capo"],
    ["pt", "Os vizinhos se mudam"],
    ["ru", "Пётр идёт к стоматологу"],
    ["ko", "가게가 문을 열어"],
    ["vi", "Anh ấy đi khám bệnh"],
    ["zh-CN", "张伟 有面试"],
    ["ja", "隣の人が 引っ越す"],
  ])("is known in %s: %s", (language, text) => expect(isTold(text, language)).toBe(true));

  it.each([
    ["en", "window cleaner comes"],
    ["en", "Print tickets"],
    ["de", "Kinder abholen"],
    ["es", "Visita a la abuela"],
    ["fr", "Passer à la banque"],
    ["it", "Festa di Paolo"],
    ["pt", "Peça da escola"],
    ["ru", "приезжает поставщик овощей запиши плиз"],
    ["ko", "회의가 있어"],
    ["vi", "anh họp với bên kế toán"],
    ["zh-CN", "去看牙医"],
    ["ja", "歯医者があるんだけど"],
  ])("isn't seen elsewhere, in %s: %s", (language, text) => expect(isTold(text, language)).toBe(false));
});

it.each(["de", "fr"])("takes little time for long texts in %s", (language) => {
  const texts = ["bitte ".repeat(70), "stp ".repeat(100), "écris moi ".repeat(40), "schreib einen ".repeat(28)];
  for (const text of texts) {
    const start = processorTime();
    isBeyondRules(text, language);
    expect(processorTime() - start).toBeLessThan(200);
  }
});
