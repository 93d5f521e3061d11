import type { ActiveSession } from "@atrium/shared-contracts/wire";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** Names a device by its browser and operating system, whichever are known, or as unknown. */
export function useDeviceName(): (device: ActiveSession["device"]) => string {
  const { t } = useTranslation(TEXTS);
  return ({ browser, os }) =>
    browser !== null && os !== null ? t("sessions.device", { browser, os }) : (browser ?? os ?? t("sessions.unknown"));
}
