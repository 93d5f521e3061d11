import { Box, Icon, IconButton, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { PartBoundary } from "../boundary/part-boundary.tsx";
import { Navigation } from "../navigation/navigation.tsx";
import { NotificationBell } from "../notifications/notification-bell.tsx";
import { SearchButton } from "../search/search-button.tsx";
import { SearchField } from "../search/search-field.tsx";
import { UserMenu } from "../user-menu/user-menu.tsx";
import { Logo } from "./logo.tsx";
import { SidebarPanels } from "./sidebar-panels.tsx";
import { SidebarToggle } from "./sidebar-toggle.tsx";

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

/** Logo, search, navigation, features' panels, and the user menu at the bottom. When collapsed, the tools are below the navigation. */
export function SidebarContent(props: SidebarContentProps) {
  const { t } = useTranslation("shell");
  const { collapsed, onToggle, onClose } = props;
  /** The toggle was pressed, and the one that shows in its place doesn't have the focus yet. */
  const [toggled, setToggled] = useState(false);
  const shows = collapsed ? "button" : "lines";
  const bell = onToggle && (
    <PartBoundary part="bell" shows="button">
      <NotificationBell onOpen={props.onOpenNotifications} />
    </PartBoundary>
  );
  const toggle = onToggle && (
    <SidebarToggle
      collapsed={collapsed}
      takesFocus={toggled}
      onFocus={() => setToggled(false)}
      onToggle={() => {
        setToggled(true);
        onToggle();
      }}
    />
  );
  return (
    <Box sx={{ height: "100%", display: "flex", flexDirection: "column" }}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: collapsed ? "center" : "flex-start",
          px: collapsed ? 0 : 1.5,
          py: 1.5,
        }}
      >
        <Logo compact={collapsed} onNavigate={props.onNavigate} />
        {!collapsed && (
          <>
            <Box sx={{ flexGrow: 1 }} />
            {bell}
            {toggle}
          </>
        )}
        {onClose && (
          <IconButton aria-label={t("sidebar.close")} onClick={onClose} sx={{ width: rem(44), height: rem(44) }}>
            <Icon name="close" />
          </IconButton>
        )}
      </Box>
      {onToggle && !collapsed && (
        <PartBoundary part="search field" shows="lines">
          <Box sx={{ px: 1.5, pb: 1 }}>
            <SearchField />
          </Box>
        </PartBoundary>
      )}
      <PartBoundary part="navigation" shows={shows}>
        <Navigation collapsed={collapsed} onNavigate={props.onNavigate} />
      </PartBoundary>
      <Box sx={{ flex: 1, minHeight: 0, overflow: "hidden", display: "flex", flexDirection: "column" }}>
        <PartBoundary part="sidebar panels" shows={shows} place={String(collapsed)}>
          {!collapsed && <SidebarPanels onNavigate={props.onNavigate} />}
        </PartBoundary>
      </Box>
      {collapsed && (
        <Box sx={{ display: "grid", justifyItems: "center", gap: 0.25, py: 1 }}>
          <PartBoundary part="search button" shows="button">
            <SearchButton />
          </PartBoundary>
          {bell}
          {toggle}
        </Box>
      )}
      <PartBoundary part="user menu" shows={shows}>
        <UserMenu collapsed={collapsed} onOpenFeedback={props.onOpenFeedback} onNavigate={props.onNavigate} />
      </PartBoundary>
    </Box>
  );
}
