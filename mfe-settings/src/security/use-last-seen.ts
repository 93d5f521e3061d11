import type { ActiveSession } from "@atrium/shared-contracts/wire";
import { relativeTime, useNow } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** Formats when a session was last seen, in the current language. Updates as time passes. */
export function useLastSeen(): (session: Pick<ActiveSession, "lastSeenAt" | "current">) => string {
  const { t, i18n } = useTranslation(TEXTS);
  const now = useNow();
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: "always" });
  return ({ lastSeenAt, current }) => {
    if (current) return t("sessions.activeNow");
    const time = relativeTime(Date.parse(lastSeenAt), now);
    const when = time.unit === "now" ? t("sessions.justNow") : format.format(-time.value, time.unit);
    return t("sessions.lastSeen", { when });
  };
}
