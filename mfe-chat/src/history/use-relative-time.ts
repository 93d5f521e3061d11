import { relativeTime } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The present, in whole minutes' steps: what reads "5 minutes ago" moves on by itself. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Reads a moment (ISO 8601) as how long ago it was, in the current language. */
export function useRelativeTime(): (at: string) => string {
  const { t, i18n } = useTranslation("mfe-chat");
  const now = useNow();
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: "always" });
  return (at) => {
    // An event may be younger than the last step of the clock.
    const time = relativeTime(Date.parse(at), Math.max(now, Date.parse(at)));
    return time.unit === "now" ? t("time.now") : format.format(-time.value, time.unit);
  };
}
