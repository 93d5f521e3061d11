import { useSyncExternalStore } from "react";

/** Whether the device has a network, as the browser says. */
export const useOnline = () => useSyncExternalStore(watchOnline, () => navigator.onLine);

function watchOnline(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
