import { describe, expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";

const lines = (text: string) => text.split(/\n+/);

it("days of which some hours are free aren't called busy, and each one's free times are told", async () => {
  const say = talk(fakePorts());
  await say("call mum on saturday at 8am");
  await say("lunch with Sam on saturday at 2pm");
  expect(lines((await say("am I free this weekend?")).text)).toEqual([
    "You're only partly free from Saturday 21 November to Sunday 22 November:",
    "- **Call mum**, on Saturday 21 November from 8:00 AM to 9:00 AM",
    "- **Lunch with Sam**, on Saturday 21 November from 2:00 PM to 3:00 PM",
    "Free times:",
    "- Saturday 21 November: 9:00 AM–2:00 PM and 3:00 PM–8:00 PM",
    "- Sunday 22 November: all day",
  ]);
});

it("a long span within a day stays that span", async () => {
  const say = talk(fakePorts());
  await say("party tomorrow from 22:30 to 23:30");
  expect((await say("am I free tomorrow from 8am to 10pm?")).text).toMatch(
    /^You're free tomorrow from 8:00 AM to 10:00 PM/,
  );
  expect(lines((await say("am I free tomorrow from 9am to 11pm?")).text).at(-1)).toBe("Free: 9:00 AM–10:30 PM.");
});

it("a day without a free hour is busy, and a span within a day has the times that are left", async () => {
  const say = talk(fakePorts());
  await say("add workshop on saturday from 8am to 8pm");
  expect((await say("am I free on saturday?")).text).toMatch(/^You're not free on Saturday 21 November, all day:/);
  await say("call mum on friday at 1pm");
  expect(lines((await say("am I free on friday afternoon?")).text).at(-1)).toBe(
    "Free: 12:00 PM–1:00 PM and 2:00 PM–6:00 PM.",
  );
});

describe("what's over", () => {
  /** On Saturday 28 November 2026. */
  const at = (time: string, language: string) =>
    talk(fakePorts(), {
      person: { ...requestOf({}).person, language, timezone: "Europe/Berlin" },
      sentAt: new Date(`2026-11-28T${time}:00+01:00`),
    });

  it.each([
    ["en", "am I free on saturday morning?", "on Saturday 5 December from 6:00 AM to 12:00 PM"],
    ["zh-CN", "周六上午有空吗", "12月5日星期六 06:00 至 12:00"],
    ["ja", "土曜の午前は空いてる？", "12月5日土曜日 6:00～12:00"],
    ["vi", "sáng thứ bảy mình có rảnh không", "5 tháng 12"],
    ["de", "Habe ich am Samstagvormittag Zeit?", "am Samstag, 5. Dezember"],
    ["es", "¿Estoy libre el sábado por la mañana?", "el sábado 5 de diciembre"],
    ["fr", "Je suis libre samedi matin ?", "samedi 5 décembre"],
  ])("isn't meant by a weekday alone: %s, %s", async (language, text, told) =>
    expect((await at("19:22", language)(text)).text).toContain(told),
  );

  it.each([
    ["en", "am I free this morning?", "Today from 6:00 AM to 12:00 PM is already over."],
    ["en", "am I free yesterday?", "Yesterday is already over."],
    ["zh-CN", "今天上午有空吗", "今天 06:00 至 12:00已经过去了。"],
    ["de", "Habe ich heute Vormittag Zeit?", "Heute, 06:00 bis 12:00 ist schon vorbei."],
  ])("is said to be so: %s, %s", async (language, text, told) =>
    expect((await at("19:22", language)(text)).text).toBe(told),
  );

  it("of today is no free time", async () => {
    const say = at("14:10", "en");
    await say("call mum today at 5pm");
    expect(lines((await say("am I free today?")).text).at(-1)).toBe("Free: 2:10 PM–5:00 PM and 6:00 PM–8:00 PM.");
    expect((await say("am I free this afternoon?")).text).toMatch(/today from 2:10 PM to 6:00 PM/);
  });
});

it("a part of a day with an event in it is partly free", async () => {
  const say = talk(fakePorts());
  await say("coffee with Bo on friday at 9am for 20 minutes");
  expect(lines((await say("when am I free on friday morning?")).text)).toEqual([
    "You're only partly free on Friday 20 November from 6:00 AM to 12:00 PM:",
    "- **Coffee with Bo**, on Friday 20 November from 9:00 AM to 9:20 AM",
    "Free: 6:00 AM–9:00 AM and 9:20 AM–12:00 PM.",
  ]);
});
