import { HttpError } from "@atrium/shared-contracts/contract";
import type { Session, User } from "@atrium/shared-contracts/wire";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import { API_DEFAULTS } from "@atrium/shared-contracts/spec";
import { jitteredPause } from "../retry/back-off.ts";
import { pause } from "../retry/pause.ts";
import { withRetries } from "../retry/retry.ts";
import { createAccountApi } from "./account-api.ts";
import { type FailureTexts, authFailure, isNotImplemented, isUnanswered, leavesSessionOpen } from "./auth-failure.ts";
import {
  type AuthSnapshot,
  IDLE,
  LOADING,
  SIGNING_OUT,
  authenticated,
  failed,
  unauthenticated,
} from "./auth-snapshot.ts";
import type { AuthStore, AuthStoreDeps } from "./auth.ts";
import { isWellFormedToken, sessionOf, subject } from "./token.ts";

/** Pauses before asking the server again whether the stored session is still valid, in milliseconds: when nothing answers … */
const CONFIRM_AGAIN_MS = 5_000;
/** … and when something answers that doesn't know, for example a proxy during maintenance. Jitter keeps each pause above half its length. */
const UNDECIDED_BACK_OFF = { firstMs: 10_000, maxMs: 300_000 } as const;
/** Pause before trying again to finish a sign-out, in milliseconds. It grows to a minute. */
const FINISH_AGAIN_MS = 5_000;

/**
 * How long a sign-in waits for an unfinished sign-out, in milliseconds: longer than a call may take, because its late response would remove the
 * cookie of whoever has signed in by then.
 */
const SIGN_OUT_FIRST_MS = API_DEFAULTS.timeoutMs + 2_000;
/** Held by the tab that is ending a session. */
const SIGN_OUT_LOCK = "atrium-sign-out";

const NO_RENEWAL = "Token refresh not implemented in current API";
/** Shown when the server ends a session without a message. */
const SESSION_OVER = "This session has ended. Please sign in again.";
const notAuthenticated = () => new HttpError("Not authenticated", 401);

