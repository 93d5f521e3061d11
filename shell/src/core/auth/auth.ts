import type { Observable } from "@atrium/shared-contracts/rx";
import type { PasswordChange, ProfileUpdate, User } from "@atrium/shared-contracts/wire";
import type { Connectivity } from "../connectivity/connectivity.ts";
import type { ShellHttpClient } from "../http/http-client.ts";
import type { AuthSnapshot } from "./auth-snapshot.ts";
import type { StoredSession } from "./stored-session.ts";
import type { TabLock } from "./tab-lock.ts";

/** Who is signed in, and the operations that change it. */
export interface AuthStore {
  readonly state$: Observable<AuthSnapshot>;
  readonly snapshot: AuthSnapshot;
  /** The bearer token to send, including while the session is being restored. */
  token(): string | null;
  /**
   * Restores the stored session. `atOnce` (the default): the stored user is signed in while the profile loads; otherwise once it has loaded. Never
   * rejects: if the session can't be restored, the person is signed out.
   */
  start(options?: { readonly atOnce?: boolean }): Promise<void>;
  login(email: string, password: string): Promise<User>;
  signup(email: string, password: string, name: string): Promise<User>;
  /** Takes over the session of an identity provider's sign-in that this browser has just completed. When there's none, only who is signed in stays so. */
  completeExternalSignIn(): Promise<User>;
  /**
   * Ends the session locally first, lets pending writes finish, then tells the server. Never rejects: a server error doesn't keep the person signed
   * in. If the server doesn't hear of it (the network is down, the page closes), the sign-out is finished later, also by another page load; until
   * then nothing renews the session. Whoever signs in in another tab meanwhile stays signed in.
   */
  logout(): Promise<void>;
  updateProfile(changes: ProfileUpdate): Promise<User>;
  /** Only rejects on failure, without an error in the state: the form shows it. */
  changePassword(change: PasswordChange): Promise<void>;
  /**
   * Gets a new token for the same user after `expired` was refused. Tabs share one renewal. Ends the session when the server refuses. Rejects, and
   * changes nothing, when the session of `expired` is over.
   */
  renew(expired: string): Promise<string>;
  /** Call when the server has ended the session: signs out locally with the server's message. */
  end(message: string): void;
  /** Clears a profile error that is still shown to a signed-in person. */
  dismissError(): void;
  stop(): void;
}

export interface AuthStoreDeps {
  /** Called lazily, because the client needs this store for its token. */
  http(): ShellHttpClient;
  readonly stored: StoredSession;
  readonly lock: TabLock;
  readonly connection: Pick<Connectivity, "state" | "whenOnline">;
  /** The browser's time zone, for accounts that have none. */
  timeZone(): string;
}
