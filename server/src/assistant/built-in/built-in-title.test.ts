import { expect, it } from "@jest/globals";
import { requestOf } from "../testing/scene.ts";
import { builtInTitle } from "./built-in-title.ts";

const titleOf = (text: string) => builtInTitle({ ...requestOf({ text }), conversationId: "c", reply: "…" });

it.each([
  ["Add lunch with Sam tomorrow at noon", "Lunch with Sam"],
  ["What's on my calendar today?", "Events today"],
  ["What's the weather in Paris?", "Weather in Paris"],
  ["Find organic coffee under 20 euros", "Organic coffee"],
  ["Hi! Could you please explain how tides work? I never understood it.", "Explain how tides work"],
  ["Schreib mir ein Gedicht über den Mond", "Schreib mir ein Gedicht über den Mond"],
  ["Hello", null],
])("%j is titled %j", (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it.each(["!", " ", " and"])(
  "what's said after the first 2,000 characters isn't read, also after a run of %j",
  (mark) => {
    expect(titleOf(`tide${mark.repeat(200_000)} x`)).toBe("Tide");
  },
);
