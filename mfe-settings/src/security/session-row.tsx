import type { ActiveSession } from "@atrium/shared-contracts/wire";
import { Button, Icon, type IconName } from "@atrium/shared-ui";
import { Chip } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { ListedRow } from "../section/listed-row.tsx";
import { TEXTS } from "../locales/translations.ts";
import { useLastSeen } from "./use-last-seen.ts";

const GLYPHS: Readonly<Record<ActiveSession["device"]["kind"], IconName>> = {
  desktop: "laptop",
  phone: "phone",
  tablet: "tablet",
  other: "globe",
};

interface SessionRowProps {
  readonly session: ActiveSession;
  /** Whether it's being signed out. */
  readonly busy: boolean;
  onSignOut(): void;
}

/** One device: its name, when it was last seen, and a button to sign it out. */
export function SessionRow({ session, busy, onSignOut }: SessionRowProps) {
  const { t } = useTranslation(TEXTS);
  const device = useDeviceName()(session.device);
  const lastSeen = useLastSeen()(session);
  return (
    <ListedRow
      mark={<Icon name={GLYPHS[session.device.kind]} size={18} />}
      title={device}
      badge={session.current && <Chip size="small" color="primary" variant="outlined" label={t("sessions.current")} />}
      detail={lastSeen}
    >
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-disabled={busy}
        aria-label={t("sessions.signOutOf", { device })}
        onClick={() => {
          if (!busy) onSignOut();
        }}
        sx={{ flex: "none", borderColor: "divider", "&[aria-disabled=true]": { opacity: 0.6 } }}
      >
        {t("sessions.signOut")}
      </Button>
    </ListedRow>
  );
}

/** Names a device by its browser and operating system, whichever are known, or as unknown. */
function useDeviceName(): (device: ActiveSession["device"]) => string {
  const { t } = useTranslation(TEXTS);
  return ({ browser, os }) =>
    browser !== null && os !== null ? t("sessions.device", { browser, os }) : (browser ?? os ?? t("sessions.unknown"));
}
