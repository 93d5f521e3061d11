import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  type ActiveSessions,
  type ErrorBody,
  type RealtimeToken,
  SERVER_CLIENT_ID,
  type Session,
  userChannel,
} from "@atrium/shared-contracts/wire";
import { call, signedIn, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { closeTabs, tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";

let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
beforeEach(async () => {
  ada = await signUp(server);
});
afterEach(closeTabs);
afterAll(() => server.close());

describe("the realtime token", () => {
  it("only grants the user's own channel, whatever is requested", async () => {
    const bob = await signUp(server, "Bob");
    const { client } = await tab(ada);
    for (const name of [userChannel(bob.user.id), "chat:*", "[meta]log", "chat:user:*"]) {
      // An invalid channel name gets a different error.
      const refused = { code: name.startsWith("[") ? 40_010 : 40_160 };
      await expect(client.channels.get(name).publish("message", {})).rejects.toMatchObject(refused);
      await expect(client.channels.get(name).attach()).rejects.toMatchObject(refused);
    }
    const asked = await ada.call<RealtimeToken>("GET", `/api/ably/token?clientId=${bob.user.id}&capability=*`);
    expect(asked.body).toMatchObject({ clientId: ada.user.id, channel: userChannel(ada.user.id) });
    const claims = JSON.parse(Buffer.from(asked.body.token.split(".")[1] ?? "", "base64url").toString()) as Record<
      string,
      unknown
    >;
    expect(claims["x-ably-clientId"]).toBe(ada.user.id);
    expect(JSON.parse(String(claims["x-ably-capability"]))).toEqual({
      [userChannel(ada.user.id)]: ["publish", "subscribe", "history"],
    });
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBeLessThanOrEqual(3_600);
  });

  it("can't publish under another client id", async () => {
    const { channel } = await tab(ada);
    await expect(
      channel.publish({ name: "message_response", clientId: SERVER_CLIENT_ID, data: {} }),
    ).rejects.toMatchObject({
      code: 40_012,
    });
  });

  it("ends with its session: the socket closes within seconds and gets no new token, and other sessions' sockets stay", async () => {
    const cy = await signUp(server, "Cy");
    const login = await server.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: cy.email, password: cy.password },
    });
    const second = { ...cy, token: login.json<{ token: string }>().token };
    const phone: TestUser = {
      ...second,
      call: async (method, path) => {
        const answer = await server.app.inject({
          method,
          url: path,
          headers: { authorization: `Bearer ${second.token}` },
        });
        return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
      },
    };
    const [laptop, mobile] = [await tab(cy), await tab(phone)];
    expect((await cy.call("POST", "/api/auth/logout", {})).status).toBe(200);
    await until(() => laptop.client.connection.state !== "connected");
    expect((await cy.call("GET", "/api/ably/token")).status).toBe(401);
    expect(mobile.client.connection.state).toBe("connected");
  });

  it("ends when its session is ended from another device, or when the user signs out everywhere", async () => {
    const desktop = await signUp(server, "Cy");
    const login = await call<Session>(server, "POST", "/api/auth/login", {
      email: desktop.email,
      password: desktop.password,
    });
    const phone = signedIn(server, login, desktop);
    const { sessions } = (await phone.call<ActiveSessions>("GET", "/api/auth/sessions")).body;
    const [here, there] = [await tab(desktop), await tab(phone)];
    expect((await desktop.call("DELETE", `/api/auth/sessions/${sessions[0]?.id}`)).status).toBe(200);
    await until(() => there.client.connection.state !== "connected");
    // The answer that tells the page to sign out, when it asks for the next token.
    const refused = await phone.call<ErrorBody>("GET", "/api/ably/token");
    expect([refused.status, refused.body.code]).toEqual([401, "session_ended"]);
    expect(here.client.connection.state).toBe("connected");
    expect((await desktop.call("DELETE", "/api/auth/sessions")).status).toBe(200);
    await until(() => here.client.connection.state !== "connected");
    expect((await desktop.call("GET", "/api/ably/token")).status).toBe(401);
  });

  it("requires signing in", async () => {
    for (const [method, url] of [
      ["GET", "/api/ably/token"],
      ["POST", "/api/ably/subscribe"],
    ] as const) {
      expect((await server.app.inject({ method, url })).statusCode).toBe(401);
    }
  });
});

describe("the realtime server in this process", () => {
  it("keeps its key in the data directory, readable only by its owner", async () => {
    const path = join(server.config.dataDir, "realtime-key");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, "utf8")).toMatch(/^[\w-]+\.[\w-]+:.{40,}$/);
  });
});
