import { useEffect, useState } from "react";

/** The browser's permission for desktop notifications, or `unsupported` if pages can't show any. */
export type DesktopPermission = NotificationPermission | "unsupported";

export const desktopPermission = (): DesktopPermission =>
  "Notification" in globalThis ? Notification.permission : "unsupported";

/** The current permission, updated when the user changes it in the browser's settings. Call `ask` only from a user gesture. */
export function useDesktopPermission(): { readonly permission: DesktopPermission; ask(): Promise<void> } {
  const [permission, setPermission] = useState(desktopPermission);

  useEffect(() => {
    const look = () => setPermission(desktopPermission());
    // The browser's settings are in another window. Coming back from them focuses this one.
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
