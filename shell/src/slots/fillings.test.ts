import { expect, it } from "@jest/globals";
import { sampleManifest } from "../testing/sample-features.ts";
import { fillingsOf } from "./fillings.ts";

it("sorts a slot's fillings by their order, those without one last", () => {
  const filled = sampleManifest("mfe-a", {
    slots: [
      { slot: "home.card", id: "late", expose: "./late" },
      { slot: "home.card", id: "second", expose: "./second", order: 20 },
      { slot: "command", id: "other", expose: "./other" },
      { slot: "home.card", id: "first", expose: "./first", order: 10 },
    ],
  });
  expect(fillingsOf([filled], "home.card").map(({ id }) => id)).toEqual(["first", "second", "late"]);
});
