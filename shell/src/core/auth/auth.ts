import type { Observable } from "@atrium/shared-contracts/rx";
import type { PasswordChange, ProfileUpdate, User } from "@atrium/shared-contracts/wire";
import type { Connectivity } from "../connectivity/connectivity.ts";
import type { ShellHttpClient } from "../http/http-client.ts";
import type { AuthSnapshot } from "./auth-snapshot.ts";
import type { StoredSession } from "./stored-session.ts";
import type { TabLock } from "./tab-lock.ts";

/** Who is signed in, and what changes it. */
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
  /** Takes back the error of a profile or password call that is still shown to who is signed in. */
  dismissError(): void;
  stop(): void;
}

export interface AuthStoreDeps {
  /** Called lazily, because the client asks this store for its token. */
  http(): ShellHttpClient;
  readonly stored: StoredSession;
  readonly lock: TabLock;
  readonly connection: Pick<Connectivity, "state" | "whenOnline">;
  /** The browser's time zone, for an account that has none. */
  timeZone(): string;
}
