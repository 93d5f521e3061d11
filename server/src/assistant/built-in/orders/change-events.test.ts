import { expect, it } from "@jest/globals";
import { fakePorts } from "../../testing/scene.ts";
import { talk } from "../../testing/talk.ts";

it("an event that takes longer is changed, and one at another time is moved", async () => {
  const say = talk(fakePorts());
  await say("lunch with Priya tomorrow at noon");
  expect((await say("make lunch 30 minutes longer")).text).toMatch(/^Done\. I changed \*\*Lunch with Priya\*\*/);
  expect((await say("at 1")).text).toMatch(/^Done\. I moved \*\*Lunch with Priya\*\*/);
});
