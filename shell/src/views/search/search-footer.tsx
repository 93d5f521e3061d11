import { Box, Button, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSession } from "../host/host-context.tsx";
import { KeyCaps } from "../keys/key-caps.tsx";
import { PALETTE_KEYS } from "../shortcuts/use-shortcuts.ts";

/** The link to the commands, also for people without a keyboard. */
export function SearchFooter() {
  const { t } = useTranslation("shell");
  const { overlays } = useSession();
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", px: 1, py: 0.5 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon name="keyboard" size={16} />}
        onClick={() => overlays.open({ kind: "palette" })}
        sx={{ color: "text.secondary", gap: 0.5 }}
      >
        {t("commands.title")}
        <Box component="span" sx={{ display: { xs: "none", sm: "inline-flex" }, ml: 1 }}>
          <KeyCaps keys={PALETTE_KEYS} />
        </Box>
      </Button>
    </Box>
  );
}
