import { BehaviorSubject, type Observable, filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { pause } from "../retry/pause.ts";

/** `offline`: the device has no network. `unreachable`: it has one, but Atrium's server doesn't respond. */
export type Connection = "online" | "offline" | "unreachable";

export interface Connectivity {
  readonly state$: Observable<Connection>;
  readonly state: Connection;
  /** Resolves when the server can be reached, immediately if nothing suggests otherwise. */
  whenOnline(): Promise<void>;
  /** Wraps the given `fetch` so that its outcomes count as signs of life. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

/** Pause between checks of whether an unreachable server is back, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/**
 * Whether Atrium's server can be reached. What the browser says about the device takes effect immediately. One failed call doesn't make the server
 * unreachable: it's checked first.
 * @param ask resolves when the server responds, whatever the response
 */
export function createConnectivity(
  page: Pick<Window, "navigator" | "addEventListener">,
  ask: () => Promise<unknown>,
  wait: (ms: number) => Promise<void> = pause,
): Connectivity {
  const state = new BehaviorSubject<Connection>(page.navigator.onLine ? "online" : "offline");
  const become = (next: Connection) => void (next !== state.value && state.next(next));
  let looking = false;

  /** Checks repeatedly until the server responds or the device loses its network. */
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    while (state.value !== "offline") {
      try {
        await ask();
        become("online");
        break;
      } catch {
        // A rejection means no response.
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
