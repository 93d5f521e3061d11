import type { Integration } from "@atrium/shared-contracts/wire";
import { Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { TEXTS } from "../translations.ts";

/** One service and where it stands. Its button says so too, as long as nothing can be done. */
export function IntegrationRow({ integration }: { readonly integration: Integration }) {
  const { t } = useTranslation(TEXTS);
  const stateId = useId();
  const { name, state } = integration;
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
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
          fontWeight: 650,
        }}
      >
        {name.charAt(0).toUpperCase()}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography id={stateId} variant="caption" component="p" color="textSecondary">
          {t(`integrations.state.${state}`)}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled
        aria-label={t("integrations.connectTo", { name })}
        aria-describedby={stateId}
        sx={{ flex: "none" }}
      >
        {t(state === "not_configured" ? "integrations.notConfigured" : "integrations.connect")}
      </Button>
    </Box>
  );
}
