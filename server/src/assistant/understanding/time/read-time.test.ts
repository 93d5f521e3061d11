import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { processorTime } from "../../../testing/processor-time.ts";
import { readTime } from "./read-time.ts";

const LANGUAGES = ["en", "en-GB", "vi", "zh-CN", "ja", "ko", "de", "es", "fr", "it", "pt", "ru"];
const NOW = "2026-11-18T10:00[Europe/Berlin]";
const now = Temporal.ZonedDateTime.from(NOW);

/** Words that mean something, which random text seldom has. */
const WORDS =
  'tomorrow|monday|every|until|except|from|to|and|or|at|3|3:30|12/31|31|2026-02-30|99|9999|weeks|in|the 5th|next|of|noon|before|mai|mốt|thứ|hai|tuần sau|hàng tuần|đến|trừ|9h|rưỡi|kém|ngày|tháng|nữa|mot|toi|thu 2|明天|下周|周三|三点|半|到|每|隔|月|号|除了|农历|提前|小时后|差|내일|다음 주|금요일|오후|세 시|반|부터|까지|마다|übermorgen|nächsten|freitag|um|halb|jeden|bis|außer|mañana|próximo|las|cada|menos|hasta|demain|lundi|à|chaque|sauf|15h30|domani|venerdì|alle|ogni|tranne|amanhã|sexta|às|toda|exceto|завтра|в|пятницу|каждый|кроме|明日|来週の|金曜|から|まで|毎週|第|25時|以外|分後に|旧暦|「|」|"|,|、| |\u0301|０|㋀|😀'.split(
    "|",
  );
const text = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...WORDS) }, fc.string({ unit: "grapheme", maxLength: 6 })), {
    maxLength: 14,
  })
  .chain((parts) => fc.constantFrom(parts.join(" "), parts.join("")));
const moments = fc
  .tuple(
    fc.date({ min: new Date("1990-01-01T00:00Z"), max: new Date("2150-01-01T00:00Z"), noInvalidDate: true }),
    fc.constantFrom("UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Africa/Casablanca"),
  )
  .map(([date, zone]) => Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone));

describe.each(LANGUAGES)("reading times in %s", (language) => {
  it("never fails, and tells which parts of the text it used", () => {
    fc.assert(
      fc.property(text, moments, (said, at) => {
        const reading = readTime(said, { now: at, language });
        let end = -1;
        for (const [from, to] of reading.spans) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(reading.text.length);
        if (reading.days !== null) {
          expect(Temporal.PlainDate.compare(reading.days.first, reading.days.last)).toBeLessThanOrEqual(0);
        }
        if (reading.spans.length === 0) expect(reading).toMatchObject({ days: null, start: null, recurrence: null });
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    "a",
    "1",
    "三",
    "周三和",
    "thứ ",
    "hai mươi ",
    "every monday, ",
    "1 ",
    "12:",
    "12/",
    "at 3 to ",
    "until ",
    "明",
    "月曜と",
    "3時",
    "第1",
    "「",
    '"',
    " ",
    ", ",
    "\n",
    "\u0301",
    "一二三",
    "五分钟",
    "sau 3 ",
    "😀",
    "2 4 6 ",
    "세 시 반 ",
    "jeden montag und ",
    "de las tres a ",
    "le lundi et ",
    "alle tre e ",
    "às três e ",
    "в три и ",
  ])("takes little time for thousands of %j", (unit) => {
    readTime(unit, { now, language });
    const begun = processorTime();
    readTime(unit.repeat(10_000 / unit.length), { now, language });
    expect(processorTime() - begun).toBeLessThan(400);
  });
});

it("is the same in every time zone of the server", () => {
  const script = `
    import { Temporal } from "temporal-polyfill";
    import { readTime } from ${JSON.stringify(new URL("read-time.ts", import.meta.url).href)};
    const now = Temporal.ZonedDateTime.from(${JSON.stringify(NOW)});
    const said = { en: "lunch next friday at 7 until 9, every week", vi: "10 phút nữa, mai 9h", "zh-CN": "3月28号凌晨两点半到四点", ja: "今夜25時から毎週月曜" };
    console.log(new Date().getTimezoneOffset());
    console.log(JSON.stringify(Object.entries(said).map(([language, text]) => readTime(text, { now, language }))));
  `;
  const inZone = (zone: string) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: fileURLToPath(new URL(".", import.meta.url)),
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    }).split("\n");
  const [east, west] = [inZone("Pacific/Kiritimati"), inZone("America/Los_Angeles")];
  expect(east[0]).not.toBe(west[0]);
  expect(east[1]).toContain("2026-11-");
  expect(east[1]).toBe(west[1]);
});
