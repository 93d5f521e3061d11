import * as wire from "@atrium/shared-contracts/wire";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { call, startTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CALLS = Object.entries(wire)
  .filter(([name]) => name.endsWith("Calls"))
  .flatMap(([, calls]) => Object.values(calls as Readonly<Record<string, wire.Call>>));

/** Routes that no client calls through the API: the browser goes there. */
const REDIRECTS = ["GET /api/auth/google", "GET /api/auth/google/callback"];

type Operation = { security?: unknown[]; tags?: string[]; requestBody?: unknown; responses?: Record<string, unknown> };

describe("the API's description", () => {
  it("lists every call with its body, its answer and whether it needs a token", async () => {
    const { status, body } = await call<{ openapi: string; paths: Record<string, Record<string, Operation>> }>(
      server,
      "GET",
      "/api/openapi.json",
    );
    expect([status, body.openapi]).toEqual([200, "3.1.0"]);
    const login = body.paths["/api/auth/login"]?.["post"];
    expect(login).toMatchObject({ tags: ["auth"], security: [] });
    expect(login?.requestBody).toMatchObject({
      content: { "application/json": { schema: { required: ["email", "password"] } } },
    });
    expect(login?.responses?.["200"]).toBeDefined();
    expect(body.paths["/api/user/profile"]?.["put"]).toMatchObject({ tags: ["user"], security: [{ bearer: [] }] });
    const operations = (path: string) => Object.keys(body.paths[path] ?? {}).toSorted();
    expect(operations("/api/auth/sessions")).toEqual(["delete", "get"]);
    expect(body.paths["/api/auth/sessions/{id}"]?.["delete"]).toMatchObject({ security: [{ bearer: [] }] });
    for (const path of ["/api/auth/google", "/api/auth/google/callback"]) {
      expect(body.paths[path]?.["get"]).toMatchObject({ tags: ["auth"], security: [] });
    }
    for (const path of ["/api/chat/search", "/api/calendar/search"]) expect(operations(path)).toEqual(["get"]);
    expect(Object.keys(body.paths).filter((path) => !path.startsWith("/api/") || path.includes("*"))).toEqual([]);
  });

  it("has exactly the calls that clients know", async () => {
    const { body } = await call<{ paths: Record<string, object> }>(server, "GET", "/api/openapi.json");
    const described = Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = CALLS.map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(new Set(described)).toEqual(new Set([...known, ...REDIRECTS]));
  });

  it("tells every status that a call answers with", async () => {
    const { body } = await call<{ paths: Record<string, Record<string, Operation>> }>(
      server,
      "GET",
      "/api/openapi.json",
    );
    const statuses = (path: string, method: string) => Object.keys(body.paths[path]?.[method]?.responses ?? {});
    expect(statuses("/api/chat", "post")).toEqual(["200", "202"]);
    expect(statuses("/api/calendar", "post")).toEqual(["201"]);
    expect(statuses("/api/calendar/{id}", "delete")).toEqual(["204"]);
  });
});
