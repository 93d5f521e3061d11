import { Icon, IconButton, Tooltip, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCallback, useRef } from "react";

interface SidebarToggleProps {
  readonly collapsed: boolean;
  /** Gets the focus when it shows: it takes the place of the button that was just pressed. */
  readonly takesFocus: boolean;
  onToggle(): void;
}

/** Collapses or expands the sidebar. */
export function SidebarToggle({ collapsed, takesFocus, onToggle }: SidebarToggleProps) {
  const { t } = useTranslation("shell");
  const takesFocusAtFirst = useRef(takesFocus);
  const focus = useCallback((button: HTMLButtonElement | null) => {
    if (takesFocusAtFirst.current) button?.focus();
  }, []);
  const label = t(collapsed ? "sidebar.expand" : "sidebar.collapse");
  return (
    <Tooltip title={label} placement="right">
      <IconButton
        ref={focus}
        size="small"
        aria-label={label}
        aria-expanded={!collapsed}
        onClick={onToggle}
        sx={{ width: rem(40), height: rem(40) }}
      >
        <Icon name={collapsed ? "panel-open" : "panel-close"} />
      </IconButton>
    </Tooltip>
  );
}
