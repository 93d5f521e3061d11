import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { signUp, startTestServer, type TestServer } from "../testing/index.ts";
import { UNKNOWN_DEVICE } from "./device.ts";
import { hashOf, rotate } from "./refresh-rotation.ts";
import { refreshTokens } from "./tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tokenHash = async () => hashOf((await signUp(server)).cookie.split("=")[1] ?? "");
const used = (hash: string, when: ReturnType<typeof sql>) =>
  server.database.db.update(refreshTokens).set({ usedAt: when }).where(eq(refreshTokens.hash, hash));
const kindOf = async (hash: string) => (await rotate(server.database.db, hash, UNKNOWN_DEVICE)).kind;

describe("the exchange of a refresh token", () => {
  it("happens once, however many ask for it at once", async () => {
    const hash = await tokenHash();
    const kinds = await Promise.all(Array.from({ length: 5 }, () => kindOf(hash)));
    expect(kinds.filter((kind) => kind === "renewed")).toHaveLength(1);
  });

  it("that ended while another waited for it overtook that one", async () => {
    const hash = await tokenHash();
    // As another process leaves it that commits while this one waits for the row.
    await used(hash, sql`now() + interval '1 hour'`);
    expect(await kindOf(hash)).toBe("overtaken");
  });

  it("asked for after it happened is reuse, however soon", async () => {
    const hash = await tokenHash();
    expect(await kindOf(hash)).toBe("renewed");
    expect(await kindOf(hash)).toBe("reused");
  });

  it("of an unknown token is refused", async () => {
    expect(await kindOf(hashOf("nonsense"))).toBe("refused");
  });
});
