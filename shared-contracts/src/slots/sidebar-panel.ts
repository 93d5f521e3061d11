import type { FeatureView, FeatureViewProps } from "../shell-api/feature.ts";

/**
 * A panel of the sidebar, below the navigation, while the path is one of the filling's `paths`.
 * @example chat's list of conversations
 */
export interface SidebarPanelProps extends FeatureViewProps {
  /** Closes the mobile drawer; call it after navigating. Does nothing on a desktop. */
  onNavigate(): void;
}
export type SidebarPanel = FeatureView<SidebarPanelProps>;
