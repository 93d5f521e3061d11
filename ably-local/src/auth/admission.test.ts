import { createHmac } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type { ConnectionStateChange, TokenDetails } from "ably";
import { Action } from "../protocol/action.ts";
import { rawClient } from "../testing/raw-client.ts";
import { FORMATS, jwt, KEY, KEY_NAME, realtime, refusalOf, rest, SECRET, startServer } from "../testing/rig.ts";
import { until } from "../testing/until.ts";

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JWT with any header, signed with any secret or not at all. */
function handmade(header: object, payload: object, secret?: string): string {
  const text = `${encoded(header)}.${encoded(payload)}`;
  return `${text}.${secret === undefined ? "" : createHmac("sha256", secret).update(text).digest("base64url")}`;
}

const seconds = () => Math.floor(Date.now() / 1000);
const claims = () => ({ iat: seconds(), exp: seconds() + 600, "x-ably-clientId": "mallory" });

/** Ably's error code for a REST call with a token. The SDK would replace it with its own, 40171. */
async function restCode(port: number, token: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/stats`, { headers: { authorization: `Bearer ${token}` } });
  return Number(response.headers.get("x-ably-errorcode"));
}

const forged = {
  "signed with another secret": () => handmade({ alg: "HS256", kid: KEY_NAME }, claims(), "another secret"),
  "with algorithm none": () => handmade({ alg: "none", kid: KEY_NAME }, claims()),
  "with algorithm none and the right signature": () => handmade({ alg: "none", kid: KEY_NAME }, claims(), SECRET),
  "without a signature": () => handmade({ alg: "HS256", kid: KEY_NAME }, claims()),
  "with another algorithm": () => handmade({ alg: "HS512", kid: KEY_NAME }, claims(), SECRET),
  "without a time of issue": () => handmade({ alg: "HS256", kid: KEY_NAME }, { exp: seconds() + 600 }, SECRET),
  "without an expiry": () => handmade({ alg: "HS256", kid: KEY_NAME }, { iat: seconds() }, SECRET),
  "without a key": () => handmade({ alg: "HS256" }, claims(), SECRET),
  "that is not valid yet": () =>
    handmade({ alg: "HS256", kid: KEY_NAME }, { ...claims(), nbf: seconds() + 300 }, SECRET),
};

describe("a JWT", () => {
  it.each(Object.entries(forged))("%s doesn't get in: 40144", async (_what, make) => {
    const { port } = await startServer();
    expect(await restCode(port, make())).toBe(40144);
    const client = await rawClient(port, { access_token: make() });
    expect((await client.frame(Action.ERROR))["error"]).toMatchObject({ code: 40144 });
    expect(client.frames).toHaveLength(1);
  });

  it("whose payload was changed doesn't get in: 40144", async () => {
    const { port } = await startServer();
    const [head, , signature] = (await jwt({ clientId: "ann" })).split(".");
    const token = `${head}.${encoded(claims())}.${signature}`;
    expect(await restCode(port, token)).toBe(40144);
  });

  it("that has expired is refused: 40142", async () => {
    const { port } = await startServer();
    expect(await restCode(port, await jwt({ expiresIn: -1 }))).toBe(40142);
  });

  it("for an unknown key or application is refused: 40400", async () => {
    const { port } = await startServer();
    for (const keyName of ["app.other", "other.main"]) expect(await restCode(port, await jwt({ keyName }))).toBe(40400);
  });

  it("never grants more than its key", async () => {
    const keys = [{ name: KEY_NAME, secret: SECRET, capability: { "mine:*": ["subscribe"] } }];
    const { port } = await startServer({ keys });
    const client = realtime(port, { token: await jwt({ capability: { "*": ["*"] } }) });
    expect(await refusalOf(client.channels.get("yours:1").attach())).toBe(40160);
    expect(await refusalOf(client.channels.get("mine:1").publish("x", "y"))).toBe(40160);
    await client.channels.get("mine:1").attach();
  });
});

describe("a key", () => {
  it.each([`${KEY_NAME}:wrong`, `app.other:${SECRET}`, "other.main:x"])(
    "that's wrong doesn't get in: %s",
    async (key) => {
      const { port } = await startServer();
      expect(await refusalOf(rest(port, { key }).stats())).toBe(40101);
      const client = await rawClient(port, { key });
      expect((await client.frame(Action.ERROR))["error"]).toMatchObject({ code: 40101, statusCode: 401 });
    },
  );

  it("is required: nothing is open without one", async () => {
    const { port } = await startServer();
    for (const path of ["stats", "channels/a/messages", "channels/a", "channels/a/presence", "presence?channels=a"]) {
      const response = await fetch(`http://127.0.0.1:${port}/${path}`);
      expect([path, response.status, response.headers.get("x-ably-errorcode")]).toEqual([path, 401, "40101"]);
    }
    const client = await rawClient(port, {});
    expect((await client.frame(Action.ERROR))["error"]).toMatchObject({ code: 40101 });
  });
});

