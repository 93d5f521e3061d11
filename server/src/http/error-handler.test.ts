import { describe, expect, it } from "@jest/globals";
import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError, SQLSTATE } from "../database/database-error.ts";
import { toApiError } from "./error-handler.ts";

const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

describe("an unreachable host", () => {
  it("makes the service unavailable when it's the database", () => {
    expect(toApiError(new DrizzleQueryError("select 1", [], refused())).code).toBe("unavailable");
    expect(toApiError(new Error("No events", { cause: new DrizzleQueryError("begin", [], refused()) })).code).toBe(
      "unavailable",
    );
    const full = new DatabaseError({ message: "Full", code: SQLSTATE.diskFull });
    expect(toApiError(full)).toMatchObject({ code: "storage_full", headers: { "retry-after": "60" } });
  });

  it("counts as an internal error when it's any other", () => {
    expect(toApiError(refused()).code).toBe("internal");
    expect(toApiError(new Error("fetch failed", { cause: refused() })).code).toBe("internal");
  });
});