export function createAuthStore({ http, stored, lock, connection, timeZone }: AuthStoreDeps): AuthStore {
  const account = createAccountApi(http);
  const state = new BehaviorSubject<AuthSnapshot>(IDLE);
  let token: string | null = null;
  let renewing: Promise<string> | undefined;
  /** Increases whenever a session starts, is restored or ends, so that a late response can't affect whoever is signed in by then. */
  let turn = 0;
  /** The turn of this tab's sign-out, until it ends or somebody signs in. */
  let leaving: number | undefined;
  /** The turn whose stored session the server has neither confirmed nor refused yet. */
  let restoring: number | undefined;

  const enter = (session: { user: User; token: string }) => {
    token = session.token;
    stored.saveToken(session.token);
    stored.saveUser(session.user);
    state.next(authenticated(session.user, session.token));
    return session.user;
  };
  const leave = (next: AuthSnapshot, forget = () => stored.expire()) => {
    turn += 1;
    token = null;
    forget();
    state.next(next);
  };
  /** The session is over, and nobody asked for it: the other tabs learn why, too. */
  const end = (reason: string) => {
    stored.announceEnd(reason);
    leave(unauthenticated(reason));
  };
  const isLeaving = () => leaving === turn;

  async function restore(atOnce: boolean): Promise<void> {
    const kept = stored.token();
    // Nobody is signed in, so nothing may remain that somebody else could see, for example the user that a tab stored as it closed.
    if (kept === null) return leave(unauthenticated());
    if (!isWellFormedToken(kept)) return leave(unauthenticated());
    token = kept;
    const mine = (turn += 1);
    const user = storedUserOf(kept);
    if (user && connection.state === "offline") return standOn(user, kept, mine);
    state.next(atOnce && user ? authenticated(user, kept) : LOADING);
    restoring = mine;
    try {
      await takeProfile(mine);
    } catch (error) {
      if (turn !== mine) return;
      // Another tab may have stored the user meanwhile.
      const user = storedUserOf(token);
      if (user && leavesSessionOpen(error)) standOn(user, token, mine, error);
      else refuse(error);
    } finally {
      if (restoring === mine) restoring = undefined;
    }
  }

  /** The stored user if the token is theirs; the two can differ, for example if a tab closed between storing one and the other. */
  const storedUserOf = (kept: string): User | null => {
    const user = stored.user();
    return user?.id === subject(kept) ? user : null;
  };

  async function takeProfile(mine: number): Promise<void> {
    const { user: before } = state.value;
    const user = await account.profile();
    // In the meantime a renewal may have replaced the token, or another tab signed out or signed someone else in.
    if (turn !== mine || token === null) return;
    // If the user has changed their profile, this response may be older.
    if (state.value.user === before) begin({ user, token });
  }
  /** Handles a session that the server has just confirmed. */
  const begin = (session: { user: User; token: string }) => {
    const user = enter(session);
    if (user.timezone === null) void adoptTimeZone();
    return user;
  };
  /**
   * "Tomorrow at noon" means noon where the person is, so save their time zone. They didn't ask for this, so a failure stays silent and the next
   * sign-in tries again.
   */
  async function adoptTimeZone(): Promise<void> {
    const mine = turn;
    // Some browsers only report an offset, not a zone: "tomorrow" would be wrong once the clocks change.
    const timezone = timeZone();
    if (!/^[a-z]/i.test(timezone)) return;
    try {
      const user = await account.updateProfile({ timezone });
      if (turn === mine && token !== null) enter({ user, token });
    } catch (error) {
      console.warn("The browser's time zone was not saved to the account", error);
    }
  }
  const refuse = (error: unknown) => {
    console.warn("Failed to get current user", error);
    end("Failed to get current user");
  };

  /** The server didn't say whether the stored session is valid: keep it until it does (ADR 11). `error` is what came instead, if it was asked. */
  function standOn(user: User, kept: string, mine: number, error?: unknown): void {
    if (state.value.status !== "authenticated") state.next(authenticated(user, kept));
    void confirm(mine, error);
  }
  async function confirm(mine: number, error: unknown): Promise<void> {
    const ask = async () => {
      await connection.whenOnline();
      if (turn === mine) await takeProfile(mine);
    };
    try {
      // Whatever answered needs time; without an answer, the connection's return is when to ask.
      if (error !== undefined && !isUnanswered(error)) await pause(pauseAfter(error, 1));
      await withRetries(ask, (failure, failures) =>
        turn === mine && leavesSessionOpen(failure) ? pauseAfter(failure, failures) : undefined,
      );
    } catch (failure) {
      if (turn === mine) refuse(failure);
    }
  }
  const pauseAfter = (error: unknown, failures: number) =>
    isUnanswered(error)
      ? CONFIRM_AGAIN_MS
      : jitteredPause(failures - 1, UNDECIDED_BACK_OFF, () => 0.5 + Math.random() / 2);

  async function signIn(ask: () => Promise<Session>, otherwise: string): Promise<User> {
    turn += 1;
    state.next(LOADING);
    try {
      // The sign-in replaces the cookie, and with it the means to end the earlier session.
      if (stored.signingOut() !== null) await Promise.race([finishSignOut(), pause(SIGN_OUT_FIRST_MS)]);
      return begin(await ask());
    } catch (cause) {
      const failure = authFailure(cause, { otherwise });
      state.next(failed(failure.message));
      throw failure;
    }
  }

  /** Tells the server that the session has ended, and forgets it once it knows. */
  async function endSession(session: string | undefined, going: string | null): Promise<void> {
    try {
      await account.logout(session, going);
    } catch (error) {
      // Neither token nor cookie belong to a session: it has ended already. A proxy's 401 has no code.
      if (!(error instanceof HttpError) || error.status !== 401 || error.code === undefined) throw error;
    }
    if (session !== undefined) stored.signedOut(session);
  }
  /** Never rejects. If the server can't be told now, it's told later. */
  async function tellServer(going: string | null): Promise<void> {
    try {
      // Anything the page still reads or saves would be refused once the server has ended the session.
      await http().comeToRest();
      if (going !== null) await endSession(sessionOf(going), going);
    } catch (error) {
      console.warn("Logout failed", error);
      if (stored.signingOut() !== null) void finishSignOut();
    }
  }
  /** Ends the session of an earlier sign-out that the server doesn't know of, as soon as it can be reached. Never rejects. */
  async function finishSignOut(): Promise<void> {
    const finish = async () => {
      await connection.whenOnline();
      await lock(SIGN_OUT_LOCK, async () => {
        const session = stored.signingOut();
        if (session !== null) await endSession(session, null);
      });
    };
    try {
      await withRetries(finish, (error, failures) =>
        leavesSessionOpen(error) ? FINISH_AGAIN_MS * Math.min(failures, 12) : undefined,
      );
    } catch (error) {
      console.warn("An earlier sign-out could not be finished", error);
    }
  }

  /** For profile and password calls: the person stays signed in after a failure. It's kept in the state unless `shownByCaller`. */
  async function whileSignedIn<T>(
    { shownByCaller = false, ...texts }: FailureTexts & { readonly shownByCaller?: boolean },
    work: () => Promise<T>,
    take: (answer: T) => void,
  ): Promise<T> {
    const before = state.value;
    if (before.status !== "authenticated") {
      if (before.status === "unauthenticated")
        state.next(unauthenticated(before.error ?? "Not authenticated", before.signedOut));
      throw new Error("Not authenticated");
    }
    const mine = turn;
    try {
      const answer = await work();
      // If they signed out in the meantime, here or in another tab, they stay signed out.
      if (turn === mine) take(answer);
      return answer;
    } catch (cause) {
      const failure = authFailure(cause, texts);
      const now = state.value;
      if (turn === mine && now.status === "authenticated" && !shownByCaller)
        state.next(authenticated(now.user, now.token, failure.message));
      throw failure;
    }
  }

  async function renew(expired: string): Promise<string> {
    const mine = turn;
    const kept = stored.token();
    if (kept !== null && kept !== expired && isWellFormedToken(kept)) return takeToken(ofSameUser(kept, expired));
    // The cookie may still be there after a sign-out. Only the tab that signs out may use it, for what it has yet to save.
    const isOver = () => turn !== mine || (!isLeaving() && sessionOf(expired) === stored.signingOut());
    if (isOver()) throw notAuthenticated();
    try {
      const session = await account.refresh();
      if (isOver()) throw notAuthenticated();
      stored.saveToken(ofSameUser(session.token, expired));
      return takeToken(session.token);
    } catch (cause) {
      if (isOver() || isLeaving()) throw cause;
      if (!isNotImplemented(cause) && (!(cause instanceof HttpError) || leavesSessionOpen(cause))) throw cause;
      const failure = isNotImplemented(cause) ? new HttpError(NO_RENEWAL, 401, { code: "no_renewal", cause }) : cause;
      end(failure === cause ? authFailure(cause, { otherwise: SESSION_OVER }).message : NO_RENEWAL);
      throw failure;
    }
  }
  /** Tabs share storage and cookies, so the token found there may be the one of somebody who has just signed in. */
  const ofSameUser = (renewed: string, expired: string) => {
    if (subject(renewed) !== subject(expired)) throw notAuthenticated();
    return renewed;
  };
  const takeToken = (renewed: string) => {
    token = renewed;
    const now = state.value;
    if (now.status === "authenticated") state.next(authenticated(now.user, renewed, now.error));
    return renewed;
  };

  /** The session ended in another tab. A page that was frozen hears of it late: somebody may have signed in since, and what's stored is theirs. */
  const leaveAfter = (next: AuthSnapshot) => {
    const { status } = state.value;
    const now = stored.token();
    if (now !== null && now !== token) void restore(false);
    else if (status === "authenticated" || status === "loading") leave(next);
  };
  const stopWatchingEnd = stored.watchEnd((reason) => {
    if (!isLeaving()) leaveAfter(unauthenticated(reason));
  });
  const stopWatchingToken = stored.watchToken((other) => {
    // A sign-out looks at the storage when it ends.
    if (other === token || isLeaving()) return;
    const { status } = state.value;
    if (other === null) leaveAfter(unauthenticated(null, "elsewhere"));
    else if (status === "authenticated" && isWellFormedToken(other) && subject(other) === subject(token ?? "")) {
      takeToken(other);
    } else void restore(false);
  });

  return {
    state$: state.asObservable(),
    get snapshot() {
      return state.value;
    },
    token: () => token,
    async start({ atOnce = true } = {}) {
      try {
        if (stored.signingOut() !== null) void finishSignOut();
        await restore(atOnce);
      } catch (error) {
        console.warn("Failed to load authentication state", error);
        leave(unauthenticated("Failed to load authentication state"));
      }
    },
    login: (email, password) => signIn(() => account.login({ email: email.trim(), password }), "Login failed"),
    signup: (email, password, name) =>
      signIn(() => account.register({ email: email.trim(), password, name: name.trim() }), "Signup failed"),
    async completeExternalSignIn() {
      try {
        return await signIn(account.completeGoogle, "Login failed");
      } catch (failure) {
        // Somebody who is signed in may have come to that page again, for example by the browser's history.
        if (stored.token() !== null) await restore(false);
        const { user } = state.value;
        if (user === null) throw failure;
        return user;
      }
    },
    async logout() {
      const going = token;
      const leaver = state.value.user?.id;
      const mine = (turn += 1);
      leaving = mine;
      // Tell the other tabs first, before the end of the session reaches them and looks like somebody else ended it.
      stored.clear(leaver);
      if (going !== null) stored.signOut(going);
      state.next(SIGNING_OUT);
      const ended = tellServer(going);
      // Keeps other tabs from ending the session while this one still saves. If this tab is closed, they may.
      void lock(SIGN_OUT_LOCK, () => ended);
      await ended;
      if (turn !== mine) return;
      // Somebody may have signed in in another tab meanwhile: what's stored is theirs.
      if (stored.token() === null) leave(unauthenticated(null, "here"), () => stored.clear(leaver));
      else await restore(false);
    },
    updateProfile: (changes) =>
      whileSignedIn(
        { otherwise: "Profile update failed", notImplemented: "Profile update not implemented in current API" },
        () => account.updateProfile(changes),
        (user) => {
          if (token !== null) enter({ user, token });
        },
      ),
    changePassword: async (change) => {
      await whileSignedIn(
        { otherwise: "Failed to change password", shownByCaller: true },
        () => account.changePassword(change),
        enter,
      );
    },
    async renew(expired) {
      // A call of an earlier session must not be made again for the person who is signed in by now.
      if (token === null || subject(token) !== subject(expired)) throw notAuthenticated();
      renewing ??= lock("atrium-token-renewal", () => renew(expired)).finally(() => (renewing = undefined));
      return renewing;
    },
    end(message) {
      // While a session is being restored, the profile's answer decides.
      if (state.value.status === "authenticated" && restoring !== turn) end(message);
    },
    dismissError() {
      const now = state.value;
      if (now.status === "authenticated" && now.error !== null) state.next(authenticated(now.user, now.token));
    },
    stop() {
      stopWatchingEnd();
      stopWatchingToken();
    },
  };
}
