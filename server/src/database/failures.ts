import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "./database-error.ts";

/** The details of a driver's error, from either driver and however it's wrapped. */
export type DatabaseFailure = { readonly code: string; readonly message: string; readonly constraint?: string };

/** Finds the database's or the connection's own error in a chain of causes. A refused connection may have been to any host. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (const each of chainOf(error)) {
    const { code, constraint, message } = each as Record<string, unknown>;
    if (typeof code === "string" && (/^[0-9A-Z]{5}$/.test(code) || CONNECTION_CODES.has(code))) {
      return { code, message: String(message), ...(typeof constraint === "string" ? { constraint } : {}) };
    }
    if (LOST_CONNECTION.test(String(message))) return { code: "08006", message: String(message) };
  }
  return undefined;
}

/** The error in a chain of causes that the database threw, with either driver; undefined when there's none. */
export const databaseThrew = (error: unknown): unknown =>
  chainOf(error).find((each) => each instanceof DrizzleQueryError || each instanceof DatabaseError);

function chainOf(error: unknown): object[] {
  const chain: object[] = [];
  for (let each = error; typeof each === "object" && each !== null && chain.length < 10; each = (each as Error).cause)
    chain.push(each);
  return chain;
}

/** Messages of the PostgreSQL driver's errors without a code. Matched whole, because a failed query's message contains people's texts. */
const LOST_CONNECTION =
  /^(Connection terminated.*|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool|timeout exceeded when trying to connect|timeout expired|Query read timeout)$/;

const CONNECTION_CODES = new Set([
  "EAI_AGAIN",
  "EAI_FAIL",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Whether a row with the same key already exists. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const failure = databaseFailure(error);
  return failure?.code === "23505" && (constraint === undefined || failure.constraint === constraint);
}

/** Whether retrying the same transaction may succeed: true for a deadlock or serialization failure. */
export function isTransient(error: unknown): boolean {
  const code = databaseFailure(error)?.code;
  return code === "40001" || code === "40P01";
}

/** Whether the database is unreachable or doesn't answer in time. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseFailure(error)?.code;
  return code !== undefined && (CONNECTION_CODES.has(code) || /^(08|57|53|55P03|25P03)/.test(code));
}

/** Whether the disk is full. */
export function isStorageFull(error: unknown): boolean {
  return databaseFailure(error)?.code === "53100";
}
