import { Icon, IconButton, Tooltip, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";

interface SidebarToggleProps {
  readonly collapsed: boolean;
  /** Gets the focus when it shows: it takes the place of the button that was just pressed. */
  readonly takesFocus: boolean;
  onFocus(): void;
  onToggle(): void;
}

/** Collapses or expands the sidebar. */
export function SidebarToggle({ collapsed, takesFocus, onFocus, onToggle }: SidebarToggleProps) {
  const { t } = useTranslation("shell");
  const label = t(collapsed ? "sidebar.expand" : "sidebar.collapse");
  return (
    <Tooltip title={label} placement="right">
      <IconButton
        autoFocus={takesFocus}
        size="small"
        aria-label={label}
        aria-expanded={!collapsed}
        onFocus={onFocus}
        onClick={onToggle}
        sx={{ width: rem(40), height: rem(40) }}
      >
        <Icon name={collapsed ? "panel-open" : "panel-close"} />
      </IconButton>
    </Tooltip>
  );
}
