import type { AuthState } from "@atrium/shared-contracts";
import type { User } from "@atrium/shared-contracts/wire";

/** The shell's own view of the sign-in, in the specification's words. What features see of it is an `AuthState`. */
export type AuthSnapshot =
  | { readonly status: "idle" | "loading"; readonly user: null; readonly token: null; readonly error: null }
  | { readonly status: "authenticated"; readonly user: User; readonly token: string; readonly error: string | null }
  | {
      readonly status: "unauthenticated";
      readonly user: null;
      readonly token: null;
      readonly error: string | null;
      /** Whether the person asked for it, here or in another tab. Decides between the landing and the sign-in page. */
      readonly signedOut: boolean;
    }
  | { readonly status: "error"; readonly user: null; readonly token: null; readonly error: string };

const NOBODY = { user: null, token: null, error: null } as const;
export const IDLE: AuthSnapshot = { status: "idle", ...NOBODY };
export const LOADING: AuthSnapshot = { status: "loading", ...NOBODY };

export const unauthenticated = (error: string | null = null, signedOut = false): AuthSnapshot => ({
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

/** What features may know: no token. */
export function publicState(snapshot: AuthSnapshot): AuthState {
  switch (snapshot.status) {
    case "authenticated":
      return { status: "authenticated", user: snapshot.user };
    case "error":
      return { status: "error", user: null, error: snapshot.error };
    case "idle":
    case "loading":
    case "unauthenticated":
      return { status: snapshot.status, user: null };
  }
}
