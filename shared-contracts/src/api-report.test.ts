import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { REPORT_FILE, publicSurface } from "../api-report.ts";

it("the public surface matches the accepted report of this contract version", () => {
  expect(existsSync(REPORT_FILE)).toBe(true);
  expect(publicSurface()).toBe(readFileSync(REPORT_FILE, "utf8"));
});
