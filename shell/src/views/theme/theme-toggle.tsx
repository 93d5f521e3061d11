import { Icon, IconButton, rem } from "@atrium/shared-ui";
import { useThemeToggle } from "./use-theme-toggle.ts";

/** Cycles light, dark, system, on pages without a user menu. */
export function ThemeToggle() {
  const { label, icon, toggle } = useThemeToggle();
  return (
    // Uses the browser's tooltip: ours would be in the landing page's code just for this button.
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      onClick={toggle}
      sx={{ width: { xs: rem(44), md: rem(36) }, height: { xs: rem(44), md: rem(36) } }}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
