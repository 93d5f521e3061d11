import { describe, expect, it } from "@jest/globals";
import { DrizzleQueryError } from "drizzle-orm";
import { databaseFailure, isUnavailable } from "./failures.ts";

const LOST = [
  ...["57P01", "57P02", "57P03", "08000", "08003", "08006", "53300"].map((code) => ({ code, message: "" })),
  ...["ECONNRESET", "ECONNREFUSED", "ECONNABORTED", "EPIPE", "ENETUNREACH"].map((code) => ({ code, message: "" })),
  ...[
    "Connection terminated",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "Cannot use a pool after calling end on the pool",
    "timeout exceeded when trying to connect",
    "timeout expired",
    "Query read timeout",
  ].map((message) => ({ message })),
].map((fields) => Object.assign(new Error(fields.message), fields));

describe("an unreachable database", () => {
  it.each(LOST)("is recognized by %p, on its own and as the cause of a failed query", (error) => {
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new DrizzleQueryError("select 1", [], error))).toBe(true);
  });

  it("isn't recognized by text that people write", () => {
    const error = Object.assign(new Error("duplicate key"), { code: "23505" });
    const query = new DrizzleQueryError("insert", ["Connection terminated unexpectedly"], error);
    expect(databaseFailure(query)).toEqual({ code: "23505", message: "duplicate key" });
    expect(isUnavailable(new DrizzleQueryError("insert", ["Query read timeout"], new Error("other")))).toBe(false);
  });
});
