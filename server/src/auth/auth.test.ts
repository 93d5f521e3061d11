import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { call, signUp, startTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("a session", () => {
  it("lets its owner read the profile", async () => {
    const ada = await signUp(server);
    const profile = await ada.call("GET", "/api/user/profile");
    expect(profile.status).toBe(200);
    expect(profile.body).toEqual(ada.user);
  });

  it("is needed for every call that is not public", async () => {
    expect((await call(server, "GET", "/api/user/profile")).status).toBe(401);
  });
});
