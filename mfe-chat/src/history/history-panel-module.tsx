import { type SidebarPanelProps, defineView } from "@atrium/shared-contracts";
import { ShellProvider } from "@atrium/shared-ui";
import { WithTexts } from "../locales/translations.ts";
import { HistoryPanel } from "./history-panel.tsx";

export default defineView<SidebarPanelProps>(({ shell, onNavigate }) => (
  <ShellProvider shell={shell}>
    <WithTexts>
      <HistoryPanel onNavigate={onNavigate} />
    </WithTexts>
  </ShellProvider>
));