describe.each(FORMATS)("an opaque token over $format", ({ useBinaryProtocol }) => {
  it("is issued for a key, works, and says whose it is", async () => {
    const { port } = await startServer();
    const details = await rest(port, { useBinaryProtocol }).auth.requestToken({ clientId: "ann", ttl: 60_000 });
    expect(details).toMatchObject({ clientId: "ann", capability: '{"*":["*"]}', expires: details.issued + 60_000 });
    const client = realtime(port, { token: details.token, useBinaryProtocol });
    await client.connection.whenState("connected");
    expect(client.auth.clientId).toBe("ann");
  });

  it("is issued for a signed request, only once", async () => {
    const { port } = await startServer();
    const request = await rest(port).auth.createTokenRequest({ clientId: "ann" });
    const post = async (body: object) => {
      const response = await fetch(`http://127.0.0.1:${port}/keys/${KEY_NAME}/requestToken`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: response.status, code: response.headers.get("x-ably-errorcode") };
    };
    expect(await post({ ...request, clientId: "bob" })).toEqual({ status: 401, code: "40101" });
    expect(await post(request)).toEqual({ status: 201, code: null });
    expect(await post(request)).toEqual({ status: 401, code: "40105" });
  });

  it("that was forged or changed doesn't get in", async () => {
    const { port } = await startServer();
    const { token } = await rest(port).auth.requestToken({ clientId: "ann" });
    const [, signature] = token.split("~");
    const body = encoded({ k: KEY_NAME, i: 0, e: Date.now() + 60_000, c: '{"*":["*"]}', u: "mallory", n: "x" });
    expect(await refusalOf(rest(port, { token: `app.${body}~${signature}` }).stats())).toBe(40101);
    expect(await refusalOf(rest(port, { token: "app.nonsense" }).stats())).toBe(40005);
  });

  it("survives a server restart", async () => {
    const first = await startServer();
    const { token } = await rest(first.port).auth.requestToken({});
    await first.close();
    const second = await startServer();
    await rest(second.port, { token }).stats();
  });
});

/** Passes a token to the SDK's callback. */
async function supply(token: Promise<TokenDetails>, done: (error: null, token: TokenDetails) => void): Promise<void> {
  done(null, await token);
}

describe("a token that expires", () => {
  it("is renewed after a prompt, without dropping the connection", async () => {
    const { port } = await startServer();
    const states: string[] = [];
    const issuer = rest(port);
    let issued = 0;
    const client = realtime(port, {
      authCallback: (_params, done) => {
        issued += 1;
        void supply(issuer.auth.requestToken({ ttl: 30_300 }), done);
      },
    });
    client.connection.on((change: ConnectionStateChange) => states.push(change.current));
    await until(() => states.length > 2, "an update");
    expect(states.slice(0, 3)).toEqual(["connecting", "connected", "connected"]);
    expect(issued).toBeGreaterThan(1);
  });

  it("and isn't renewed in time drops the connection with 40142, and a new token resumes it", async () => {
    const { port } = await startServer();
    const issuer = rest(port);
    const client = realtime(port, {
      authCallback: (_params, done) => {
        void supply(issuer.auth.requestToken({ ttl: 400 }), done);
      },
    });
    await client.connection.whenState("connected");
    const { id } = client.connection;
    const change = await client.connection.once("disconnected");
    expect(change.reason?.code).toBe(40142);
    await client.connection.whenState("connected");
    expect(client.connection.id).toBe(id);
  });

  it("stops working even if the client ignores the server's prompt", async () => {
    const { port } = await startServer();
    const { token } = await rest(port).auth.requestToken({ ttl: 300 });
    const client = await rawClient(port, { access_token: token });
    client.send({ action: Action.ATTACH, channel: "room" });
    await client.frame(Action.ATTACHED);
    client.socket.pause();
    const channel = rest(port).channels.get("room");
    let connections: number | undefined;
    while (connections !== 0) connections = (await channel.status()).status.occupancy.metrics.connections;
    client.send({ action: Action.MESSAGE, channel: "room", msgSerial: 0, messages: [{ data: "too late" }] });
    const closed = new Promise((close) => {
      client.socket.once("close", close);
    });
    client.socket.resume();
    await closed;
    expect((await channel.history()).items).toEqual([]);
  });

  it("and can't be renewed fails the connection with 40171", async () => {
    const { port } = await startServer();
    const { token } = await rest(port).auth.requestToken({ ttl: 300 });
    const client = realtime(port, { token });
    const change = await client.connection.once("failed");
    expect(change.reason?.code).toBe(40171);
  });
});

