import { describe, expect, it } from "@jest/globals";
import { jwt, KEY_NAME, realtime, refusalOf, rest, SECRET, startServer } from "../testing/rig.ts";

const revocable = { keys: [{ name: KEY_NAME, secret: SECRET, revocableTokens: true }] };

describe("revoking tokens", () => {
  it("disconnects those clients with 40141, refuses their tokens from then on, and leaves others alone", async () => {
    const { port } = await startServer(revocable);
    const { auth } = rest(port);
    const tokens = {
      ann: await auth.requestToken({ clientId: "ann" }),
      bob: await auth.requestToken({ clientId: "bob" }),
    };
    const ann = realtime(port, { authCallback: (_params, done) => done(null, tokens.ann) });
    const bob = realtime(port, { token: tokens.bob.token });
    await Promise.all([ann.connection.whenState("connected"), bob.connection.whenState("connected")]);
    const left = ann.connection.once("disconnected");
    const result = await auth.revokeTokens([{ type: "clientId", value: "ann" }]);
    expect(result).toMatchObject({ successCount: 1, failureCount: 0, results: [{ target: "clientId:ann" }] });
    expect((await left).reason?.code).toBe(40141);
    expect(bob.connection.state).toBe("connected");
    const response = await fetch(`http://127.0.0.1:${port}/stats?access_token=${tokens.ann.token}`);
    expect(response.headers.get("x-ably-errorcode")).toBe("40141");
  });

  it("revokes JWTs, but not those issued afterwards", async () => {
    let now = Date.now();
    const { port } = await startServer({ ...revocable, now: () => now });
    const before = await jwt({ clientId: "ann" });
    now += 5_000;
    await rest(port).auth.revokeTokens([{ type: "clientId", value: "ann" }], { issuedBefore: now - 2_000 });
    const status = async (token: string) =>
      (await fetch(`http://127.0.0.1:${port}/stats`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status(before)).toBe(401);
    const { token } = await rest(port).auth.requestToken({ clientId: "ann" });
    expect(await status(Buffer.from(token).toString("base64"))).toBe(200);
  });

  it("with a margin, prompts for another token first", async () => {
    const { port } = await startServer(revocable);
    const { auth } = rest(port);
    const tokens = [await auth.requestToken({ clientId: "ann" })];
    const ann = realtime(port, {
      authCallback: (_params, done) => {
        const token = tokens.shift();
        done(token ? null : "no token", token ?? null);
      },
    });
    await ann.connection.whenState("connected");
    const issuedBefore = Date.now() + 1;
    const updated = ann.connection.once("update");
    tokens.push({ ...(await auth.requestToken({ clientId: "ann" })) });
    await auth.revokeTokens([{ type: "clientId", value: "ann" }], { issuedBefore, allowReauthMargin: true });
    await updated;
    expect(ann.connection.state).toBe("connected");
  });

  it("only covers tokens that last one hour: a JWT that lasts longer is refused with 40144", async () => {
    const { port } = await startServer(revocable);
    const response = await fetch(`http://127.0.0.1:${port}/stats`, {
      headers: { authorization: `Bearer ${await jwt({ expiresIn: 3601 })}` },
    });
    expect(response.headers.get("x-ably-errorcode")).toBe("40144");
  });

  it("requires the key itself, and a key whose tokens are revocable", async () => {
    const { port } = await startServer();
    expect(await refusalOf(rest(port).auth.revokeTokens([{ type: "clientId", value: "ann" }]))).toBe(40163);
    const response = await fetch(`http://127.0.0.1:${port}/keys/${KEY_NAME}/revokeTokens`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await jwt()}` },
      body: JSON.stringify({ targets: ["clientId:ann"] }),
    });
    expect(response.headers.get("x-ably-errorcode")).toBe("40162");
  });
});
