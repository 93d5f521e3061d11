import { Refusal } from "../protocol/error-info.ts";
import { isRecord } from "../protocol/record.ts";

/** Operations by channel pattern. The operation `*` means all of them. */
export type Capability = ReadonlyMap<string, ReadonlySet<string>>;

const OPERATIONS: ReadonlySet<unknown> = new Set([
  "*",
  "annotation-publish",
  "annotation-subscribe",
  "channel-metadata",
  "history",
  "message-delete-any",
  "message-delete-own",
  "message-update-any",
  "message-update-own",
  "object-publish",
  "object-subscribe",
  "presence",
  "presence-subscribe",
  "privileged-headers",
  "publish",
  "push-admin",
  "push-subscribe",
  "statistics",
  "subscribe",
]);

/** Everything on every channel. */
export const FULL: Capability = new Map([["*", new Set(["*"])]]);

/**
 * Parses a capability from JSON text or an object.
 * @throws AblyError 40000 if it isn't of the form `{pattern: [operation]}`
 */
export function parseCapability(value: unknown): Capability {
  const source = typeof value === "string" ? parsed(value) : value;
  if (!isRecord(source)) throw Refusal.badRequest("a capability must be an object");
  return new Map(
    Object.entries(source).map(([pattern, operations]) => {
      if (!isOperationList(operations))
        throw Refusal.badRequest("a capability must list operations, or * alone, for each channel");
      return [pattern, new Set(operations)];
    }),
  );
}

const isOperationList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((operation) => OPERATIONS.has(operation)) &&
  (value.length === 1 || !value.includes("*"));

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw Refusal.badRequest("a capability must be valid JSON");
  }
}

/** The canonical JSON text, with patterns and operations sorted. */
export function canonical(capability: Capability): string {
  const entries = [...capability].map(([pattern, operations]): [string, string[]] => [pattern, [...operations].sort()]);
  return JSON.stringify(Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1))));
}

/**
 * Whether a pattern covers a channel (or another pattern, taken literally). `*` matches one whole segment, and at the end
 * one or more. `a:*` doesn't cover `a`, and `foo*` is a literal name. `[*]*` covers every channel.
 */
export function covers(pattern: string, channel: string): boolean {
  if (pattern === "*" || pattern === "[*]*" || pattern === channel) return true;
  const wanted = pattern.split(":");
  const actual = channel.split(":");
  const open = wanted.at(-1) === "*";
  if (open ? actual.length < wanted.length : actual.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment === "*" || segment === actual[index]);
}

/** Whether the capability grants `operation` on `channel`. */
export function allows(capability: Capability, channel: string, operation: string): boolean {
  for (const [pattern, operations] of capability)
    if ((operations.has("*") || operations.has(operation)) && covers(pattern, channel)) return true;
  return false;
}

function common(left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> {
  if (left.has("*")) return right;
  return right.has("*") ? left : left.intersection(right);
}

/**
 * What both capabilities grant.
 * @throws AblyError 40160 if that's nothing
 */
export function intersect(requested: Capability, held: Capability): Capability {
  const granted = new Map<string, ReadonlySet<string>>();
  for (const [wish, wished] of requested)
    for (const [pattern, operations] of held) {
      const narrower = covers(pattern, wish) ? wish : covers(wish, pattern) ? pattern : undefined;
      const shared = common(wished, operations);
      if (narrower !== undefined && shared.size > 0)
        granted.set(narrower, shared.union(granted.get(narrower) ?? new Set()));
    }
  if (granted.size === 0) throw Refusal.forbidden("the key grants nothing of what was asked for");
  return granted;
}
