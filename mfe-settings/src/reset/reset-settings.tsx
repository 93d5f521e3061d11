import { Alert, Box, Button, ConfirmDialog, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { SettingsSection } from "../section/settings-section.tsx";
import { TEXTS } from "../locales/translations.ts";

/** Resets the settings to their defaults on the account, and on this device even if the server can't be reached. Keeps the profile. */
export function ResetSettings() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const [status, setStatus] = useState<"idle" | "asking" | "submitting" | "success">("idle");

  const reset = async () => {
    setStatus("submitting");
    await shell.preferences.reset();
    setStatus("success");
  };
  return (
    <SettingsSection title={t("reset.title")} about={t("reset.about")}>
      <Button
        variant="outlined"
        color="inherit"
        disabled={status === "submitting"}
        onClick={() => setStatus("asking")}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {t(status === "submitting" ? "reset.busy" : "reset.action")}
      </Button>
      <Box role="status" sx={{ mt: 2 }}>
        {status === "success" && (
          <Alert severity="success" role="presentation">
            {t("reset.done")}
          </Alert>
        )}
      </Box>
      <ConfirmDialog
        open={status === "asking"}
        title={t("reset.ask")}
        confirmLabel={t("reset.confirm")}
        cancelLabel={t("reset.cancel")}
        destructive
        onConfirm={() => void reset()}
        onCancel={() => setStatus("idle")}
      >
        {t("reset.about")}
      </ConfirmDialog>
    </SettingsSection>
  );
}
