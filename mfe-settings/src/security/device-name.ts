import type { ActiveSession } from "@atrium/shared-contracts/wire";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** Names a device by what is known of it: browser and system, one of them, or that it is unknown. */
export function useDeviceName(): (device: ActiveSession["device"]) => string {
  const { t } = useTranslation(TEXTS);
  return ({ browser, os }) =>
    browser !== null && os !== null ? t("sessions.device", { browser, os }) : (browser ?? os ?? t("sessions.unknown"));
}
