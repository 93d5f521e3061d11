import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import type { Session, User } from "@atrium/shared-contracts/wire";
import type { TestServer } from "./test-server.ts";

/** An answer, with its body parsed as JSON. */
export type Answer<Body = unknown> = {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
};

export type Method = "GET" | "POST" | "PUT" | "DELETE" | "PATCH";

export type TestUser = {
  readonly user: User;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  /** The refresh cookie as a Cookie header. */
  readonly cookie: string;
  /** Calls a path such as `/api/calendar` as this user. */
  call<Body = unknown>(method: Method, path: string, body?: unknown): Promise<Answer<Body>>;
};

/** Makes a call without a token, or with the given headers. */
export async function call<Body = unknown>(
  server: TestServer,
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const request: InjectOptions = { method, url: path, headers };
  if (body !== undefined) {
    request.payload = JSON.stringify(body);
    request.headers = { "content-type": "application/json", ...headers };
  }
  const response = await server.app.inject(request);
  const parsed = (response.payload === "" ? undefined : response.json()) as Body;
  return { status: response.statusCode, body: parsed, headers: response.headers };
}

/** Registers a person with a new email address. */
export async function signUp(server: TestServer, name = "Ada Lovelace"): Promise<TestUser> {
  const email = `${randomUUID()}@example.com`;
  const password = `correct horse ${randomUUID()}`;
  const answer = await call<Session>(server, "POST", "/api/auth/register", { email, password, name });
  if (answer.status !== 200) throw new Error(`Sign-up failed: ${JSON.stringify(answer.body)}`);
  return signedIn(server, answer, { email, password });
}

/** Makes a user from the answer of register, login, refresh or password change. */
export function signedIn(
  server: TestServer,
  answer: Answer<Session>,
  credentials: { email: string; password: string },
): TestUser {
  const { token, user } = answer.body;
  const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
  return {
    ...credentials,
    user,
    token,
    cookie,
    call: (method, path, body) => call(server, method, path, body, { authorization: `Bearer ${token}` }),
  };
}
