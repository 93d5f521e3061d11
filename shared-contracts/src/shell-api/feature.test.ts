import { describe, expect, it } from "@jest/globals";
import { defineService, defineView, readFeatureModule } from "./feature.ts";

describe("readFeatureModule", () => {
  it("returns the view or service that a module exports", () => {
    const view = defineView(() => null);
    const service = defineService(() => ({ stop() {} }));
    expect(readFeatureModule({ default: view }, "mfe-test ./routes")).toBe(view);
    expect(readFeatureModule({ default: service }, "mfe-test ./source")).toBe(service);
  });

  it.each([
    undefined,
    null,
    {},
    { default: {} },
    { default: { kind: "view", contractVersion: "1.0.0" } },
    { default: () => null },
  ])("throws an error that names the module when it exports %o", (module) => {
    expect(() => readFeatureModule(module, "mfe-test ./routes")).toThrow(/^mfe-test \.\/routes exports/);
  });
});
