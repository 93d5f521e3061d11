import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ErrorBody } from "@atrium/shared-contracts/wire";
import { until } from "../testing/until.ts";
import { call, signUp, startTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.close());

/** Waits, because the realtime server is up a moment after the port is. */
async function untilReady() {
  return until(async () => {
    const answer = await call<{ status: string }>(server, "GET", "/readyz");
    return answer.body.status === "ok" && answer;
  });
}

describe("health", () => {
  it("says only ok", async () => {
    expect(await call(server, "GET", "/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await untilReady()).toMatchObject({ status: 200, body: { status: "ok" } });
  });

  it("isn't ready while a part isn't, and doesn't say which", async () => {
    let works = false;
    await untilReady();
    server.readiness.register(
      "part",
      () => (works ? Promise.resolve() : Promise.reject(new Error("secret host"))),
      "required",
    );
    const { status, body } = await call<ErrorBody>(server, "GET", "/readyz");
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(JSON.stringify(body)).not.toMatch(/part|secret/);
    works = true;
    expect((await call(server, "GET", "/readyz")).status).toBe(200);
  });

  it("stays ready but degraded while something optional is down, and the metrics say what", async () => {
    let works = false;
    await untilReady();
    server.readiness.register(
      "extra",
      () => (works ? Promise.resolve() : Promise.reject(new Error("down"))),
      "optional",
    );
    expect(await call(server, "GET", "/readyz")).toMatchObject({ status: 200, body: { status: "degraded" } });
    const numbers = async () => (await server.app.inject({ url: "/metrics" })).payload;
    expect(await numbers()).toContain('atrium_check_up{check="extra",importance="optional"} 0');
    expect(await numbers()).toContain('atrium_check_up{check="database",importance="required"} 1');
    works = true;
    expect(await call(server, "GET", "/readyz")).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await numbers()).toContain('atrium_check_up{check="extra",importance="optional"} 1');
  });

  it("is ready without the realtime server, and answers over HTTP", async () => {
    const alone = await startTestServer({
      listen: true,
      env: { ABLY_API_KEY: "app.key:secret", ABLY_ENDPOINT: "127.0.0.1:9" },
    });
    expect(await call(alone, "GET", "/readyz")).toMatchObject({ status: 200, body: { status: "degraded" } });
    const ada = await signUp(alone);
    const sent = await ada.call("POST", "/api/chat", { message: "hello", message_id: randomUUID() });
    expect(sent.status).toBe(200);
    await alone.close();
  });

  it("counts answers by route, never by path", async () => {
    await call(server, "GET", "/api/user/profile");
    const { payload } = await server.app.inject({ url: "/metrics" });
    expect(payload).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/user\/profile",status="401"\} \d+/,
    );
    expect(payload).toContain("process_cpu_seconds_total");
  });

  it("hides the metrics from other machines and proxied callers, unless they're public", async () => {
    const from = (app: TestServer["app"], remoteAddress: string, headers = {}) =>
      app.inject({ url: "/metrics", remoteAddress, headers });
    expect((await from(server.app, "203.0.113.9")).statusCode).toBe(404);
    expect((await from(server.app, "127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).statusCode).toBe(404);
    const open = await startTestServer({ config: { publicMetrics: true }, sharedDatabase: server.database });
    expect((await from(open.app, "203.0.113.9")).statusCode).toBe(200);
    await open.close();
  });
});
