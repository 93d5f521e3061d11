import {
  accountRoutes,
  type LoginRequest,
  type PasswordChange,
  type ProfileUpdate,
  type RegisterRequest,
} from "@atrium/shared-contracts/wire";
import type { ShellHttpClient, ShellRequestOptions } from "../http/http-client.ts";
import { sessionAnswer, userAnswer } from "./account-answers.ts";

/** A lost response can be requested again: the server repeats it for 30 s, and four tries of this length plus their pauses take less than that. */
const RENEWAL = { timeoutMs: 5_000 } as const;

/** The account's calls, as `accountCalls` defines them, but without its schemas. */
export function createAccountApi(http: () => ShellHttpClient) {
  const call = <T>(name: keyof typeof accountRoutes, options: ShellRequestOptions<T>) => {
    const { method, path, ...route } = accountRoutes[name];
    return http().request(method, path, { ...("repeatable" in route ? { repeatable: true } : {}), ...options });
  };
  return {
    register: (body: RegisterRequest) => call("register", { body, schema: sessionAnswer }),
    login: (body: LoginRequest) => call("login", { body, schema: sessionAnswer }),
    refresh: () => call("refresh", { ...RENEWAL, schema: sessionAnswer }),
    completeGoogle: () => call("completeGoogle", { ...RENEWAL, schema: sessionAnswer }),
    /** Ends that session, by its token or by the refresh cookie if it's that session's. Completes even if the page closes. */
    logout: (session: string | undefined, token: string | null) =>
      call("logout", { body: {}, query: { session }, token, keepalive: true }),
    profile: () => call("profile", { schema: userAnswer }),
    updateProfile: (body: ProfileUpdate) => call("updateProfile", { body, schema: userAnswer }),
    changePassword: (body: PasswordChange) => call("changePassword", { body, schema: sessionAnswer }),
  };
}
