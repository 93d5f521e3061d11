import { releaseCalls } from "@atrium/shared-contracts/wire";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { useHost, useSession } from "../host/host-context.tsx";
import { newReleases, runningVersions } from "./new-releases.ts";

/** Shortest time between two checks of the registry, in milliseconds. */
const LOOK_EVERY_MS = 15 * 60_000;

/** Notifies the person when an app has a new release. The page keeps running as it is; they can reload when it suits them. */
export function useReleaseWatch(): void {
  const { t } = useTranslation("shell");
  const { boot, http, language } = useHost();
  const { notifications } = useSession();
  const text = useRef(t);
  useEffect(() => {
    text.current = t;
  });

  useEffect(() => {
    const known = new Map(runningVersions(boot));
    const leaving = new AbortController();
    let lookedAt = Date.now();
    const look = async () => {
      if (document.hidden || Date.now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = Date.now();
      try {
        const history = await http.call(releaseCalls.history, { signal: leaving.signal });
        for (const { id, title, version } of newReleases(history, known, language.language)) {
          known.set(id, version);
          const message = text.current("releases.available", { title, version });
          notifications.add({ type: "info", title: text.current("releases.title"), message, path: "/changelog" });
        }
      } catch (error) {
        // The next check tries again: this can wait.
        if (!leaving.signal.aborted) console.warn("The release history was not read", error);
      }
    };
    const looking = setInterval(() => void look(), LOOK_EVERY_MS);
    const whenSeen = () => void look();
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      leaving.abort();
      clearInterval(looking);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, [boot, http, language, notifications]);
}
