import { expect, it } from "@jest/globals";
import { fakePorts } from "../testing/scene.ts";
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
