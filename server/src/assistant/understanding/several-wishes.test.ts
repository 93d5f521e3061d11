import { describe, expect, it } from "@jest/globals";
import { severalWishes } from "./several-wishes.ts";
import { inZone } from "./zone.ts";

// A Wednesday, 10:00 in Shanghai.
const now = inZone(new Date("2026-11-18T02:00:00Z"), "Asia/Shanghai");

const told = (text: string, language: string) =>
  severalWishes(text, { now, language })?.map(
    ({ title, when: { start } }) => `${start.day.toString().slice(5)} ${start.time?.toString().slice(0, 5)} ${title}`,
  ) ?? null;

describe("several new events in one message", () => {
  it.each([
    ["zh-CN", "明天上午九点体检，下午三点剪头发", ["11-19 09:00 体检", "11-19 15:00 剪头发"]],
    ["zh-CN", "帮我加两个：周一上午9点部门会，周二下午两点查视力", ["11-23 09:00 部门会", "11-24 14:00 查视力"]],
    ["zh-CN", "周四 9:00 周会\n周五 14:00 客户拜访，两个小时", ["11-19 09:00 周会", "11-20 14:00 客户拜访"]],
    ["zh-CN", "王总、李总明天下午3点开会；后天上午10点体检", ["11-19 15:00 王总、李总开会", "11-20 10:00 体检"]],
    ["ko", "내일 10시 미용실이랑 3시 네일", ["11-19 10:00 미용실", "11-19 15:00 네일"]],
    ["ko", "내일 오전 10시에 병원 가고 오후 2시에 은행 가야돼", ["11-19 10:00 병원 가기", "11-19 14:00 은행 가기"]],
    ["ja", "明日は9時に健康診断、19時から同窓会", ["11-19 09:00 健康診断", "11-19 19:00 同窓会"]],
    ["zh-CN", "明天上午9点交房租 下午2点去医院复查", ["11-19 09:00 交房租", "11-19 14:00 去医院复查"]],
    ["de", "morgen 9 uhr friseur und um 18:30 elternabend", ["11-19 09:00 Friseur", "11-19 18:30 Elternabend"]],
    ["es", "mañana a las 9 dentista y a las 12:30 banco", ["11-19 09:00 Dentista", "11-19 12:30 Banco"]],
    ["fr", "dentiste lundi à 9h et coiffeur mardi à 17h", ["11-23 09:00 Dentiste", "11-24 17:00 Coiffeur"]],
    ["pt", "dentista quinta às 14h e escola sexta às 18h30", ["11-19 14:00 Dentista", "11-20 18:30 Escola"]],
    ["ru", "завтра в 9:00 врач и в 18:30 школа", ["11-19 09:00 Врач", "11-19 18:30 Школа"]],
    [
      "en",
      "Lunch with Sam tomorrow at noon, dentist on Friday at 3pm",
      ["11-19 12:00 Lunch with Sam", "11-20 15:00 Dentist"],
    ],
    [
      "en",
      "meeting room Thursday 10 to 11:30 and lunch with Kim at 12 the same day",
      ["11-19 10:00 Meeting room", "11-19 12:00 Lunch with Kim"],
    ],
    [
      "de",
      "Besprechung Donnerstag von 10 bis 11:30 und Mittagessen mit Kim um 12 am selben Tag",
      ["11-19 10:00 Besprechung", "11-19 12:00 Mittagessen mit Kim"],
    ],
  ])("are read (%s: %s)", (language, text, events) => expect(told(text, language)).toEqual(events));

  it.each([
    ["zh-CN", "明天上午九点写方案，两个小时"],
    ["zh-CN", "明天下午3点开会，5点结束"],
    ["zh-CN", "明天下午3点开会，不对，4点"],
    ["zh-CN", "明天下午两点开会，1点50提醒我"],
    ["zh-CN", "明天下午三点开会，七点跑步"],
    ["zh-CN", `明天下午三点开会，${"哦，".repeat(900)}五点跑步`],
    ["ko", "내일 2시 피티, 3시 네일 취소해줘"],
    ["ko", "내일 3시 민지랑 점심"],
    ["ja", "明日15時に会議、17時まで"],
    ["ja", "明日15時に会議、14時50分に教えて"],
    ["en", "Meeting tomorrow at 3pm, ends at 5pm"],
    ["it", "domani alle 9 riunione con Rossi e Bianchi"],
  ])("aren't seen in one, or in what's unclear (%s: %s)", (language, text) => expect(told(text, language)).toBeNull());
});
