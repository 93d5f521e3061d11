import { describe, expect, it } from "@jest/globals";
import { Action } from "../protocol/action.ts";
import { rawClient } from "../testing/raw-client.ts";
import { jwt, KEY, realtime, refusalOf, rest, startServer } from "../testing/rig.ts";
import { until } from "../testing/until.ts";

const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [(result.reason as { code: number }).code] : []));

describe("the limits mode", () => {
  it("accepts 50 messages a second from one connection, and refuses more with 42911", async () => {
    let now = 1_700_000_000_000;
    const { port } = await startServer({ limits: true, now: () => now });
    const client = realtime(port);
    const publish = (n: number) => client.channels.get(`room${n}`).publish("x", "y");
    const first = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => publish(n)));
    expect(codes(first)).toEqual(Array.from({ length: 10 }, () => 42911));
    now += 1_000;
    await publish(0);
  });

  it("accepts 50 messages a second on one channel from all clients together, and refuses more with 42913", async () => {
    const now = 1_700_000_000_000;
    const { port } = await startServer({ limits: true, now: () => now });
    const results = await Promise.allSettled(
      [realtime(port), realtime(port)].flatMap((client) =>
        Array.from({ length: 30 }, () => client.channels.get("room").publish("x", "y")),
      ),
    );
    expect(codes(results)).toEqual(Array.from({ length: 10 }, () => 42913));
    expect(await refusalOf(rest(port).channels.get("room").publish("x", "y"))).toBe(42913);
    await rest(port).channels.get("another").publish("x", "y");
  });

  it("opens 200 channels on one connection, and refuses more with 90010", async () => {
    const { port } = await startServer({ limits: true });
    const client = await rawClient(port, { key: KEY });
    for (let n = 0; n <= 200; n += 1) client.send({ action: Action.ATTACH, channel: `room${n}` });
    const refused = await client.frame(Action.ERROR);
    expect(refused).toMatchObject({ channel: "room200", error: { code: 90010 } });
    expect(client.frames.filter(({ action }) => action === Action.ATTACHED)).toHaveLength(200);
  });

  it("sends a connection 50 messages a second, drops the rest, and reports that with 80020", async () => {
    let now = 1_700_000_000_000;
    const { port } = await startServer({ limits: true, now: () => now });
    const client = await rawClient(port, { key: KEY });
    for (const channel of ["a", "b"]) {
      client.send({ action: Action.ATTACH, channel });
      await client.frame(Action.ATTACHED, (frame) => frame["channel"] === channel);
    }
    const byRest = rest(port);
    const messages = Array.from({ length: 40 }, () => byRest.channels.get("a").publish("x", "y"));
    await Promise.all([...messages, ...Array.from({ length: 40 }, () => byRest.channels.get("b").publish("x", "y"))]);
    const received = () => client.frames.filter(({ action }) => action === Action.MESSAGE).length;
    await until(() => received() === 50, "50 messages");
    await client.frame(Action.ATTACHED, ({ error }) => (error as { code?: number } | undefined)?.code === 80020);
    now += 1_000;
    await byRest.channels.get("a").publish("x", "later");
    await byRest.channels.get("b").publish("x", "later");
    await until(() => received() === 52, "the later messages");
  });

  it("is off by default", async () => {
    const now = 1_700_000_000_000;
    const { port } = await startServer({ now: () => now });
    const channel = realtime(port).channels.get("room");
    await Promise.all(Array.from({ length: 120 }, () => channel.publish("x", "y")));
  });
});

describe("a limit on open sockets", () => {
  const limits = { perClient: 2, perAddress: 3, addressOf: () => "203.0.113.7" };
  const tab = async (port: number, clientId: string) =>
    realtime(port, { token: await jwt({ clientId, capability: { "*": ["*"] } }) });

  it("makes a client's extra socket wait, and lets it in when another one closes", async () => {
    const { port } = await startServer({ sockets: limits });
    const [first] = [await tab(port, "ada"), await tab(port, "ada")];
    await until(() => first.connection.state === "connected", "the first");
    const third = await tab(port, "ada");
    await until(() => third.connection.errorReason?.code === 42910, "the refusal");
    expect(third.connection.state).not.toBe("failed");
    first.close();
    await until(() => third.connection.state === "connected", "the third");
  });

  it("counts all of an address's clients together, but not servers that have the key", async () => {
    const { port } = await startServer({ sockets: limits });
    for (const clientId of ["ada", "ben", "cyd"]) {
      const client = await tab(port, clientId);
      await until(() => client.connection.state === "connected", clientId);
    }
    const fourth = await tab(port, "dan");
    await until(() => fourth.connection.errorReason?.code === 42910, "the refusal");
    await realtime(port).channels.get("room").publish("x", "y");
  });
});
