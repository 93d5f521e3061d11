import type { FeatureView, FeatureViewProps } from "../shell-api/feature.ts";

/**
 * Props of a sidebar panel, shown below the navigation while the path is one of the filling's `paths`.
 * @example chat's list of conversations
 */
export interface SidebarPanelProps extends FeatureViewProps {
  /** Closes the mobile drawer. Call it after navigating. Does nothing on desktop. */
  onNavigate(): void;
}
export type SidebarPanel = FeatureView<SidebarPanelProps>;
