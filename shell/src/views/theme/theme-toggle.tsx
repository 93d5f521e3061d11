import { Icon, IconButton, Tooltip, rem } from "@atrium/shared-ui";
import { useThemeToggle } from "./use-theme-toggle.ts";

/** Cycles light, dark, system, on pages without a user menu. */
export function ThemeToggle() {
  const { label, icon, toggle } = useThemeToggle();
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={toggle}
        sx={{ width: { xs: rem(44), md: rem(36) }, height: { xs: rem(44), md: rem(36) } }}
      >
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
}
