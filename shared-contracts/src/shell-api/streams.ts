import type { Language } from "../specification/language.ts";
import type { User } from "../wire/account.ts";

/** Who is signed in. `token` never leaves the shell: features see the state, and call through `ShellApi.http`. */
export type AuthState =
  | { readonly status: "idle" | "loading"; readonly user: null }
  | { readonly status: "authenticated"; readonly user: User }
  /** `signedOut`: the person asked for it in this tab, so what is kept for them on this device is to go. Absent when the session ended otherwise. */
  | { readonly status: "unauthenticated"; readonly user: null; readonly signedOut?: true }
  | { readonly status: "error"; readonly user: null; readonly error: string };

/** State of the realtime connection, in the specification's words, and whether the product runs in HTTP-only mode instead. */
export interface ConnectionState {
  readonly status: "connecting" | "connected" | "disconnected" | "suspended" | "failed" | "closed";
  /** True when the socket cannot be had: messages go by HTTP until it can. */
  readonly httpOnly: boolean;
  /** Grows by one each time messages may have been missed: refetch what is open. */
  readonly continuityLosses: number;
  readonly reason?: string;
}

export type ThemeMode = "light" | "dark" | "system";
export interface ThemeState {
  /** What the person chose. */
  readonly mode: ThemeMode;
  /** What is shown. */
  readonly resolved: "light" | "dark";
}

export type LanguageState = Language;
