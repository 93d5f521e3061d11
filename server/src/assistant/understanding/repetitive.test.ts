import { describe, expect, it } from "@jest/globals";
import { ownOrder } from "../built-in/own-order.ts";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";
import { leastProcessorTime } from "../../testing/processor-time.ts";
import { isRepetitive } from "./repetitive.ts";

it("is never read as an order of the person's own", async () => {
  const request = requestOf({ text: `${"moin ".repeat(60)}lunch tomorrow at noon` });
  expect(await leastProcessorTime(500, async () => void ownOrder(request))).toBeLessThan(500);
  expect(ownOrder(request)).toMatchObject({ isOrder: false, own: [], changes: [] });
});

describe("a text that only says the same again and again", () => {
  it.each([
    "moin ".repeat(28),
    "굿모닝, ".repeat(20),
    "對了".repeat(40),
    "oi pode me ".repeat(30),
    `${"aí e ".repeat(26)}x`,
  ])("is known: %s", (text) => expect(isRepetitive(text)).toBe(true));

  it.each([
    "lunch with Sam tomorrow at noon",
    "no no no no, move it to 3",
    "hahahahahahahahahahahahahahahaha",
    "-".repeat(200),
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    `remember that ${"the cat and a dog of our neighbours like sun, and we go out to some park with them on most of our free days. ".repeat(4)}`,
  ])("isn't seen in: %s", (text) => expect(isRepetitive(text)).toBe(false));

  // Greetings and courtesies that a language's table reads in several ways, with separators that vary.
  it.each([
    ["de", "moin, moin. moin! "],
    ["it", "ciao ciao, ciao. "],
    ["ko", "굿모닝, 굿모닝! "],
    ["pt", "oi pode me, aí e "],
    ["zh-CN", "对了，對了 "],
    ["vi", "ok ừ nhớ "],
    ["ja", "もう大丈夫、お願いします "],
    ["es", "hola por favor, "],
    ["fr", "salut stp, "],
    ["ru", "ну ладно, "],
    ["en", "hey please ok "],
  ])("takes little time in %s: %s", async (language, unit) => {
    for (const repeats of [4, 8, 12, 40, 400]) {
      const ports = fakePorts();
      const text = `${unit.repeat(repeats)}x`;
      const say = talk(ports, { person: { ...requestOf({}).person, language } });
      expect(await leastProcessorTime(500, () => say(text))).toBeLessThan(500);
      expect(ports.events).toEqual([]);
    }
  });
});
