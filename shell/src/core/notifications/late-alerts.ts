import { whenSettled } from "../idle/when-settled.ts";
import type { Alerts } from "./alerts.ts";

/** Alerts whose code loads once the page is idle, or with the first one. */
export function lateAlerts(load: () => Promise<Alerts>): Alerts {
  let loaded: Promise<Alerts> | undefined;
  let closed = false;
  const alerts = () => {
    loaded ??= load();
    // Without a network, the next one tries again.
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  const fetchAhead = async () => {
    try {
      await alerts();
    } catch (error) {
      console.warn("The code of alerts could not be loaded yet", error);
    }
  };
  const stop = whenSettled(() => void fetchAhead());
  return {
    async raise(entry) {
      const ready = await alerts();
      if (!closed) await ready.raise(entry);
    },
    close() {
      closed = true;
      stop();
      // What couldn't load has nothing to close.
      void loaded?.then(
        (ready) => ready.close(),
        () => {},
      );
    },
  };
}
