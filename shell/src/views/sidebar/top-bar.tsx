import { Box, Icon, IconButton, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { PartBoundary } from "../boundary/part-boundary.tsx";
import { NotificationBell } from "../notifications/notification-bell.tsx";
import { SearchButton } from "../search/search-button.tsx";
import type { SidebarOpenings } from "./sidebar-content.tsx";
import { TOP_BAR_HEIGHT } from "./top-bar-height.ts";

interface TopBarProps extends SidebarOpenings {
  readonly menuOpen: boolean;
  onOpenMenu(): void;
}

/** The top bar on phones: menu button, product title, bell. */
export function TopBar({ menuOpen, onOpenMenu, onOpenNotifications }: TopBarProps) {
  const { t } = useTranslation("shell");
  return (
    <Box
      component="header"
      sx={{
        flexShrink: 0,
        height: TOP_BAR_HEIGHT,
        display: "flex",
        "@media print": { display: "none" },
        alignItems: "center",
        px: 0.75,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <IconButton
        aria-label={t("sidebar.openMenu")}
        aria-expanded={menuOpen}
        onClick={onOpenMenu}
        sx={{ width: rem(44), height: rem(44) }}
      >
        <Icon name="menu" size={20} />
      </IconButton>
      {/* With large text, the buttons leave less room than the title takes in its own size. */}
      <Typography
        variant="h3"
        component="p"
        noWrap
        sx={{ flexGrow: 1, marginInlineStart: 0.5, fontSize: "min(1.125rem, 6.5vw)" }}
      >
        Atrium
      </Typography>
      <PartBoundary part="search button" shows="button">
        <SearchButton />
      </PartBoundary>
      <PartBoundary part="bell" shows="button">
        <NotificationBell onOpen={onOpenNotifications} />
      </PartBoundary>
    </Box>
  );
}
