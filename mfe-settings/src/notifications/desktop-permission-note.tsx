import { Alert, Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import type { DesktopPermission } from "./desktop-permission.ts";

const SEVERITY = { granted: "success", default: "info", denied: "warning", unsupported: "info" } as const;

interface DesktopPermissionNoteProps {
  readonly permission: DesktopPermission;
  onAsk(): void;
}

/** Says what the browser allows, and what the user can do about it. */
export function DesktopPermissionNote({ permission, onAsk }: DesktopPermissionNoteProps) {
  const { t } = useTranslation(TEXTS);
  return (
    <Alert
      severity={SEVERITY[permission]}
      role="status"
      variant="outlined"
      action={
        permission === "default" && (
          <Button color="inherit" size="small" onClick={onAsk}>
            {t("notifications.allow")}
          </Button>
        )
      }
    >
      {t(`notifications.permission.${permission}`)}
    </Alert>
  );
}
