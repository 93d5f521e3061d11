import { describe, expect, it } from "@jest/globals";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { DatabaseError, SQLSTATE } from "./database-error.ts";
import { overPool } from "./postgres/pooled.ts";
import { isPassing } from "./retry.ts";

const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

describe("a temporary error", () => {
  it("is one from the database, even when an assistant has wrapped it", () => {
    expect(isPassing(new DrizzleQueryError("select 1", [], refused()))).toBe(true);
    expect(isPassing(new Error("No events", { cause: new DrizzleQueryError("select 1", [], refused()) }))).toBe(true);
    expect(isPassing(new DatabaseError({ message: "Restarted", code: SQLSTATE.adminShutdown }))).toBe(true);
  });

  it("is a transaction that couldn't get a connection", async () => {
    class UnreachablePool extends pg.Pool {
      override connect = (() => Promise.reject(refused())) as pg.Pool["connect"];
    }
    const begun = overPool(new UnreachablePool()).transaction(async () => "never");
    expect(isPassing(await begun.catch((error: unknown) => error))).toBe(true);
  });

  it("isn't one about another unreachable host", () => {
    expect(isPassing(refused())).toBe(false);
    expect(isPassing(new Error("fetch failed", { cause: refused() }))).toBe(false);
  });
});
