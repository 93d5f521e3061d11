import { HttpError } from "@atrium/shared-contracts/contract";
import { DEFAULT_SETTINGS, type Settings } from "@atrium/shared-contracts/wire";
import { Subject } from "@atrium/shared-contracts/rx";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { framesOf, plainProperty } from "./scrub.ts";
import { createSenders } from "./senders.ts";
import { parseDsn, sentryEnvelope } from "./sentry-envelope.ts";
import { createTelemetry } from "./telemetry.ts";

const CONFIG = { apiBaseUrl: "/api", publicUrl: "http://localhost", googleSignIn: false };
const DSN = "https://key@errors.example/sub/42";
const BOTH = { analyticsId: "G-1", sentryDsn: DSN };
const ALL = DEFAULT_SETTINGS.privacy;

function setUp(
  config: Partial<Parameters<typeof createTelemetry>[0]> = BOTH,
  allowed: Settings["privacy"] | null = ALL,
) {
  const sent: { url: string; body: string | undefined }[] = [];
  const sendBeacon = (url: string, body?: string) => sent.push({ url, body }) > 0;
  const page = { navigator: { sendBeacon }, location: window.location } as unknown as Window;
  const telemetry = createTelemetry({ ...CONFIG, ...config }, page);
  const privacy$ = new Subject<Settings["privacy"]>();
  telemetry.obey(privacy$, createSenders);
  if (allowed) privacy$.next(allowed);
  const both = () => {
    telemetry.track("opened", {});
    telemetry.report(new Error("boom"), {});
    return sent.splice(0).map(({ url }) => new URL(url).hostname);
  };
  return { telemetry, sent, privacy$, both };
}

beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => {}));

describe("telemetry", () => {
  it.each([
    ["its ids are not configured", {}, ALL],
    ["the settings are not known", BOTH, null],
    ["nothing is allowed", BOTH, { dataCollection: true, analytics: false, crashReports: false }],
    ["data collection is off, whatever the others say", BOTH, { ...ALL, dataCollection: false }],
  ])("sends nothing while %s", (_name, config, allowed) => {
    expect(setUp(config, allowed).both()).toEqual([]);
  });

  it.each([
    [ALL, ["www.google-analytics.com", "errors.example"]],
    [{ ...ALL, analytics: false }, ["errors.example"]],
    [{ ...ALL, crashReports: false }, ["www.google-analytics.com"]],
  ])("with %j reaches %j", (allowed, hosts) => {
    expect(setUp(BOTH, allowed).both()).toEqual(hosts);
  });

  it("applies a change immediately, ends with the session, and never later sends what wasn't allowed at the time", () => {
    const { both, privacy$, sent } = setUp(BOTH, { ...ALL, dataCollection: false });
    both();
    privacy$.next(ALL);
    expect(sent).toEqual([]);
    expect(both()).toHaveLength(2);
    privacy$.next({ ...ALL, dataCollection: false });
    expect(both()).toEqual([]);
    privacy$.next(ALL);
    privacy$.complete();
    expect(both()).toEqual([]);
  });

  it("reports itself with the web app's name and version, and no page's path", () => {
    const { telemetry, sent } = setUp();
    window.history.pushState(null, "", "/chat/secret-conversation?q=1");
    telemetry.track("opened", { feature: "mfe-chat" });
    const query = new URL(sent[0]?.url ?? "").searchParams;
    expect(["tid", "en", "dl", "ep.app_name", "ep.app_version", "ep.feature"].map((name) => query.get(name))).toEqual([
      "G-1",
      "opened",
      "http://localhost/",
      "atrium-web",
      "1.0.0",
      "mfe-chat",
    ]);
  });

  it("stops after twenty reports from one page", () => {
    const { telemetry, sent } = setUp();
    for (let count = 0; count < 30; count += 1) telemetry.report(new Error("again"), {});
    expect(sent).toHaveLength(20);
  });
});

describe("a report", () => {
  it("is addressed as its DSN says", () => {
    expect(parseDsn(DSN)?.url).toMatch(/^https:\/\/errors\.example\/sub\/api\/42\/envelope\/\?sentry_key=key&/);
    expect(parseDsn("nonsense")).toBeUndefined();
  });

  const envelope = (error: unknown, tags: Record<string, string> = {}) => {
    const dsn = parseDsn(DSN);
    if (!dsn) throw new Error("The DSN was not read");
    return sentryEnvelope(dsn, error, tags, new Date(0));
  };

  it("is three lines of JSON: the error's class and where it happened", () => {
    const error = new RangeError("boom");
    error.stack =
      "RangeError: boom\n    at draw (http://h/releases/shell/1/main.js?x=1:7:9)\n    at http://h/chat/abc:1:2";
    const lines = envelope(error, { feature: "mfe-chat" }).split("\n");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { dsn: DSN },
      { type: "event" },
      {
        release: "atrium-web@1.0.0",
        tags: { feature: "mfe-chat" },
        exception: {
          values: [
            {
              type: "RangeError",
              stacktrace: {
                frames: [
                  { function: "?", filename: "page", lineno: 1, colno: 2 },
                  { function: "draw", filename: "http://h/releases/shell/1/main.js", lineno: 7, colno: 9 },
                ],
              },
            },
          ],
        },
      },
    ]);
  });

  it("never contains text a person may have written, a token, an address or a query", () => {
    const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl";
    const secret = `My marmalade for sam@example.com ${token}`;
    const error = new Error(secret);
    error.name = "Error sam@example.com";
    error.stack = `Error: ${secret}\n second line ${secret}\n    at send (http://h/releases/shell/1/main.js?token=${token}:1:2)\n    at f (http://h/chat/0f0e-marmalade?q=sam@example.com:1:1)`;
    const http = new HttpError(secret, 500, { body: { message: secret } });
    for (const failure of [error, http, secret, { secret }]) {
      const text = envelope(failure, { source: secret, feature: token });
      expect(text).not.toMatch(/marmalade|sam@|eyJ|second line/);
    }
    expect(envelope(http)).toContain("HTTP 500");
  });

  it("parses every browser's stacks", () => {
    const places = ["draw@http://h/releases/a/1/x.js:3:4", "    at async Object.draw (http://h/releases/a/1/x.js:3:4)"];
    expect(places.map((place) => framesOf(place)[0]?.lineno)).toEqual([3, 3]);
  });
});

describe("a property of an event", () => {
  it.each([
    ["mfe-chat", true],
    ["1.0.0-h0a1b2c3d", true],
    [404, true],
    [true, true],
    ["sam@example.com", false],
    ["/chat?q=1", false],
    ["0f0e0d0c-0b0a-4908-8706-050403020100", false],
    ["Lunch with Sam, tomorrow!", false],
  ] as const)("%j is sent: %s", (value, sent) => {
    expect(plainProperty(value) === String(value)).toBe(sent);
  });
});
