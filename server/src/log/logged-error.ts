import { types } from "node:util";

/** The error fields that only name parts of the system. Any other field may contain people's text or a secret. */
const FIELDS = [
  "code",
  "errno",
  "syscall",
  "hostname",
  "address",
  "port",
  "path",
  "status",
  "statusCode",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "query",
] as const;
const CAUSES_DEEP = 5;
const MAX_ERRORS = 5;

/**
 * An error as it's logged: its type, message, stack, causes and the fields that name parts of the system. Leaves out
 * anything that people wrote or an endpoint answered: a query's parameters, a model's prompt and answer, values quoted by a
 * database or parser. For a thrown value that isn't an error, only its type is logged.
 */
export function loggedError(error: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (!isError(error)) return { type: typeof error };
  const fields = error as Error & Readonly<Record<string, unknown>>;
  const message = messageOf(fields);
  const written: Record<string, unknown> = { type: error.constructor.name, message, stack: framesOf(error) };
  const kinds = isOfModel(error) ? ["number"] : ["string", "number"];
  for (const field of FIELDS) {
    if (kinds.includes(typeof fields[field])) written[field] = fields[field];
  }
  const requestId = requestIdOf(fields["responseHeaders"]);
  if (requestId !== undefined) written["requestId"] = requestId;
  if (depth < CAUSES_DEEP) {
    if (error.cause !== undefined) written["cause"] = loggedError(error.cause, depth + 1);
    const { errors } = fields;
    if (Array.isArray(errors)) {
      written["errors"] = errors.slice(0, MAX_ERRORS).map((each) => loggedError(each, depth + 1));
    }
  }
  return written;
}

/** True for errors from another realm too. */
const isError = (error: unknown): error is Error => types.isNativeError(error) || error instanceof DOMException;

/** Whether it's an AI SDK error. Their texts, and even codes, quote endpoint answers, tool arguments, or each other. */
const isOfModel = ({ name }: Error) => name.startsWith("AI_");

function messageOf(error: Error & Readonly<Record<string, unknown>>): string {
  const { name, message, code, query, params } = error;
  if (typeof query === "string" && params !== undefined) return "Failed query";
  if (isOfModel(error)) return name;
  if (name === "SyntaxError" && message.includes("JSON")) return "Not JSON";
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return message.replace(/: ".*$/s, ': "…"');
  return message;
}

/** The stack without the message above it; empty when it's unclear where the message ends. */
function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  if (at < 0) return "";
  return stack
    .slice(at + message.length)
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

function requestIdOf(headers: unknown): string | undefined {
  const id = ((headers ?? {}) as Readonly<Record<string, unknown>>)["x-request-id"];
  return typeof id === "string" && /^[\w.:-]{1,64}$/.test(id) ? id : undefined;
}
