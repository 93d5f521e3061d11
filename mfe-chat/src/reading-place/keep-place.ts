import type { ShellApi } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { ThreadPlace } from "../thread-rows/thread-place.ts";
import { keptPlace, keptPlaces } from "./kept-place.ts";

/** Places kept at most. Beyond that, the one that was kept first goes. */
const MAX_PLACES = 200;
/** How long the user's place must rest before it's written. Milliseconds. */
const REST_MS = 200;

/** Keeps the user's place in a conversation soon, or at once when the page goes away. */
export const keepPlace = (shell: ShellApi, conversationId: string, place: ThreadPlace): void =>
  shell.once(createPlaceKeeper)(conversationId, place);

function createPlaceKeeper({ auth$, storage }: ShellApi) {
  const moved = new Map<string, ThreadPlace>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    for (const [id, place] of moved) writePlace(id, place);
    moved.clear();
  };
  const writePlace = (id: string, place: ThreadPlace) => {
    const kept = keptPlace(storage, id);
    if (place === "end" && !kept) return;
    // Read again each time, because other tabs keep their places, too.
    const { [id]: _, ...others } = keptPlaces(storage);
    const entries = Object.entries(others).slice(-MAX_PLACES + 1);
    if (place !== "end") entries.push([id, { row: place.rowKey, lead: Math.round(place.lead) }]);
    storage.write(STORAGE_KEYS.readingPlaces, { places: Object.fromEntries(entries) });
  };
  addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", write);
  auth$.subscribe({
    complete() {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
      document.removeEventListener("visibilitychange", write);
    },
  });
  return (conversationId: string, place: ThreadPlace) => {
    moved.set(conversationId, place);
    clearTimeout(timer);
    timer = setTimeout(write, REST_MS);
  };
}
