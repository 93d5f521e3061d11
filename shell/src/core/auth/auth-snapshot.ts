import type { AuthState } from "@atrium/shared-contracts/contract";
import type { User } from "@atrium/shared-contracts/wire";

/**
 * Whether the person asked to be signed out, in this tab or in another one. Decides between the landing page and the sign-in page.
 */
export type SignOut = "here" | "elsewhere" | false;

/** The shell's internal auth state, in the specification's terms. Features see an `AuthState` derived from it. */
export type AuthSnapshot =
  | { readonly status: "idle"; readonly user: null; readonly token: null; readonly error: null }
  | {
      readonly status: "loading";
      readonly user: null;
      readonly token: null;
      readonly error: null;
      /** The person asked to sign out, and the server is being told. */
      readonly signingOut: boolean;
    }
  | { readonly status: "authenticated"; readonly user: User; readonly token: string; readonly error: string | null }
  | {
      readonly status: "unauthenticated";
      readonly user: null;
      readonly token: null;
      readonly error: string | null;
      readonly signedOut: SignOut;
    }
  | { readonly status: "error"; readonly user: null; readonly token: null; readonly error: string };

const NOBODY = { user: null, token: null, error: null } as const;
export const IDLE: AuthSnapshot = { status: "idle", ...NOBODY };
export const LOADING: AuthSnapshot = { status: "loading", ...NOBODY, signingOut: false };
export const SIGNING_OUT: AuthSnapshot = { status: "loading", ...NOBODY, signingOut: true };

export const unauthenticated = (error: string | null = null, signedOut: SignOut = false): AuthSnapshot => ({
  status: "unauthenticated",
  ...NOBODY,
  error,
  signedOut,
});
export const authenticated = (user: User, token: string, error: string | null = null): AuthSnapshot => ({
  status: "authenticated",
  user,
  token,
  error,
});
export const failed = (error: string): AuthSnapshot => ({ status: "error", user: null, token: null, error });

/** What features may see: everything but the token. */
export function publicState(snapshot: AuthSnapshot): AuthState {
  switch (snapshot.status) {
    case "authenticated":
      return { status: "authenticated", user: snapshot.user };
    case "error":
      return { status: "error", user: null, error: snapshot.error };
    case "unauthenticated":
      return { status: "unauthenticated", user: null, ...(snapshot.signedOut === "here" ? { signedOut: true } : {}) };
    case "loading":
      return snapshot.signingOut
        ? { status: "unauthenticated", user: null, signedOut: true }
        : { status: "loading", user: null };
    case "idle":
      return { status: "idle", user: null };
  }
}
