import { Alert, Box, Button, ConfirmDialog, LoadFailed, Skeleton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { SettingsSection } from "../section/settings-section.tsx";
import { TEXTS } from "../locales/translations.ts";
import { SessionRow } from "./session-row.tsx";
import { type SignOutTarget, useSessions } from "./use-sessions.ts";

/** The user's active sessions. Signing out one takes effect immediately; signing out several asks first. */
export function SessionsSection() {
  const { t } = useTranslation(TEXTS);
  const { list, end } = useSessions();
  const [asking, setAsking] = useState<"others" | "everywhere" | null>(null);
  const sessions = list.data?.sessions ?? [];
  /** Nothing was done if the user is still here after signing out this device: asked about unsent messages, they chose to stay. */
  const stayed = end.variables?.kind === "one" && end.variables.session.current;
  const isBusy = (target: SignOutTarget) =>
    end.isPending &&
    (target.kind !== "one" || end.variables.kind !== "one" || end.variables.session.id === target.session.id);

  return (
    <SettingsSection title={t("sessions.title")} about={t("sessions.about")}>
      {list.isPending && (
        <Box aria-busy aria-label={t("sessions.loading")} sx={{ display: "grid", gap: 1 }}>
          <Skeleton variant="rounded" height={52} />
          <Skeleton variant="rounded" height={52} />
        </Box>
      )}
      {list.isError && !list.data && (
        <LoadFailed retry={t("retry")} onRetry={() => void list.refetch()}>
          {t("sessions.loadFailed")} {list.error.message}
        </LoadFailed>
      )}
      <Box component="ul" aria-label={t("sessions.title")} sx={{ listStyle: "none", p: 0, m: 0 }}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={isBusy({ kind: "one", session })}
            onSignOut={() => end.mutate({ kind: "one", session })}
          />
        ))}
      </Box>
      <Box aria-live="polite">
        {end.isError && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t("sessions.signOutFailed")} {end.error.message}
          </Alert>
        )}
        {end.isSuccess && !stayed && (
          <Alert severity="success" sx={{ mt: 1 }}>
            {t(end.variables.kind === "one" ? "sessions.signedOut" : "sessions.othersSignedOut")}
          </Alert>
        )}
      </Box>
      {list.data && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
          {sessions.some(({ current }) => !current) && (
            <Button variant="outlined" color="inherit" onClick={() => setAsking("others")}>
              {t("sessions.signOutOthers")}
            </Button>
          )}
          <Button variant="outlined" color="error" onClick={() => setAsking("everywhere")}>
            {t("sessions.signOutEverywhere")}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t(`sessions.confirm.${asking ?? "others"}.title`)}
        confirmLabel={t(`sessions.confirm.${asking ?? "others"}.confirm`)}
        cancelLabel={t("cancel")}
        destructive
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking) end.mutate({ kind: asking });
          setAsking(null);
        }}
      >
        {t(`sessions.confirm.${asking ?? "others"}.text`)}
      </ConfirmDialog>
    </SettingsSection>
  );
}
