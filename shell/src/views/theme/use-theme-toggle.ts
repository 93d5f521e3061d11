import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../host/host-context.tsx";

const ICONS = { light: "sun", dark: "moon", system: "laptop" } as const;

/** A control that cycles light, dark, system; its label and icon are those of the current choice. */
export function useThemeToggle() {
  const { t } = useTranslation("shell");
  const { theme } = useHost();
  const { mode } = useObservable(theme.state$, theme.state);
  return { label: t("theme.toggle", { mode: t(`theme.${mode}`) }), icon: ICONS[mode], toggle: () => theme.toggle() };
}
