import { relativeTime, useNow } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** Formats a time (ISO 8601) as how long ago it was, in the current language. */
export function useRelativeTime(): (at: string) => string {
  const { t, i18n } = useTranslation(TEXTS);
  const now = useNow();
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: "always" });
  return (at) => {
    // An event may be newer than the last clock update.
    const time = relativeTime(Date.parse(at), Math.max(now, Date.parse(at)));
    return time.unit === "now" ? t("time.now") : format.format(-time.value, time.unit);
  };
}
