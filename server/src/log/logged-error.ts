import { types } from "node:util";

/** The fields of errors that name parts of the system. Any other may hold people's words or a secret. */
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
const ERRORS_TOLD = 5;

/**
 * What the log tells of an error: its type, message, stack, causes and the fields that name parts of the system. Left
 * out is what people wrote or what an endpoint answered: a query's parameters, a model's prompt and answer, a value
 * that a database or a parser quotes. Of what is no error, only its type is told.
 */
export function loggedError(error: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (!isError(error)) return { type: typeof error };
  const fields = error as Error & Readonly<Record<string, unknown>>;
  const message = messageOf(fields);
  const told: Record<string, unknown> = { type: error.constructor.name, message, stack: framesOf(error) };
  const kinds = isOfModel(error) ? ["number"] : ["string", "number"];
  for (const field of FIELDS) {
    if (kinds.includes(typeof fields[field])) told[field] = fields[field];
  }
  const requestId = requestIdOf(fields["responseHeaders"]);
  if (requestId !== undefined) told["requestId"] = requestId;
  if (depth < CAUSES_DEEP) {
    if (error.cause !== undefined) told["cause"] = loggedError(error.cause, depth + 1);
    const { errors } = fields;
    if (Array.isArray(errors)) {
      told["errors"] = errors.slice(0, ERRORS_TOLD).map((each) => loggedError(each, depth + 1));
    }
  }
  return told;
}

/** Also an error of another realm. */
const isError = (error: unknown): error is Error => types.isNativeError(error) || error instanceof DOMException;

/** The AI SDK's: its texts, codes too, quote what the endpoint answered, what the model called a tool with, or each other. */
const isOfModel = ({ name }: Error) => name.startsWith("AI_");

function messageOf(error: Error & Readonly<Record<string, unknown>>): string {
  const { name, message, code, query, params } = error;
  if (typeof query === "string" && params !== undefined) return "Failed query";
  if (isOfModel(error)) return name;
  if (name === "SyntaxError" && message.includes("JSON")) return "Not JSON";
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return message.replace(/: ".*$/s, ': "…"');
  return message;
}

/** The stack without the message above it; empty when where the message ends cannot be told. */
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