describe("a client's identity", () => {
  it("is stamped on its messages by the server, and claiming another one is refused: 40012, 40102", async () => {
    const { port } = await startServer();
    const client = await rawClient(port, { access_token: await jwt({ clientId: "ann" }) });
    client.send({ action: Action.ATTACH, channel: "room" });
    client.send({ action: Action.MESSAGE, channel: "room", msgSerial: 0, messages: [{ data: "x" }] });
    client.send({ action: Action.MESSAGE, channel: "room", msgSerial: 1, messages: [{ data: "x", clientId: "bob" }] });
    expect((await client.frame(Action.MESSAGE))["messages"]).toMatchObject([{ clientId: "ann" }]);
    expect((await client.frame(Action.NACK))["error"]).toMatchObject({ code: 40012 });
    const liar = await rawClient(port, { access_token: await jwt({ clientId: "ann" }), clientId: "bob" });
    expect((await liar.frame(Action.ERROR))["error"]).toMatchObject({ code: 40102 });
  });

  it("can be nobody, who may claim to be nobody", async () => {
    const { port } = await startServer();
    const access_token = await jwt();
    const client = await rawClient(port, { access_token });
    client.send({ action: Action.MESSAGE, channel: "room", msgSerial: 0, messages: [{ data: "x", clientId: "bob" }] });
    expect((await client.frame(Action.NACK))["error"]).toMatchObject({ code: 40012 });
    const liar = await rawClient(port, { access_token, clientId: "bob" });
    expect((await liar.frame(Action.ERROR))["error"]).toMatchObject({ code: 40102 });
  });

  it("can be anyone for a client that holds a key", async () => {
    const { port } = await startServer();
    const client = await rawClient(port, { key: KEY });
    client.send({ action: Action.ATTACH, channel: "room" });
    client.send({ action: Action.MESSAGE, channel: "room", msgSerial: 0, messages: [{ data: "x", clientId: "bob" }] });
    expect((await client.frame(Action.MESSAGE))["messages"]).toMatchObject([{ clientId: "bob" }]);
  });
});

describe("a capability", () => {
  const user = (id: string) =>
    jwt({ clientId: id, capability: { [`chat:user:${id}`]: ["publish", "subscribe", "history"] } });

  it("doesn't open another user's channel: 40160 for attach, publish and presence, over realtime and REST", async () => {
    const { port } = await startServer();
    const token = await user("ann");
    const client = realtime(port, { token });
    await client.channels.get("chat:user:ann").attach();
    expect(await refusalOf(client.channels.get("chat:user:bob").attach())).toBe(40160);
    expect(await refusalOf(realtime(port, { token }).channels.get("chat:user:bob").publish("x", "y"))).toBe(40160);
    expect(await refusalOf(client.channels.get("chat:user:ann").presence.enter())).toBe(40160);
    const theirs = rest(port, { token }).channels.get("chat:user:bob");
    for (const attempt of [
      () => theirs.publish("x", "y"),
      () => theirs.history(),
      () => theirs.presence.get(),
      () => theirs.presence.history(),
      () => theirs.status(),
    ])
      expect(await refusalOf(attempt())).toBe(40160);
    await rest(port, { token }).channels.get("chat:user:ann").history();
  });

  it("that the next token takes away fails the channel but keeps the connection", async () => {
    const { port } = await startServer();
    const tokens = [await user("ann"), await jwt({ clientId: "ann", capability: { elsewhere: ["subscribe"] } })];
    const client = realtime(port, { authCallback: (_params, done) => done(null, tokens.shift() ?? null) });
    const channel = client.channels.get("chat:user:ann");
    await channel.attach();
    const failed = channel.whenState("failed");
    await client.auth.authorize();
    await failed;
    expect(channel.errorReason?.code).toBe(40160);
    expect(client.connection.state).toBe("connected");
  });

  it("of a new token must be for the same client", async () => {
    const { port } = await startServer();
    const client = await rawClient(port, { access_token: await user("ann") });
    client.send({ action: Action.AUTH, auth: { accessToken: await user("bob") } });
    expect((await client.frame(Action.ERROR))["error"]).toMatchObject({ code: 40102 });
  });
});
