import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { call, startTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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
});
