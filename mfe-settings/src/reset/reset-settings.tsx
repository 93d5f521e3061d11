import { Alert, Box, Button, ConfirmDialog, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSubmission } from "@atrium/shared-ui/query";
import { useState } from "react";
import { SettingsSection } from "../section/settings-section.tsx";
import { TEXTS } from "../locales/translations.ts";

/** Resets the settings to their defaults on the account, and on this device even if the server can't be reached. Keeps the profile. */
export function ResetSettings() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const [asking, setAsking] = useState(false);
  const reset = useSubmission({ mutationFn: () => shell.preferences.reset() });
  return (
    <SettingsSection title={t("reset.title")} about={t("reset.about")}>
      <Button
        variant="outlined"
        color="inherit"
        disabled={reset.isPending}
        onClick={() => {
          reset.reset();
          setAsking(true);
        }}
      >
        {t(reset.isPending ? "reset.busy" : "reset.action")}
      </Button>
      <Box role="status" sx={{ mt: 2 }}>
        {reset.isSuccess && (
          <Alert severity="success" role="presentation">
            {t("reset.done")}
          </Alert>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title={t("reset.ask")}
        confirmLabel={t("reset.confirm")}
        cancelLabel={t("reset.cancel")}
        destructive
        onConfirm={() => {
          setAsking(false);
          reset.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        {t("reset.about")}
      </ConfirmDialog>
    </SettingsSection>
  );
}
