import { describe, expect, it } from "@jest/globals";
import { isDoubtfulTitle, joinsClauses } from "./doubtful-title.ts";

describe("a title", () => {
  it.each([
    ["en", "Dentist because my tooth hurts"],
    ["en", "Gym this thursday"],
    ["en", "Call the plumber at 14:30"],
    ["en", "Lunch with"],
    ["en", "Dentist. And call mom"],
    ["en", "A walk along the river with everybody who has time and wants to"],
    ["en", "Doctor , bring the forms"],
    ["en", "Meeting with Chief Adebayo 12"],
    ["en", "Have gone to the dentist"],
    ["en", "The in-laws over on pancake day"],
    ["en", "Dinner who's coming"],
    ["vi", "Họp với sếp nhé"],
    ["vi", "Đi khám vì đau bụng"],
    ["vi", "Gặp Lan thứ 6"],
    ["vi", "Họp với Lan, hủy rồi"],
    ["vi", "Ước gì được đi đá banh"],
    ["vi", "Sếp bảo họp gấp"],
    ["vi", "Họp nhom luon"],
    ["vi", "Di kham rang nhe"],
    ["zh-CN", "开会的"],
    ["zh-CN", "下午开会"],
    ["zh-CN", "开会,老张主持"],
    ["zh-CN", "俺在饭店聚聚"],
    ["zh-CN", "顺便买点水果"],
    ["zh-CN", "本来要开会"],
    ["zh-CN", "因为下雨开会"],
    ["zh-TW", "因為下雨開會"],
    ["ja", "歯医者なので"],
    ["ja", "明日の会議"],
    ["ja", "美容院、疲れた"],
    ["ja", "迎え行くから寝ちゃいそう"],
    ["ja", "部長と飲みやわ"],
    ["ja", "代官山の蔦屋にしといて"],
    ["ja", "らいしゅうのはいしゃよやくしたいれといて"],
    ["ja", "さ、友達と映画"],
    ["ja", "打ち合わせだと思う"],
    ["ja", "で予算レビュー"],
    ["ja", "はい"],
    ["ja", "会議出なくていい"],
    ["ja", "先方から連絡来て訪問"],
    ["ja", "田中さんも参加する"],
    ["ja", "会議休み"],
    ["ja", "仕事の関係で東京出張"],
    ["de", "Zahnarzt am"],
    ["de", "Essen mit Ana Dienstag"],
    ["es", "Cena porque es mi cumpleaños"],
    ["fr", "Dîner demain"],
    ["it", "Cena domani"],
    ["pt", "Reunião na terça"],
    ["ru", "Ужин потому что праздник"],
    ["ko", "내일 회의"],
  ])("in %s may have more in it than what it's about: %s", (language, title) => {
    expect(isDoubtfulTitle(title, language)).toBe(true);
  });

  it.each([
    ["en", "Call Sunday Smith"],
    ["en", "Meeting 1"],
    ["en", "Piano lesson with Ms. Chen"],
    ["en", "Buy milk, eggs and bread"],
    ["en", "Interview with candidate 5"],
    ["en", "One on one with my boss"],
    ["en", 'Read "Thursday is off, please"'],
    ["vi", "Coi phim Thứ Sáu Ngày 13"],
    ["vi", "Đi nha sĩ"],
    ["vi", "Bên giao gạo tới"],
    ["vi", "Thi cuối kỳ môn Toán"],
    ["zh-CN", "给周一鸣打电话"],
    ["zh-CN", "给我妈回个电话"],
    ["zh-CN", "和闺蜜喝下午茶"],
    ["zh-CN", "还花呗"],
    ["zh-CN", "希望小学开学典礼"],
    ["zh-CN", "看《明天会更好》"],
    ["ja", "日曜大工"],
    ["ja", "お母さんの誕生日会"],
    ["ja", "薬を飲む"],
    ["ja", "かもめ食堂"],
    ["de", "Telefonat mit Frau Sonntag"],
    ["es", "Llamar a Domingo Reyes"],
    ["fr", "Dîner avec Ana"],
    ["it", "Chiamare Domenica Ferri"],
    ["pt", "Segunda via do RG"],
    ["ru", "Ужин с Аней"],
    ["ko", "민수랑 저녁"],
  ])("in %s is what it's about: %s", (language, title) => {
    expect(isDoubtfulTitle(title, language)).toBe(false);
  });

  it("isn't put together from clauses that a space parts", () => {
    expect(joinsClauses("打太极别迟到", "后天早上八点打太极 别迟到")).toBe(true);
    expect(joinsClauses("打太极", "后天早上八点 打太极 别迟到")).toBe(false);
  });
});
