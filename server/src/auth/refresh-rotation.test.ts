import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { signUp, startTestServer, type TestServer } from "../testing/index.ts";
import { UNKNOWN_DEVICE } from "./device.ts";
import { createRefreshRotation, hashOf } from "./refresh-rotation.ts";
import { REPEAT_SECONDS } from "./refresh-token-store.ts";
import { refreshTokens } from "./tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { rotate } = createRefreshRotation("a secret of this test, which is long");
const firstToken = async () => (await signUp(server)).cookie.split("=")[1] ?? "";
const exchange = (token: string) => rotate(server.database.db, token, UNKNOWN_DEVICE);
const successor = async (token: string) => {
  const rotation = await exchange(token);
  if (rotation.kind !== "renewed") throw new Error(`The token was ${rotation.kind}`);
  return rotation.refreshToken;
};
const usedSecondsAgo = (token: string, seconds: number) =>
  server.database.db
    .update(refreshTokens)
    .set({ usedAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(refreshTokens.hash, hashOf(token)));

describe("exchanging a refresh token", () => {
  it("gives the same next token to simultaneous requests", async () => {
    const token = await firstToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => successor(token)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toBe(token);
  });

  it("gives the same next token again for 30 s, because the first answer may have been lost", async () => {
    const token = await firstToken();
    const next = await successor(token);
    await usedSecondsAgo(token, REPEAT_SECONDS - 5);
    expect(await successor(token)).toBe(next);
    expect((await exchange(next)).kind).toBe("renewed");
  });

  it("counts as reuse after that", async () => {
    const token = await firstToken();
    await successor(token);
    await usedSecondsAgo(token, REPEAT_SECONDS + 1);
    expect((await exchange(token)).kind).toBe("reused");
  });

  it("counts as reuse, however soon, once the next token was used", async () => {
    const token = await firstToken();
    await successor(await successor(token));
    expect((await exchange(token)).kind).toBe("reused");
  });

  it("gives tokens that can't be derived without the server's secret", async () => {
    const token = await firstToken();
    const other = createRefreshRotation("another secret, just as long as that");
    const next = await successor(token);
    expect(await other.rotate(server.database.db, token, UNKNOWN_DEVICE)).toMatchObject({ kind: "reused" });
    expect(next).not.toBe(hashOf(token));
  });

  it("is refused for an unknown token", async () => {
    expect((await exchange("nonsense")).kind).toBe("refused");
  });
});
