import { Icon, IconButton, Tooltip, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../host/host-context.tsx";

const ICONS = { light: "sun", dark: "moon", system: "laptop" } as const;

/** Cycles light, dark, system. */
export function ThemeToggle() {
  const { t } = useTranslation("shell");
  const { theme } = useHost();
  const { mode } = useObservable(theme.state$, theme.state);
  const label = t("theme.toggle", { mode: t(`theme.${mode}`) });
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={() => theme.toggle()}
        sx={{ width: { xs: "2.75rem", md: "2.25rem" }, height: { xs: "2.75rem", md: "2.25rem" } }}
      >
        <Icon name={ICONS[mode]} />
      </IconButton>
    </Tooltip>
  );
}
