import { Box, defineFeatureView } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { AssistantPanel } from "./assistant-panel.tsx";

export default defineFeatureView(texts, () => (
  <Box sx={{ pt: 0.5 }}>
    <AssistantPanel />
  </Box>
));
