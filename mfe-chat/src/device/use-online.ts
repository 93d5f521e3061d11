import { useSyncExternalStore } from "react";

/** Whether the device has a network connection, according to the browser. */
export const useOnline = () => useSyncExternalStore(watchOnline, () => navigator.onLine);

function watchOnline(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
