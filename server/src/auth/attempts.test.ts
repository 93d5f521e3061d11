import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { signUp, startTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { ATRIUM_RATE_LIMITS: "1" } });
});
afterAll(() => server.close());

const post = (path: string, payload: object, remoteAddress: string) =>
  server.app.inject({ method: "POST", url: path, payload, remoteAddress });
const address = (number: number) => `203.0.113.${number}`;

describe("sign-in attempts", () => {
  it("on one account are limited per origin, so its owner can still sign in from elsewhere", async () => {
    const { email, password } = await signUp(server);
    const guess = (from: string) => post("/api/auth/login", { email: email.toUpperCase(), password: "guess" }, from);
    for (const from of [() => address(1), (turn: number) => `2001:db8:1:2::${turn}`]) {
      const statuses: number[] = [];
      for (let turn = 1; turn <= 10; turn += 1) statuses.push((await guess(from(turn))).statusCode);
      expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(5).fill(429)]);
    }
    const refused = await post("/api/auth/login", { email, password }, address(1));
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(refused.json()).toMatchObject({ code: "too_many_requests" });
    expect((await post("/api/auth/login", { email, password }, address(2))).statusCode).toBe(200);
  });

  it("on one account are limited even from many addresses, and its owner stays signed in", async () => {
    const strict = await startTestServer({ config: { rateLimitFactor: 0.02 } });
    const ada = await signUp(strict);
    const statuses: number[] = [];
    for (let number = 1; number <= 30; number += 1) {
      const payload = { email: ada.email, password: "guess" };
      const options = { method: "POST", url: "/api/auth/login", payload, remoteAddress: address(number) } as const;
      statuses.push((await strict.app.inject(options)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(10).fill(429)]);
    expect((await ada.call("GET", "/api/user/profile")).status).toBe(200);
    await strict.close();
  });

  it("from one address are limited across all accounts", async () => {
    const statuses: number[] = [];
    for (let number = 1; number <= 25; number += 1) {
      const body = { email: `nobody${number}@example.com`, password: "guess" };
      statuses.push((await post("/api/auth/login", body, address(200))).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it("are limited the same for unknown and known accounts", async () => {
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const body = { email: "unknown@example.com", password: "guess" };
      statuses.push((await post("/api/auth/login", body, address(100))).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe("registrations", () => {
  it("are limited to five per hour and address", async () => {
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const body = { email: `new${number}@example.com`, password: "a tale of two pigeons", name: "New" };
      statuses.push((await post("/api/auth/register", body, address(201))).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("a caller", () => {
  it("counts as one across an IPv6 network, and as the same in both spellings of an IPv4 address", async () => {
    const register = async (remoteAddress: string) => {
      const body = { email: `${randomUUID()}@example.com`, password: "a tale of two pigeons", name: "New" };
      return (await post("/api/auth/register", body, remoteAddress)).statusCode;
    };
    const network: number[] = [];
    for (let host = 1; host <= 6; host += 1) network.push(await register(`2001:db8:7:8:${host}::${host}`));
    expect(network).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await register("2001:db8:7:9::1")).toBe(200);
    const mixed: number[] = [];
    for (let turn = 1; turn <= 6; turn += 1)
      mixed.push(await register(turn % 2 === 0 ? address(203) : `::ffff:${address(203)}`));
    expect(mixed).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("can't fake its address with X-Forwarded-For", async () => {
    const attempt = (number: number) =>
      server.app.inject({
        method: "POST",
        url: "/api/auth/register",
        payload: { email: `spoof${number}@example.com`, password: "a tale of two pigeons", name: "S" },
        remoteAddress: address(202),
        headers: { "x-forwarded-for": address(number) },
      });
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number += 1) statuses.push((await attempt(number)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
