import { defineView, type SidebarPanelProps } from "@atrium/shared-contracts/contract";
import { FeatureFrame } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { HistoryPanel } from "./history-panel.tsx";

export default defineView<SidebarPanelProps>(({ shell, onNavigate }) => (
  <FeatureFrame shell={shell} texts={texts}>
    <HistoryPanel onNavigate={onNavigate} />
  </FeatureFrame>
));
