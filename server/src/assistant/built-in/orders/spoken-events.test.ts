import { expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../../testing/scene.ts";
import { talk } from "../../testing/talk.ts";

const conversation = (language = "en") => {
  const ports = fakePorts();
  return { say: talk(ports, { person: { ...requestOf({}).person, language } }), events: ports.events };
};
const starts = (events: readonly { title: string; start: string }[]) =>
  events.map(({ title, start }) => `${title} ${start.slice(5, 16)}`).sort();

it("events that were added one after the other have places in that order", async () => {
  const { say, events } = conversation();
  await say("haircut on sunday at 9am");
  await say("concert on sunday at 8pm");
  await say("move the first one to 10");
  expect(starts(events)).toEqual(["Concert 11-22T19:00", "Haircut 11-22T09:00"]);
  expect((await say("cancel the second one")).text).toContain("**Concert**");
});

it("a series is also called one", async () => {
  const { say } = conversation();
  await say("yoga every day at 7am until December 10");
  expect((await say("cancel yoga series")).text).toBe(
    'Should I delete **Yoga** with all its dates? Answer "yes" or "no".',
  );
});

it("in Japanese, a time alone is one and no event and a time", async () => {
  const { say, events } = conversation("ja");
  await say("明日の正午に佐藤さんとランチ");
  await say("13時に変更して");
  expect(starts(events)).toEqual(["佐藤さんとランチ 11-19T12:00"]);
});

it("what ends when it begins is asked about", async () => {
  const { say, events } = conversation();
  expect((await say("lunch tomorrow from 5pm to 5pm")).text).toMatch(/^When is it\?/);
  expect(events).toEqual([]);
});
