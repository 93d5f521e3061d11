import { hostname, userInfo } from "node:os";
import { describe, expect, it } from "@jest/globals";
import { actNow } from "./act.ts";

describe("who changes the registry", () => {
  it("is whoever ATRIUM_ACTOR names, else the user of this process on this machine", () => {
    expect(actNow("Faster", { ATRIUM_ACTOR: " ann via CI " })).toEqual({
      at: expect.stringMatching(/Z$/),
      by: "ann via CI",
      why: "Faster",
    });
    const self = `${userInfo().username}@${hostname()}`;
    expect(actNow(undefined, {})).toEqual({ at: expect.any(String), by: self });
    expect(actNow(undefined, { ATRIUM_ACTOR: " " }).by).toBe(self);
  });

  it.each([
    ["Faster", { ATRIUM_ACTOR: "ann\nbob" }, "ATRIUM_ACTOR must be one line of 1 to 200 characters"],
    ["Faster", { ATRIUM_ACTOR: "a".repeat(201) }, "ATRIUM_ACTOR must be one line"],
    ["", {}, "The reason must be one line of 1 to 1000 characters"],
    ["a\u001B[2Jb", {}, "The reason must be one line"],
  ])("has to be told in one line, and so has the reason: %j %j", (why, env, message) => {
    expect(() => actNow(why, env)).toThrow(message);
  });
});
