import { describe, expect, it } from "@jest/globals";
import { leftOutIn } from "./left-out.ts";

describe("what an answer leaves out", () => {
  it.each([
    ["あ、歯医者は残して", "歯医者"],
    ["えっと、歯医者はやっぱ行くから残しておいて", "歯医者"],
    ["はい、でも飲み会以外で", "飲み会"],
  ])("%s", (said, expected) => expect(leftOutIn(said, "ja")).toBe(expected));

  it.each(["はいお願いします", "全部残して？", "歯医者は？"])("nothing in %s", (said) =>
    expect(leftOutIn(said, "ja")).toBeNull(),
  );
});
