import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Integrations } from "@atrium/shared-contracts/wire";
import { call, signUp, startTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SLACK_CLIENT_ID: "an-id", SLACK_CLIENT_SECRET: "a-secret" } });
});
afterAll(() => server.close());

describe("the integrations", () => {
  it("include the product's fifteen services, each once, by kind", async () => {
    const { body } = await (await signUp(server)).call<Integrations>("GET", "/api/integrations");
    const kinds = Object.groupBy(body.integrations, ({ kind }) => kind);
    expect(Object.entries(kinds).map(([kind, list]) => [kind, list?.length])).toEqual([
      ["files", 3],
      ["team_chat", 3],
      ["notes", 1],
      ["issues", 2],
      ["support", 1],
      ["code", 2],
      ["boards", 3],
    ]);
    expect(new Set(body.integrations.map(({ id }) => id)).size).toBe(15);
  });

  it("aren't configured until the environment has a client id, and never reveal it", async () => {
    const { body } = await (await signUp(server)).call<Integrations>("GET", "/api/integrations");
    const configured = body.integrations.filter(({ state }) => state !== "not_configured");
    expect(configured).toEqual([{ id: "slack", name: "Slack", kind: "team_chat", state: "not_connected" }]);
    expect(JSON.stringify(body)).not.toContain("an-id");
  });

  it("require signing in", async () => {
    expect(await call(server, "GET", "/api/integrations")).toMatchObject({ status: 401 });
  });
});
