import type { Language } from "../specification/language.ts";
import type { User } from "../wire/account.ts";

/** Who is signed in. The token never leaves the shell: features see this state, and make calls through `ShellApi.http`. */
export type AuthState =
  | { readonly status: "idle" | "loading"; readonly user: null }
  | { readonly status: "authenticated"; readonly user: User }
  /** `signedOut`: the user signed out in this tab, so delete what this device keeps for them. Absent if the session ended otherwise. */
  | { readonly status: "unauthenticated"; readonly user: null; readonly signedOut?: true }
  | { readonly status: "error"; readonly user: null; readonly error: string };

/** State of the realtime connection, in the specification's terms, and whether the product is in HTTP-only mode instead. */
export interface ConnectionState {
  readonly status: "connecting" | "connected" | "disconnected" | "suspended" | "failed" | "closed";
  /** True while the socket is unavailable. Messages go over HTTP until it's back. */
  readonly httpOnly: boolean;
  /** Increases by one each time messages may have been missed. When it does, refetch what's open. */
  readonly continuityLosses: number;
  readonly reason?: string;
}

export type ThemeMode = "light" | "dark" | "system";
export interface ThemeState {
  /** What the user chose. */
  readonly mode: ThemeMode;
  /** What is displayed. */
  readonly resolved: "light" | "dark";
}

export type LanguageState = Language;
