import { useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** Formats a time (ISO 8601) with its day, in the reader's language and time zone: "Nov 20, 2026, 3:15 PM". */
export function useMomentFormat(): (at: string) => string {
  const { i18n } = useTranslation(TEXTS);
  const timeZone = useViewerZone();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short", timeZone });
  return (at) => format.format(new Date(at));
}
