/** A page hidden for longer than this may have missed events. Milliseconds. */
const SLEEP_MS = 30_000;

/** Calls `onWake` when the page shows again after SLEEP_MS or more, and `onOnline` when the network is back. Returns a stop function. */
export function watchWake(handlers: { onWake(): void; onOnline(): void }): () => void {
  let hiddenAt: number | undefined = document.hidden ? Date.now() : undefined;
  const onVisibility = () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= SLEEP_MS) handlers.onWake();
    hiddenAt = undefined;
  };
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("online", handlers.onOnline);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("online", handlers.onOnline);
  };
}
