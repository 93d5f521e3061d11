import type { ActiveSession } from "@atrium/shared-contracts/wire";
import { Box, Button, Chip, Icon, type IconName, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../translations.ts";
import { useDeviceName } from "./device-name.ts";
import { useLastSeen } from "./use-last-seen.ts";

const GLYPHS: Readonly<Record<ActiveSession["device"]["kind"], IconName>> = {
  desktop: "laptop",
  phone: "phone",
  tablet: "tablet",
  other: "globe",
};

interface SessionRowProps {
  readonly session: ActiveSession;
  /** Whether it is being signed out. */
  readonly busy: boolean;
  onSignOut(): void;
}

/** One device: what it is, when it was last seen, and the way to sign it out. */
export function SessionRow({ session, busy, onSignOut }: SessionRowProps) {
  const { t } = useTranslation(TEXTS);
  const device = useDeviceName()(session.device);
  const lastSeen = useLastSeen()(session);
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 1 }}>
      <Box
        aria-hidden
        sx={{
          flex: "none",
          display: "grid",
          placeItems: "center",
          width: 36,
          height: 36,
          borderRadius: "8px",
          bgcolor: "action.selected",
        }}
      >
        <Icon name={GLYPHS[session.device.kind]} size={18} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {device}
          </Typography>
          {session.current && <Chip size="small" color="primary" variant="outlined" label={t("sessions.current")} />}
        </Box>
        <Typography variant="caption" component="p" color="textSecondary">
          {lastSeen}
        </Typography>
      </Box>
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
    </Box>
  );
}
