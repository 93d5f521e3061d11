import { describe, expect, it } from "@jest/globals";
import { type MemoryOrder, readMemoryOrder, readToForget, speaksOfMemory } from "./read-memory.ts";

const told = (order: MemoryOrder | undefined): string | null => {
  if (order === undefined) return null;
  return order.act === "recall" ? "?" : `${order.act === "remember" ? "+" : "-"}${order.fact ?? "*"}`;
};
/** `+fact` to remember, `-fact` to forget, `-*` for everything, `?` for what's remembered. */
const read = (language: string, text: string) => told(readMemoryOrder(text, language)?.order);

const SAID: Readonly<Record<string, readonly (readonly [string, string | null])[]>> = {
  en: [
    ["Remember that I'm vegetarian.", "+I'm vegetarian"],
    ["please remember: my book is blue, thanks", "+my book is blue"],
    ["Remember my wife’s name is Anna", "+my wife's name is Anna"],
    ["Can you remember that I prefer tea?", "+I prefer tea"],
    ["Remember that\nI'm in\tGraz", "+I'm in Graz"],
    ["Remember that I like my book", "+I like my book"],
    ["do you remember my meeting?", null],
    ["Do you remember that I like tea?", null],
    ["remember that I like tea?", null],
    ["remember that I'm out. What's on my calendar?", null],
    ["remember to buy milk", null],
    ["remember my meeting tomorrow at 5", null],
    ["I can't remember my password", null],
    ["What do you remember about me?", "?"],
    ["what do you know about me", "?"],
    ["what do you remember about my meeting?", null],
    ["Forget that I'm vegetarian", "-I'm vegetarian"],
    ["forget everything you know about me", "-*"],
    ["forget it", null],
    ["forget that", null],
    ["forget about it", null],
    [`remember that ${"x".repeat(2_000)}`, null],
  ],
  de: [
    ["Merk dir, dass ich Vegetarier bin.", "+ich bin Vegetarier"],
    ["Merken Sie sich bitte: ich trinke keinen Kaffee", "+ich trinke keinen Kaffee"],
    ["Kannst du dir merken, dass ich Tee mag?", "+ich mag Tee"],
    ["Erinnerst du dich an meinen Termin?", null],
    ["Erinnere mich morgen um 5 an Milch", null],
    ["Was weißt du über mich?", "?"],
    ["Merk dir, dass ich um sechs aufstehe", "+ich stehe um sechs auf"],
    ["Merk dir, dass ich mich vegan ernähre", "+ich ernähre mich vegan"],
    ["Merk dir, dass meine kleine Schwester Anna heißt", "+meine kleine Schwester heißt Anna"],
    ["Merk dir, dass ich nach Berlin gezogen bin", "+ich bin nach Berlin gezogen"],
    ["Merk dir, dass ich in Köln arbeite", "+ich arbeite in Köln"],
    ["Merk dir, dass ich vegan bin und keine Milch trinke", "+dass ich vegan bin und keine Milch trinke"],
    ["Merk dir, dass ich nie komme, wenn es regnet", "+dass ich nie komme, wenn es regnet"],
    ["Vergiss, dass ich Vegetarier bin", "-ich bin Vegetarier"],
    ["Vergiss alles", "-*"],
    ["vergiss es", null],
  ],
  es: [
    ["apunta que soy alérgico a los frutos secos", "+soy alérgico a los frutos secos"],
    ["apunta que mañana ceno con Ana", null],
    ["Recuerda que soy vegetariana", "+soy vegetariana"],
    ["¿Puedes recordar que prefiero el té?", "+prefiero el té"],
    ["¿Recuerdas mi reunión?", null],
    ["recuérdame comprar leche mañana", null],
    ["¿Qué sabes de mí?", "?"],
    ["Olvida que soy vegetariana", "-soy vegetariana"],
    ["olvida todo", "-*"],
    ["olvídalo", null],
  ],
  fr: [
    ["N’oubliez pas que ma fille s’appelle Zoé, s’il vous plaît.", "+ma fille s'appelle Zoé"],
    ["Peux-tu retenir qu'il faut deux cafés ?", "+il faut deux cafés"],
    ["Te souviens-tu de ma réunion ?", null],
    ["rappelle-moi d'acheter du lait demain", null],
    ["De quoi te souviens-tu ?", "?"],
    ["Oublie que je suis végétarien", "-je suis végétarien"],
    ["oublie tout", "-*"],
    ["oublie ça", null],
  ],
  it: [
    ["segnati che sono allergico alle noci", "+sono allergico alle noci"],
    ["segna che domani ceno con Anna", null],
    ["Ricordati che mia figlia si chiama Zoe", "+mia figlia si chiama Zoe"],
    ["Ti ricordi la mia riunione?", null],
    ["ricordami di comprare il latte domani", null],
    ["Cosa sai di me?", "?"],
    ["Dimentica che sono vegetariano", "-sono vegetariano"],
    ["dimentica tutto", "-*"],
  ],
  pt: [
    ["Lembre-se de que sou vegetariano", "+sou vegetariano"],
    ["Você se lembra da minha reunião?", null],
    ["lembre-me de comprar leite amanhã", null],
    ["O que você sabe sobre mim?", "?"],
    ["Esqueça que sou vegetariano", "-sou vegetariano"],
    ["esqueça tudo", "-*"],
  ],
  ru: [
    ["Запомни, что я вегетарианец", "+я вегетарианец"],
    ["Запомните: мою дочь зовут Зоя", "+мою дочь зовут Зоя"],
    ["Ты помнишь про мою встречу?", null],
    ["напомни купить молоко завтра", null],
    ["Что ты обо мне знаешь?", "?"],
    ["Забудь, что я вегетарианец", "-я вегетарианец"],
    ["забудь всё", "-*"],
    ["забудь", null],
  ],
  vi: [
    ["Hãy nhớ rằng tôi ăn chay nhé", "+tôi ăn chay"],
    ["nhớ giúp tôi là con gái tôi tên Mai", "+con gái tôi tên Mai"],
    ["Bạn có nhớ cuộc họp của tôi không?", null],
    ["nhắc tôi mua sữa ngày mai", null],
    ["Bạn biết gì về tôi?", "?"],
    ["Quên rằng tôi ăn chay đi", "-tôi ăn chay"],
    ["quên hết đi", "-*"],
    ["quên đi", null],
  ],
  ko: [
    ["매운 걸 못 먹는다는 것을 기억해 주세요", "+매운 걸 못 먹는다"],
    ["내 딸 이름은 서연이야. 기억해 줘", "+내 딸 이름은 서연이야"],
    ["내 회의 기억해?", null],
    ["내일 우유 사라고 알려줘", null],
    ["나에 대해 뭘 알아?", "?"],
    ["내가 채식주의자라는 거 잊어 줘", "-내가 채식주의자"],
    ["전부 잊어 줘", "-*"],
  ],
  ja: [
    ["娘の名前はさくらだということを覚えておいてください", "+娘の名前はさくらだ"],
    ["そばアレルギーがあります。覚えておいてね。", "+そばアレルギーがあります"],
    ["私の会議を覚えてる？", null],
    ["明日の会議を忘れないで", null],
    ["私について何を知っていますか？", "?"],
    ["私がベジタリアンだということを忘れて", "-私がベジタリアンだ"],
    ["全部忘れて", "-*"],
    ["それ忘れて", null],
  ],
  "zh-CN": [
    ["请记住我吃素。", "+我吃素"],
    ["今晚8点直播卖货，记下", null],
    ["我对花生过敏，请记住", "+我对花生过敏"],
    ["記住：我女兒叫小美", "+我女兒叫小美"],
    ["你还记得我的会议吗？", null],
    ["别忘了明天开会", null],
    ["关于我，你都记得什么？", "?"],
    ["忘记我吃素", "-我吃素"],
    ["忘记一切", "-*"],
    ["忘了吧", null],
    ["记住了", null],
  ],
};

