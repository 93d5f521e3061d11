import { useEffect, useState } from "react";

/** What the browser says of notifications on the desktop; `unsupported`: it has none for pages. */
export type DesktopPermission = NotificationPermission | "unsupported";

export const desktopPermission = (): DesktopPermission =>
  "Notification" in globalThis ? Notification.permission : "unsupported";

/** The permission as it is now, also when the person changes it in the browser's settings, and the way to ask for it: on a gesture alone. */
export function useDesktopPermission(): { readonly permission: DesktopPermission; ask(): Promise<void> } {
  const [permission, setPermission] = useState(desktopPermission);

  useEffect(() => {
    const look = () => setPermission(desktopPermission());
    // The browser's settings are another window: who comes back from them focuses this one.
    globalThis.addEventListener("focus", look);
    const leaving = new AbortController();
    const watch = async () => {
      const status = await navigator.permissions.query({ name: "notifications" });
      status.addEventListener("change", look, { signal: leaving.signal });
    };
    if ("permissions" in navigator) {
      watch().catch((error: unknown) => console.warn("This browser does not tell when a permission changes", error));
    }
    return () => {
      leaving.abort();
      globalThis.removeEventListener("focus", look);
    };
  }, []);

  return {
    permission,
    async ask() {
      if (desktopPermission() === "default") await Notification.requestPermission();
      setPermission(desktopPermission());
    },
  };
}
