import { describe, expect, it, jest } from "@jest/globals";
import { parseDsn, sentryEnvelope } from "./sentry-envelope.ts";
import { createTelemetry } from "./telemetry.ts";

const CONFIG = { apiBaseUrl: "/api", publicUrl: "http://localhost", googleSignIn: false };
const DSN = "https://key@errors.example/sub/42";

function setUp(config: Partial<Parameters<typeof createTelemetry>[0]> = {}) {
  const sent: { url: string; body: string | undefined }[] = [];
  const sendBeacon = (url: string, body?: string) => sent.push({ url, body }) > 0;
  const page = { navigator: { sendBeacon }, location: window.location } as unknown as Window;
  return { telemetry: createTelemetry({ ...CONFIG, ...config }, page), sent };
}

describe("telemetry", () => {
  it("sends nothing unless its ids are configured", () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    const { telemetry, sent } = setUp();
    telemetry.track("opened", {});
    telemetry.report(new Error("boom"), {});
    expect(sent).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
  it("reports itself with the web app's name and version", () => {
    const { telemetry, sent } = setUp({ analyticsId: "G-1" });
    telemetry.track("opened", { feature: "mfe-chat" });
    const query = new URL(sent[0]?.url ?? "").searchParams;
    expect(["tid", "en", "ep.app_name", "ep.app_version", "ep.feature"].map((name) => query.get(name))).toEqual([
      "G-1",
      "opened",
      "atrium-web",
      "1.0.0",
      "mfe-chat",
    ]);
  });
  it("addresses the error service as its DSN says", () => {
    expect(parseDsn(DSN)?.url).toMatch(/^https:\/\/errors\.example\/sub\/api\/42\/envelope\/\?sentry_key=key&/);
    expect(parseDsn("nonsense")).toBeUndefined();
  });
  it("puts an error into three lines of JSON", () => {
    const dsn = parseDsn(DSN);
    if (!dsn) throw new Error("The DSN was not read");
    const lines = sentryEnvelope(dsn, new RangeError("boom"), { feature: "mfe-chat" }, new Date(0)).split("\n");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { dsn: DSN },
      { type: "event" },
      {
        release: "atrium-web@1.0.0",
        tags: { feature: "mfe-chat" },
        exception: { values: [{ type: "RangeError", value: "boom" }] },
      },
    ]);
  });
});
