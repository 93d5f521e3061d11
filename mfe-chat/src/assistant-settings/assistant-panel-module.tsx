import { defineView } from "@atrium/shared-contracts/contract";
import { Box, FeatureFrame } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { AssistantPanel } from "./assistant-panel.tsx";

export default defineView(({ shell }) => (
  <FeatureFrame shell={shell} texts={texts}>
    <Box sx={{ pt: 0.5 }}>
      <AssistantPanel />
    </Box>
  </FeatureFrame>
));
