import { isId, isInstant, type Session, type User } from "@atrium/shared-contracts/wire";

// The checks of `User` and `Session` in `wire`, without zod: the sign-in page would have to load it first.

type Check = (value: unknown) => boolean;
type Fields<T> = { readonly [Name in keyof T]-?: Check };

const isText: Check = (value) => typeof value === "string";
const isTextOrNull: Check = (value) => value === null || isText(value);

const USER: Fields<User> = {
  id: (value) => typeof value === "string" && isId(value),
  email: isText,
  name: isText,
  preferredName: isTextOrNull,
  role: isTextOrNull,
  personalInfo: isTextOrNull,
  personality: (value) => Array.isArray(value) && value.every(isText),
  location: isTextOrNull,
  timezone: isTextOrNull,
  createdAt: (value) => typeof value === "string" && isInstant(value),
  hasPassword: (value) => value === undefined || typeof value === "boolean",
};

const SESSION: Fields<Session> = {
  token: isText,
  user: (value) => !("problem" in read(USER, value)),
  expiresAt: (value) => typeof value === "string" && isInstant(value),
};

/** The fields of an object, without those that aren't known; or the first field that's wrong. */
function read<T>(fields: Fields<T>, value: unknown): { readonly result: T } | { readonly problem: string } {
  if (typeof value !== "object" || value === null) return { problem: "It's not an object" };
  const known = (Object.keys(fields) as (keyof T & string)[]).map(
    (name) => [name, (value as Partial<Record<string, unknown>>)[name]] as const,
  );
  const wrong = known.find(([name, content]) => !fields[name](content));
  if (wrong) return { problem: `Its ${wrong[0]} is missing or wrong` };
  return { result: Object.fromEntries(known.filter(([, content]) => content !== undefined)) as T };
}

/** A stored value as a user; null if it isn't one. */
export function storedUser(value: unknown): User | null {
  const found = read(USER, value);
  return "result" in found ? found.result : null;
}

/** Checks an answer as the schema `User` does. */
export const userAnswer = { parse: (data: unknown): User => required(read(USER, data)) };

/** Checks an answer as the schema `Session` does. */
export const sessionAnswer = {
  parse(data: unknown): Session {
    const session = required(read(SESSION, data));
    return { ...session, user: userAnswer.parse(session.user) };
  },
};

function required<T>(found: { readonly result: T } | { readonly problem: string }): T {
  if ("problem" in found) throw new TypeError(found.problem);
  return found.result;
}
