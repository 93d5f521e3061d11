import { HttpError } from "@atrium/shared-contracts";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import { type PasswordChange, type ProfileUpdate, Session, User } from "@atrium/shared-contracts/wire";
import { authFailure } from "./auth-failure.ts";
import type { ShellHttpClient } from "../http/http-client.ts";
import {
  type AuthSnapshot,
  IDLE,
  LOADING,
  SIGNING_OUT,
  authenticated,
  failed,
  unauthenticated,
} from "./auth-snapshot.ts";
import type { StoredSession } from "./stored-session.ts";
import type { TabLock } from "./tab-lock.ts";
import { isWellFormedToken } from "./token.ts";

export interface AuthStore {
  readonly state$: Observable<AuthSnapshot>;
  readonly snapshot: AuthSnapshot;
  /** The bearer token to send, also while the session is being restored. */
  token(): string | null;
  /** Restores the stored session. Never rejects: a session that cannot be restored leaves the person signed out. */
  start(): Promise<void>;
  login(email: string, password: string): Promise<User>;
  signup(email: string, password: string, name: string): Promise<User>;
  /** Takes the session that an identity provider's sign-in left in the refresh cookie. */
  completeExternalSignIn(): Promise<User>;
  /** Ends the session here first, lets its writes arrive, then tells the server. Never rejects: what the server says does not keep the person signed in. */
  logout(): Promise<void>;
  updateProfile(changes: ProfileUpdate): Promise<User>;
  changePassword(change: PasswordChange): Promise<void>;
  /** Gets another token after `expired` was refused; tabs share one renewal. Ends the session when the server refuses it. */
  renew(expired: string): Promise<string>;
  /** The server ended the session: signs out here, with its message. */
  end(message: string): void;
  stop(): void;
}

export interface AuthStoreDeps {
  /** Called lazily, because the client asks this store for its token. */
  http(): ShellHttpClient;
  readonly stored: StoredSession;
  readonly lock: TabLock;
}

export function createAuthStore({ http, stored, lock }: AuthStoreDeps): AuthStore {
  const state = new BehaviorSubject<AuthSnapshot>(IDLE);
  let token: string | null = null;
  let renewing: Promise<string> | undefined;
  let signingOut = false;

  const enter = (session: { user: User; token: string }) => {
    token = session.token;
    stored.saveToken(session.token);
    stored.saveUser(session.user);
    state.next(authenticated(session.user, session.token));
    return session.user;
  };
  const leave = (next: AuthSnapshot) => {
    token = null;
    stored.clear();
    // While the person signs out the server may tell that the session is over before it answers: it is the same sign-out.
    state.next(signingOut ? unauthenticated(null, "here") : next);
  };

  async function restore(): Promise<void> {
    const kept = stored.token();
    if (kept === null) return state.next(unauthenticated());
    if (!isWellFormedToken(kept)) return leave(unauthenticated());
    token = kept;
    state.next(LOADING);
    try {
      const user = await http().request("GET", "/user/profile", { schema: User });
      // A renewal may have replaced the token; a sign-out in another tab may have ended the wait.
      if (token !== null) enter({ user, token });
    } catch (error) {
      console.warn("Failed to get current user", error);
      leave(unauthenticated("Failed to get current user"));
    }
  }

  async function signIn(path: string, body: unknown, fallback: string): Promise<User> {
    state.next(LOADING);
    try {
      return enter(await http().request("POST", path, { ...(body === undefined ? {} : { body }), schema: Session }));
    } catch (cause) {
      const failure = authFailure(cause, fallback);
      state.next(failed(failure.message));
      throw failure;
    }
  }

  /** Profile and password calls: a failure is shown, but the person stays signed in. */
  async function whileSignedIn<T>(fallback: string, work: (user: User, token: string) => Promise<T>): Promise<T> {
    const before = state.value;
    if (before.status !== "authenticated" || token === null) throw new Error("Not authenticated");
    try {
      return await work(before.user, token);
    } catch (cause) {
      const failure = authFailure(cause, fallback);
      const now = state.value;
      if (now.status === "authenticated") state.next(authenticated(now.user, now.token, failure.message));
      throw failure;
    }
  }

  async function renew(expired: string): Promise<string> {
    const kept = stored.token();
    if (kept !== null && kept !== expired && isWellFormedToken(kept)) return takeToken(kept);
    try {
      const session = await http().request("POST", "/auth/refresh", { schema: Session });
      stored.saveToken(session.token);
      return takeToken(session.token);
    } catch (cause) {
      if (!(cause instanceof HttpError) || cause.retryable) throw cause;
      const missing = cause.status === 404 || cause.status === 405 || cause.status === 501;
      leave(unauthenticated(missing ? "Token refresh not implemented in current API" : null));
      throw cause;
    }
  }
  const takeToken = (renewed: string) => {
    token = renewed;
    const now = state.value;
    if (now.status === "authenticated") state.next(authenticated(now.user, renewed, now.error));
    return renewed;
  };

  const stopWatching = stored.watchToken((other) => {
    if (other === token) return;
    const { status } = state.value;
    if (other === null) {
      if (status === "authenticated" || status === "loading") leave(unauthenticated(null, "elsewhere"));
    } else if (status === "authenticated" && subject(other) === subject(token ?? "")) {
      takeToken(other);
    } else {
      void restore();
    }
  });

  return {
    state$: state.asObservable(),
    get snapshot() {
      return state.value;
    },
    token: () => token,
    async start() {
      try {
        await restore();
      } catch (error) {
        console.warn("Failed to load authentication state", error);
        leave(unauthenticated("Failed to load authentication state"));
      }
    },
    login: (email, password) => signIn("/auth/login", { email: email.trim(), password }, "Login failed"),
    signup: (email, password, name) =>
      signIn("/auth/register", { email: email.trim(), password, name: name.trim() }, "Signup failed"),
    completeExternalSignIn: () => signIn("/auth/refresh", undefined, "Login failed"),
    async logout() {
      signingOut = true;
      state.next(SIGNING_OUT);
      try {
        // What the page still asks or saves in this session would be refused once the server has ended it.
        await http().comeToRest();
        if (token !== null) await http().request("POST", "/auth/logout", { body: {} });
      } catch (error) {
        console.warn("Logout failed", error);
      }
      leave(unauthenticated(null, "here"));
      signingOut = false;
    },
    updateProfile: (changes) =>
      whileSignedIn("Profile update failed", async (_, current) => {
        const user = await http().request("PUT", "/user/profile", { body: changes, schema: User, repeatable: true });
        return enter({ user, token: token ?? current });
      }),
    changePassword: (change) =>
      whileSignedIn("Failed to change password", async () => {
        enter(await http().request("PUT", "/user/password", { body: change, schema: Session }));
      }),
    renew(expired) {
      renewing ??= lock("atrium-token-renewal", () => renew(expired)).finally(() => (renewing = undefined));
      return renewing;
    },
    end(message) {
      if (state.value.status === "authenticated") leave(unauthenticated(message));
    },
    stop: stopWatching,
  };
}

/** Whose token it is: the JWT's subject, read without being believed. */
function subject(token: string): unknown {
  try {
    const claims = token.split(".")[1] ?? "";
    return (JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: unknown }).sub;
  } catch {
    return undefined;
  }
}
