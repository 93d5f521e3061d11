import type { ConnectivityState } from "@atrium/shared-contracts/contract";
import {
  BehaviorSubject,
  type Observable,
  type ObservableInput,
  Subject,
  defer,
  exhaustMap,
  filter,
  firstValueFrom,
  scan,
  takeUntil,
} from "@atrium/shared-contracts/rx";
import { retryAfter } from "../retry/retry.ts";

export interface Connectivity {
  readonly state$: Observable<ConnectivityState>;
  readonly state: ConnectivityState;
  /** Resolves when the server can be reached, immediately if nothing suggests otherwise. */
  whenOnline(): Promise<void>;
  /** Wraps the given `fetch` so that its outcomes count as signs of life. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

/** What suggests that the server can be reached, or can't. */
type Sign =
  /** What the browser says about the device. */
  | "network-lost"
  | "network-back"
  /** The server responded to a call or a check. */
  | "answered"
  /** A call got no response. */
  | "call-failed"
  /** A check got no response either. */
  | "check-failed";

/** Pause between checks of whether an unreachable server is back, in milliseconds. */
const CHECK_EVERY_MS = 5_000;

/** One failed call doesn't make the server unreachable: it's checked first. */
function connectionAfter(known: ConnectivityState, sign: Sign): ConnectivityState {
  switch (sign) {
    case "network-lost":
      return "offline";
    case "network-back":
      return known === "offline" ? "unreachable" : known;
    case "answered":
      return "online";
    case "call-failed":
      return known;
    case "check-failed":
      return known === "offline" ? known : "unreachable";
  }
}

/**
 * Whether Atrium's server can be reached. What the browser says about the device takes effect immediately.
 * @param ask emits when the server responds, whatever the response; errors when it doesn't
 */
export function createConnectivity(
  page: Pick<Window, "navigator" | "addEventListener">,
  ask: () => ObservableInput<unknown>,
): Connectivity {
  const first: ConnectivityState = page.navigator.onLine ? "online" : "offline";
  const state = new BehaviorSubject<ConnectivityState>(first);
  const signs = new Subject<Sign>();
  /** Checks until the server responds or the device loses its network. */
  const check$ = defer(ask).pipe(
    retryAfter(() => {
      signs.next("check-failed");
      return CHECK_EVERY_MS;
    }),
    takeUntil(signs.pipe(filter((sign) => sign === "network-lost"))),
  );

  signs
    .pipe(
      scan(connectionAfter, first),
      filter((next) => next !== state.value),
    )
    .subscribe(state);
  signs
    .pipe(
      filter((sign) => sign === "network-back" || (sign === "call-failed" && state.value === "online")),
      exhaustMap(() => check$),
    )
    .subscribe(() => signs.next("answered"));

  page.addEventListener("offline", () => signs.next("network-lost"));
  page.addEventListener("online", () => signs.next("network-back"));
  return {
    state$: state.asObservable(),
    get state() {
      return state.value;
    },
    async whenOnline() {
      await firstValueFrom(state.pipe(filter((connection) => connection === "online")));
    },
    watch: (fetch) => async (input, init) => {
      const before = state.value;
      try {
        const response = await fetch(input, init);
        // A response to a call from before the network was lost says nothing about now.
        if (before === "offline" || state.value !== "offline") signs.next("answered");
        return response;
      } catch (error) {
        if (init?.signal?.aborted !== true) signs.next("call-failed");
        throw error;
      }
    },
  };
}
