import { type Settings, DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { useObservable, useShell, Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { SettingsSection } from "../section/settings-section.tsx";
import { SwitchField } from "../section/switch-field.tsx";
import { TEXTS } from "../locales/translations.ts";
import { DesktopPermissionNote } from "./desktop-permission-note.tsx";
import { useDesktopPermission } from "./desktop-permission.ts";

type Preference = keyof Settings["notifications"];

/** Notification settings. They apply immediately and are saved to the account. Requests the browser's permission on a user gesture. */
export function NotificationSettings() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const { notifications } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const { permission, ask } = useDesktopPermission();

  const set = (preference: Preference, on: boolean) => {
    void shell.preferences.update({ notifications: { ...notifications, [preference]: on } });
    if (preference === "desktop" && on && permission === "default") void ask();
  };
  const field = (preference: Preference, disabled = false) => (
    <SwitchField
      label={t(`notifications.${preference}`)}
      about={t(`notifications.${preference}About`)}
      checked={notifications[preference]}
      disabled={disabled}
      dependent={preference !== "enabled"}
      onChange={(on) => set(preference, on)}
    />
  );
  return (
    <SettingsSection title={t("notifications.title")} about={t("notifications.about")}>
      <Box sx={{ display: "grid", gap: 2 }}>
        {field("enabled")}
        {field("sound", !notifications.enabled)}
        {field("desktop", !notifications.enabled || permission === "unsupported")}
        {notifications.enabled && notifications.desktop && (
          <DesktopPermissionNote permission={permission} onAsk={() => void ask()} />
        )}
      </Box>
    </SettingsSection>
  );
}
