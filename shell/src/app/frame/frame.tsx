import { Box, useMediaQuery } from "@atrium/shared-ui";
import { QueryClientProvider } from "@atrium/shared-ui/query";
import { useLocation } from "@atrium/shared-ui/router";
import { useMemo, useRef, useState } from "react";
import { GuestRegions } from "../../federation/region/guest-regions.tsx";
import { PartBoundary } from "../../views/boundary/part-boundary.tsx";
import { useFirstSkeletonOver } from "../../views/first-skeleton/first-skeleton.ts";
import { useSession } from "../../views/host/host-context.tsx";
import { MAIN_ID, SkipLink } from "../../views/main-content/skip-link.tsx";
import { usePageFocus } from "../../views/main-content/use-page-focus.ts";
import { NotificationPanel } from "../../views/notifications/notification-panel.tsx";
import { NotificationsProvider } from "../../views/notifications/notifications-context.tsx";
import { useNotificationSources } from "../../views/notifications/use-notification-sources.ts";
import { Overlays } from "../../views/overlays/overlays.tsx";
import { useReleaseWatch } from "../../views/releases/use-release-watch.ts";
import { SidebarDrawer } from "../../views/sidebar/sidebar-drawer.tsx";
import { Sidebar } from "../../views/sidebar/sidebar.tsx";
import { TopBar } from "../../views/sidebar/top-bar.tsx";
import { feedbackOverlay } from "./feedback-overlay.ts";
import { FrameRoutes } from "./frame-routes.tsx";
import { useIdlePreload } from "./use-idle-preload.ts";

/** What surrounds every signed-in page: sidebar, bell and user menu; on phones, a top bar and a drawer. */
export function Frame() {
  const session = useSession();
  const isMobile = useMediaQuery("(max-width: 899.95px)", { noSsr: true });
  const [notificationsOpen, setNotificationsOpen] = useState(false);
  const [feedbackOpen, setFeedbackOpen] = useState(false);
  const { key: place } = useLocation();
  // The drawer is open only on the page where it was opened, so any navigation closes it.
  const [drawerPlace, setDrawerPlace] = useState<string | null>(null);
  const drawerOpen = drawerPlace === place;
  // Desktops have no drawer. Close it, so it isn't open when the window gets narrow again.
  if (!isMobile && drawerPlace !== null) setDrawerPlace(null);
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  useFirstSkeletonOver();

  const openings = useMemo(
    () => ({
      isMobile,
      onOpenNotifications: () => setNotificationsOpen(true),
      onOpenFeedback: () => {
        setDrawerPlace(null);
        setFeedbackOpen(true);
      },
    }),
    [isMobile],
  );
  return (
    <QueryClientProvider client={session.queryClient}>
      <NotificationsProvider store={session.notifications}>
        <GuestRegions>
          <PartBoundary part="background" shows="nothing">
            <Background />
          </PartBoundary>
          <SkipLink />
          <Box
            sx={{ display: "flex", flexDirection: { xs: "column", md: "row" }, height: "100dvh", overflow: "hidden" }}
          >
            {isMobile && (
              <PartBoundary part="top bar" shows="lines">
                <TopBar onOpenMenu={() => setDrawerPlace(place)} menuOpen={drawerOpen} {...openings} />
              </PartBoundary>
            )}
            {/* Both stay in either width, for what features' panels throw when they leave with the sidebar. */}
            <PartBoundary part="menu" shows="nothing" place={String(drawerOpen)} onFailed={() => setDrawerPlace(null)}>
              {isMobile && <SidebarDrawer open={drawerOpen} onClose={() => setDrawerPlace(null)} {...openings} />}
            </PartBoundary>
            <PartBoundary part="sidebar" shows="lines" place={String(isMobile)}>
              {!isMobile && <Sidebar {...openings} />}
            </PartBoundary>
            <Box
              component="main"
              id={MAIN_ID}
              ref={main}
              tabIndex={-1}
              sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: "hidden", outline: "none !important" }}
            >
              <FrameRoutes />
            </Box>
          </Box>
          <PartBoundary
            part="notifications"
            shows="nothing"
            place={String(notificationsOpen)}
            onFailed={() => setNotificationsOpen(false)}
          >
            <NotificationPanel open={notificationsOpen} onClose={() => setNotificationsOpen(false)} />
          </PartBoundary>
          <PartBoundary part="overlays" shows="nothing">
            <Overlays verbs={openings} />
          </PartBoundary>
          <PartBoundary
            part="feedback"
            shows="nothing"
            place={String(feedbackOpen)}
            onFailed={() => setFeedbackOpen(false)}
          >
            <feedbackOverlay.Overlay open={feedbackOpen} onClose={() => setFeedbackOpen(false)} />
          </PartBoundary>
        </GuestRegions>
      </NotificationsProvider>
    </QueryClientProvider>
  );
}

/** The frame's effects that render nothing. */
function Background() {
  useIdlePreload();
  useNotificationSources();
  useReleaseWatch();
  return null;
}
