import { Box, Icon, IconButton, Tooltip } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { PartBoundary } from "../boundary/part-boundary.tsx";
import { Navigation } from "../navigation/navigation.tsx";
import { NotificationBell } from "../notifications/notification-bell.tsx";
import { SearchButton } from "../search/search-button.tsx";
import { ThemeToggle } from "../theme/theme-toggle.tsx";
import { UserMenu } from "../user-menu/user-menu.tsx";
import { Logo } from "./logo.tsx";
import { SidebarPanels } from "./sidebar-panels.tsx";

/** The overlays that the sidebar opens. */
export interface SidebarOpenings {
  onOpenNotifications(): void;
  onOpenFeedback(): void;
}

export interface SidebarContentProps extends SidebarOpenings {
  readonly collapsed: boolean;
  /** Absent in the drawer, which is never collapsed. */
  readonly onToggle?: () => void;
  /** In the drawer: closes it. */
  readonly onClose?: () => void;
  onNavigate(): void;
}

/** Logo, navigation, features' panels, and the user menu at the bottom. */
export function SidebarContent(props: SidebarContentProps) {
  const { t } = useTranslation("shell");
  const { collapsed, onToggle, onClose } = props;
  const shows = collapsed ? "button" : "lines";
  return (
    <Box sx={{ height: "100%", display: "flex", flexDirection: "column" }}>
      <Box
        sx={{
          display: "flex",
          flexDirection: collapsed ? "column" : "row",
          alignItems: "center",
          gap: 0.5,
          px: collapsed ? 0 : 1.5,
          py: 1.5,
        }}
      >
        <Logo compact={collapsed} onNavigate={props.onNavigate} />
        {!collapsed && <Box sx={{ flexGrow: 1 }} />}
        {onToggle && (
          <PartBoundary part="search button" shows="button">
            <SearchButton panelsInSight={!collapsed} />
          </PartBoundary>
        )}
        <PartBoundary part="theme toggle" shows="button">
          <ThemeToggle />
        </PartBoundary>
        {onToggle && (
          <PartBoundary part="bell" shows="button">
            <NotificationBell onOpen={props.onOpenNotifications} />
          </PartBoundary>
        )}
        {onToggle && (
          <Tooltip title={t(collapsed ? "sidebar.expand" : "sidebar.collapse")} placement="right">
            <IconButton
              size="small"
              aria-label={t(collapsed ? "sidebar.expand" : "sidebar.collapse")}
              aria-expanded={!collapsed}
              onClick={onToggle}
            >
              <Icon name={collapsed ? "panel-open" : "panel-close"} />
            </IconButton>
          </Tooltip>
        )}
        {onClose && (
          <IconButton aria-label={t("sidebar.close")} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </Box>
      <PartBoundary part="navigation" shows={shows}>
        <Navigation collapsed={collapsed} onNavigate={props.onNavigate} />
      </PartBoundary>
      <Box sx={{ flex: 1, minHeight: 0, overflow: "hidden", display: "flex", flexDirection: "column" }}>
        <PartBoundary part="sidebar panels" shows={shows}>
          {!collapsed && <SidebarPanels onNavigate={props.onNavigate} />}
        </PartBoundary>
      </Box>
      <PartBoundary part="user menu" shows={shows}>
        <UserMenu collapsed={collapsed} onOpenFeedback={props.onOpenFeedback} onNavigate={props.onNavigate} />
      </PartBoundary>
    </Box>
  );
}
