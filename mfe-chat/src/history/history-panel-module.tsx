import type { SidebarPanelProps } from "@atrium/shared-contracts/contract";
import { defineFeatureView } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { HistoryPanel } from "./history-panel.tsx";

export default defineFeatureView<SidebarPanelProps>(texts, HistoryPanel);
