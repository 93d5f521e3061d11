import { describe, expect, it } from "@jest/globals";
import { yesOrNo } from "./yes-or-no.ts";

describe("an answer to whether to do something", () => {
  it.each([
    ["en", "Yes, please!"],
    ["en", "yeah"],
    ["en", "ok, go ahead"],
    ["de", "Ja, bitte"],
    ["de", "jo, kann weg"],
    ["de", "ja, alle weg"],
    ["es", "sí, bórrala"],
    ["es", "claro que si, borralos"],
    ["fr", "Oui, vas-y"],
    ["fr", "ouais supprime tout"],
    ["it", "sì, va bene"],
    ["it", "ok, toglilo pure"],
    ["pt", "pode apagar"],
    ["ru", "Да, конечно"],
    ["vi", "ừm bỏ đi"],
    ["vi", "đúng r"],
    ["ko", "네, 삭제해 줘"],
    ["zh-CN", "嗯，取消吧"],
    ["zh-TW", "對，刪掉"],
    ["ja", "うん、消しちゃって"],
    ["ja", "ok"],
  ])("is yes in %s: %s", (language, text) => {
    expect(yesOrNo(text, language)).toBe("yes");
  });

  it.each([
    ["en", "no wait, keep it"],
    ["en", "ok, don’t cancel it"],
    ["de", "nein, lass es"],
    ["de", "moment doch nicht"],
    ["es", "no la borres"],
    ["es", "uy no, mejor déjalo como está"],
    ["fr", "non, laisse"],
    ["fr", "attends non"],
    ["fr", "en fait non laisse tomber"],
    ["it", "no, lascia stare"],
    ["it", "no no, aspetta"],
    ["pt", "não apague"],
    ["pt", "não, deixa quieto"],
    ["ru", "нет, оставь"],
    ["ru", "а нет, не надо"],
    ["vi", "thôi đừng xóa"],
    ["vi", "ừ, không hủy nữa"],
    ["vi", "thôi khoan, để hỏi vợ đã"],
    ["vi", "ừ để mai tính"],
    ["ko", "아니, 놔둬"],
    ["ko", "ㄴㄴ 냅둬"],
    ["ko", "잠깐 아냐"],
    ["ko", "취소하지 마"],
    ["zh-CN", "不用了，谢谢"],
    ["zh-CN", "不删了不删了，还是去考吧"],
    ["zh-TW", "別刪"],
    ["ja", "やっぱりやめて"],
    ["en", "God no!"],
    ["en", "oh hell no"],
    ["de", "Um Gottes willen, nein!"],
    ["es", "¡por Dios, no!"],
    ["fr", "mon dieu non"],
    ["it", "per carità, no"],
    ["pt", "meu deus, não"],
    ["ru", "боже, нет"],
    ["vi", "trời ơi, không"],
    ["zh-CN", "天哪，千万别"],
    ["ja", "うわ、絶対だめ"],
    ["ko", "세상에, 아니요"],
  ])("is no in %s: %s", (language, text) => {
    expect(yesOrNo(text, language)).toBe("no");
  });

  it.each([
    ["en", ""],
    ["en", "please"],
    ["en", "yesterday"],
    ["en", "yes, and the one on friday too"],
    ["en", "ok, lunch tomorrow at 12"],
    ["en", `yes${" yes".repeat(100)}`],
    ["fr", "annule"],
    ["vi", "có họp lúc 3h"],
    ["zh-CN", "是明天"],
    ["ja", "大丈夫です"],
    ["ja", "いいです"],
    ["ko", "됐어"],
    ["ko", "괜찮아"],
  ])("is neither in %s if it says more, or could be both: %s", (language, text) => {
    expect(yesOrNo(text, language)).toBe(null);
  });
});
