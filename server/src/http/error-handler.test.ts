import { describe, expect, it } from "@jest/globals";
import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError, SQLSTATE } from "../database/database-error.ts";
import { toApiError } from "./error-handler.ts";

const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

describe("a host that can't be reached", () => {
  it("makes the service unavailable when it is the database", () => {
    expect(toApiError(new DrizzleQueryError("select 1", [], refused())).code).toBe("unavailable");
    expect(toApiError(new Error("No events", { cause: new DrizzleQueryError("begin", [], refused()) })).code).toBe(
      "unavailable",
    );
    const full = new DatabaseError({ message: "Full", code: SQLSTATE.diskFull });
    expect(toApiError(full).code).toBe("storage_full");
  });

  it("is a failure of ours when it is another one", () => {
    expect(toApiError(refused()).code).toBe("internal");
    expect(toApiError(new Error("fetch failed", { cause: refused() })).code).toBe("internal");
  });
});
