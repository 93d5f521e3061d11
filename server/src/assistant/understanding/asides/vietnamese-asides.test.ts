import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { processorTime } from "../../../testing/processor-time.ts";
import { isHesitant } from "../hesitant.ts";
import { plainest } from "../plainest.ts";
import { severalWishes } from "../several-wishes.ts";
import { understand } from "../understand.ts";

const now = Temporal.ZonedDateTime.from("2026-12-08T09:15[Asia/Ho_Chi_Minh]");
const reading = { now, language: "vi" };

/** What a message adds to the calendar: title and start. Null if nothing is certain enough for that. */
function added(message: string): string | null {
  if (isHesitant(message, "vi")) return null;
  const intent = understand(plainest(message, reading, { isAsked: false, hasAsked: false }), reading);
  if (intent.kind !== "calendar.create" || intent.wish.isDoubtful) return null;
  const { title, when } = intent.wish;
  return `${title} | ${when.start.day.toString()} ${when.start.time?.toString().slice(0, 5) ?? ""}`.trim();
}

describe("what people say in Vietnamese beside what they ask for", () => {
  it.each([
    ["mai 3h chiều họp với Lan, lâu rồi không gặp", "Họp với Lan | 2026-12-09 15:00"],
    ["mai 3h chiều họp với Lan, ghi vô lịch giùm bà nha", "Họp với Lan | 2026-12-09 15:00"],
    ["trời ơi suýt quên, mai 3h chiều họp với Lan", "Họp với Lan | 2026-12-09 15:00"],
    ["mình phải đi khám bác sĩ 9h sáng mai vì đau bụng", "Đi khám bác sĩ | 2026-12-09 09:00"],
    ["mai 9h sang di kham rang, dau rang qua troi", "Di kham rang | 2026-12-09 09:00"],
    ["Nhắc bố 4 giờ chiều đón cháu Tôm tan học nhé, hôm nay mẹ nó bận trực", "Đón cháu Tôm tan học | 2026-12-08 16:00"],
    ["chèn vô lịch giùm chị: 7h tối thứ bảy đám cưới con chị Bảy", "Đám cưới con chị Bảy | 2026-12-12 19:00"],
    ["mai 8h sáng nộp bài, cô giáo khó lắm", "Nộp bài | 2026-12-09 08:00"],
    ["cà phê với Trang 3h chiều mai, ủa lộn 4h chiều", "Cà phê với Trang | 2026-12-09 16:00"],
    ["ông nhờ cháu ghi là ngày 20 này 9 giờ họp tổ hưu trí nhé", "Họp tổ hưu trí | 2026-12-20 09:00"],
    ["tối nay đi nhậu sợ quên, 6h chiều nhắc mình đón con nhé", "Đón con | 2026-12-08 18:00"],
    ["9h sáng mai gặp khách, nhắc trước nửa tiếng để chuẩn bị hồ sơ", "Gặp khách | 2026-12-09 09:00"],
    ["nhắc mình đóng tiền nhà 8h tối mai cho chắc", "Đóng tiền nhà | 2026-12-09 20:00"],
    ["thêm lịch nha sĩ 3h chiều mai, ghi vô cho tớ vs", "Nha sĩ | 2026-12-09 15:00"],
    ["tụi mình chốt đi Vũng Tàu 6h sáng thứ 7 nhé", "Đi Vũng Tàu | 2026-12-12 06:00"],
    ["mẹ đau lưng nên 9h sáng mai chở mẹ đi châm cứu", "Chở mẹ đi châm cứu | 2026-12-09 09:00"],
  ])("is left out: %s", (message, told) => expect(added(message)).toBe(told));

  it.each([
    "mai 3h chiều họp với Lan, đùa thôi",
    "mai 3h chiều họp với Lan, hủy rồi",
    "mai 3h chiều họp với Lan, không đi nữa",
    "mai 3h chieu hop voi Lan, khong di nua",
    "mai 3h chiều họp với Lan, không cần ghi lịch đâu",
    "mai 3h chiều họp với Lan, tui không tới được",
    "mai 3h chiều họp với Lan, sếp hoãn lại rồi",
    "mai 3h chiều họp với Lan, để hỏi sếp đã",
    "mai 3h chiều họp với Lan, nếu không mưa",
    "mai 3h chiều họp với Lan, hay thứ 5 nhỉ",
    "mai 3h chiều họp với Lan, chưa chắc nữa",
    "mai 3h chiều họp với Lan, rủ thêm Hà nữa",
    "mai 3h chiều họp với Lan, nhớ mang hợp đồng",
    "mai 3h chiều họp với Lan, 5h em đi đón con",
    "mai 3h chiều họp với Lan, xóa buổi gym giùm mình",
    "mai 3h chiều họp với Lan, à thôi khỏi",
    "mai 3h chiều họp với Lan, với cả hủy buổi gym",
    "mai 3h chiều đá banh với Lan, sân đổi qua Phú Thọ rồi",
    "cho buổi họp với Lan ngày mai sớm lên 3h chiều",
    "tối nay họp với Lan, 5h chiều nhắc mình gọi khách",
    "ước gì mai 3h chiều được đi đá banh",
    "sếp nói mai 3h chiều họp hả, lạ vậy",
  ])("isn't left out if it takes back, asks, or says more: %s", (message) => expect(added(message)).toBeNull());

  it("is left out of an answer, unless that says something else", () => {
    expect(plainest("ừ hủy đi, mai bận", reading, { isAsked: true, hasAsked: false })).toBe("ừ hủy đi");
    for (const message of ["ừ, không hủy nữa", "ok, đừng hủy", "ừ, mà thôi"])
      expect(plainest(message, reading, { isAsked: true, hasAsked: false })).toBe(message);
  });

  it("may sound like all there is", () =>
    expect(
      plainest("cái hẹn nha sĩ đổi tên thành Khám răng đi cho dễ nhớ", reading, { isAsked: false, hasAsked: false }),
    ).toBe("cái hẹn nha sĩ đổi tên thành Khám răng đi"));

  it("is left out of what's taken back, whatever is considered instead", () =>
    expect(plainest("à thôi trả lại như cũ đi, để hỏi lại ba đã", reading, { isAsked: false, hasAsked: false })).toBe(
      "à thôi trả lại như cũ đi",
    ));

  it("may ask whether the weather suits something, unless that names a place", () => {
    const asked = (text: string) => plainest(text, reading, { isAsked: false, hasAsked: false });
    expect(asked("thời tiết hôm nay sao, phơi đồ được không")).toBe("thời tiết hôm nay sao");
    expect(asked("mai mưa không, đi Đà Lạt được không")).toBe("mai mưa không, đi Đà Lạt được không");
  });

  it("may stand between events", () =>
    expect(severalWishes("mai 3h họp với Lan. Thứ 5 9h khám răng.", reading)?.map(({ title }) => title)).toEqual([
      "Họp với Lan",
      "Khám răng",
    ]));

  it.each(["rồi, ", "em đi, ", "mà ", "để em ", "không cần "])("is read fast: %s…", (words) => {
    const text = words.repeat(300 / words.length);
    plainest(text, reading, { isAsked: false, hasAsked: false });
    const begun = processorTime();
    plainest(text, reading, { isAsked: false, hasAsked: false });
    expect(processorTime() - begun).toBeLessThan(500);
  });
});
