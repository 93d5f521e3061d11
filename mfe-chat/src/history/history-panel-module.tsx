import { type SidebarPanelProps, defineView } from "@atrium/shared-contracts";
import { FeatureFrame } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { HistoryPanel } from "./history-panel.tsx";

export default defineView<SidebarPanelProps>(({ shell, onNavigate }) => (
  <FeatureFrame shell={shell} texts={texts}>
    <HistoryPanel onNavigate={onNavigate} />
  </FeatureFrame>
));
