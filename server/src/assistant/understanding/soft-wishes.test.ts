import { describe, expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";
import { inZone } from "./zone.ts";
import { understand } from "./understand.ts";

const SATURDAY = new Date("2026-11-28T09:00:00.000Z");

describe("what's only considered", () => {
  it.each([
    ["en", "maybe pencil in a walk with Kim on Sunday at 3?", "Walk with Kim"],
    ["en", "It would be lovely to have tea with Ruth on Tuesday at 4", "Tea with Ruth"],
    ["de", "vielleicht Spaziergang mit Kim am Sonntag um 15 Uhr?", "Spaziergang mit Kim"],
    ["de", "Es wäre schön, am Dienstag um 16 Uhr Tee mit Ruth zu trinken", "Tee mit Ruth"],
    ["fr", "ce serait sympa de prendre un thé avec Ruth mardi à 16h", "thé avec Ruth"],
    ["es", "quizás paseo con Kim el domingo a las 15:00?", "Paseo con Kim"],
    ["it", "forse passeggiata con Kim domenica alle 15?", "Passeggiata con Kim"],
    ["pt", "talvez caminhada com Kim no domingo às 15h?", "Caminhada com Kim"],
    ["ru", "может быть, прогулка с Кимом в воскресенье в 15:00?", "Прогулка с Кимом"],
    ["zh-CN", "也许周日下午3点和小金散步？", "和小金散步"],
    ["ja", "たぶん日曜15時に散歩？", "散歩"],
  ])("is proposed: %s, %s", async (language, text, title) => {
    const ports = fakePorts();
    const { person } = requestOf({});
    const say = talk(ports, { person: { ...person, language, timezone: "Europe/Berlin" }, sentAt: SATURDAY });
    const { cards } = await say(text);
    expect(ports.events).toEqual([]);
    expect(JSON.stringify(cards)).toContain(title);
  });
});

describe("a question beside a text that forbids to write", () => {
  const now = inZone(SATURDAY, "Europe/Berlin");

  it.each([
    ["en", "don't book anything, just wondering: could I do dinner with Leo on Saturday at 8?", "calendar.free"],
    ["en", "don't add anything, am I free on Friday?", "calendar.free"],
    ["en", "don't add lunch, what do I have on monday?", "calendar.list"],
    ["de", "Trag nichts ein, nur eine Frage: habe ich am Samstag um 20 Uhr Zeit?", "calendar.free"],
    ["ja", "予定を追加しないでください。月曜は空いてる？", "calendar.free"],
    ["zh-CN", "别帮我加日程，周一我有空吗？", "calendar.free"],
    ["en", "don't add anything, lunch with Leo on Saturday at 8", "unknown"],
  ])("is answered: %s, %s", (language, text, kind) => expect(understand(text, { now, language }).kind).toBe(kind));

  it("is about the evening where dinner is", () => {
    const intent = understand("could I do dinner with Leo on Saturday at 8?", { now, language: "en" });
    expect(intent.kind === "calendar.free" && intent.from.toString()).toBe("2026-11-28T20:00:00");
  });
});