describe.each(Object.entries(SAID))("what's said of memory in %s", (language, said) => {
  it.each(said)("%s", (text, order) => {
    expect(read(language, text)).toBe(order);
  });

  it("is understood by people with any language, and known to be said in its own", () => {
    for (const [text, order] of said.filter(([, order]) => order !== null)) {
      const found = readMemoryOrder(text, "en");
      expect([text, found?.language, told(found?.order)]).toEqual([text, language, order]);
    }
  });

  it("has the words without which a model isn't allowed to remember or forget", () => {
    const writes = said.filter(([, order]) => order !== null && order !== "?");
    expect(writes.filter(([text]) => !speaksOfMemory(text))).toEqual([]);
  });
});

it.each([
  ["en", "can you forget the gate code please", "the gate code"],
  ["en", "forget it", undefined],
  ["en", "forget the gate code?", undefined],
  ["de", "vergiss bitte den Türcode", "den Türcode"],
  ["es", "olvida el código", "el código"],
  ["fr", "oublie le code", "le code"],
  ["it", "dimentica il codice", "il codice"],
  ["pt", "esqueça o código", "o código"],
  ["ru", "забудь код от двери", "код от двери"],
  ["ko", "현관 비밀번호 잊어줘", "현관 비밀번호"],
  ["vi", "quên vụ size giày của mình đi", "size giày của mình"],
  ["zh-CN", "把我的车牌号忘掉吧", "我的车牌号"],
  ["ja", "駐車場の番号はもう忘れていいよ", "駐車場の番号"],
])("%s: %s may be to forget what's remembered", (language, text, fact) =>
  expect(readToForget(text, language)?.fact).toBe(fact),
);

it("what says nothing of memory isn't taken for it", () => {
  for (const text of ["What's on my calendar?", "Résume ce fichier", "予定を追加して", "总结这份文件", "Danke!"])
    expect([readMemoryOrder(text, "en"), speaksOfMemory(text)]).toEqual([null, false]);
});

it.each(["e ".repeat(1_000), "請".repeat(2_000), `forget about ${"please ".repeat(280)}`, "기억해 줘 ".repeat(330)])(
  "reading %.20s… doesn't take long",
  (text) => {
    const start = performance.now();
    readMemoryOrder(text, "en");
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);
