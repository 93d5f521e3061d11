import { BehaviorSubject, type Observable, filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { pause } from "../retry/pause.ts";

/** `offline`: the device has no network. `unreachable`: it has one, but Atrium's server does not answer. */
export type Connection = "online" | "offline" | "unreachable";

export interface Connectivity {
  readonly state$: Observable<Connection>;
  readonly state: Connection;
  /** Resolves when the server can be reached; at once when nothing speaks against it. */
  whenOnline(): Promise<void>;
  /** The given `fetch`, whose outcomes are taken as signs of life. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

/** Pause between two looks whether an unreachable server is back. Milliseconds. */
const LOOK_EVERY_MS = 5_000;

/**
 * Whether Atrium's server can be reached. What the browser says of the device counts at once; one failed call does not make the server
 * unreachable: it is asked again first.
 * @param ask resolves when the server answers, whatever it says
 */
export function createConnectivity(
  page: Pick<Window, "navigator" | "addEventListener">,
  ask: () => Promise<unknown>,
  wait: (ms: number) => Promise<void> = pause,
): Connectivity {
  const state = new BehaviorSubject<Connection>(page.navigator.onLine ? "online" : "offline");
  const become = (next: Connection) => void (next !== state.value && state.next(next));
  let looking = false;

  /** Asks until the server answers or the device loses its network. */
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    while (state.value !== "offline") {
      try {
        await ask();
        become("online");
        break;
      } catch {
        // No answer is the answer.
        if (page.navigator.onLine) become("unreachable");
      }
      await wait(LOOK_EVERY_MS);
    }
    looking = false;
  }

  page.addEventListener("offline", () => become("offline"));
  page.addEventListener("online", () => {
    if (state.value === "offline") become("unreachable");
    void look();
  });
  return {
    state$: state.asObservable(),
    get state() {
      return state.value;
    },
    async whenOnline() {
      await firstValueFrom(state.pipe(filter((connection) => connection === "online")));
    },
    watch: (fetch) => async (input, init) => {
      try {
        const response = await fetch(input, init);
        become("online");
        return response;
      } catch (error) {
        if (init?.signal?.aborted !== true && state.value === "online") void look();
        throw error;
      }
    },
  };
}
