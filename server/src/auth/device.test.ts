import { describe, expect, it } from "@jest/globals";
import { describeDevice, UNKNOWN_DEVICE } from "./device.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0";

describe("a device", () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, "Chrome", "Linux", "desktop"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/139.0`,
      "Microsoft Edge",
      "Windows",
      "desktop",
    ],
    ["Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0", "Firefox", "Windows", "desktop"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari",
      "iOS",
      "phone",
    ],
    [`Mozilla/5.0 (Linux; Android 14; Pixel Tablet) ${CHROME} Safari/537.36`, "Chrome", "Android", "tablet"],
  ])("is recognized when it sends %s", (userAgent, browser, os, kind) => {
    expect(describeDevice(userAgent)).toEqual({ browser, os, kind });
  });

  it.each([undefined, "", "curl/8.5.0", "<script>alert(1)</script>", `Mozilla/5.0 ${"x".repeat(100_000)}`])(
    "is unknown when it sends %.20s",
    (userAgent) => {
      expect(describeDevice(userAgent)).toEqual(UNKNOWN_DEVICE);
    },
  );
});
