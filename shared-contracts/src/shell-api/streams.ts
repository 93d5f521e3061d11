import type { Observable } from "rxjs";
import type { User } from "../wire/account.ts";

/** A stream of a state. Subscribers get the current state right away; `value` reads it without subscribing. */
export interface StateStream<T> extends Observable<T> {
  /** The current state. After sign-out, the last one. */
  readonly value: T;
}

/** Who is signed in. The token never leaves the shell: features see this state, and make calls through `ShellApi.http`. */
export type AuthState =
  | { readonly status: "idle" | "loading"; readonly user: null }
  | { readonly status: "authenticated"; readonly user: User }
  /** `signedOut`: the user signed out in this tab, so delete what you keep for them apart from `ShellApi.storage`. Absent if the session ended otherwise. */
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

/** Whether Atrium's server can be reached. `offline`: the device has no network. `unreachable`: it has one, but the server doesn't respond. */
export type ConnectivityState = "online" | "offline" | "unreachable";
