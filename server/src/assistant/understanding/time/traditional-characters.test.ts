import { describe, expect, it } from "@jest/globals";
import { inBothScripts } from "./traditional-characters.ts";

describe("a table in simplified characters", () => {
  const { source, pattern, list } = inBothScripts({
    source: "^(?:帮我|[请麻])后天$",
    pattern: /^点了(?<what>.)$/u,
    list: ["谢谢"],
  });

  it.each(["帮我后天", "幫我後天", "請后天", "请後天"])("finds %s", (text) =>
    expect(new RegExp(source, "u").test(text)).toBe(true),
  );

  it("keeps the groups and flags of patterns, and lists", () => {
    expect(pattern.exec("點了餐")?.groups).toEqual(expect.objectContaining({ what: "餐" }));
    expect(pattern.flags).toBe("u");
    expect(list).toEqual(["[谢謝][谢謝]"]);
  });
});
