import { defineView } from "@atrium/shared-contracts";
import { Box, ShellProvider } from "@atrium/shared-ui";
import { WithTexts } from "../locales/translations.ts";
import { AssistantPanel } from "./assistant-panel.tsx";

export default defineView(({ shell }) => (
  <ShellProvider shell={shell}>
    <WithTexts>
      <Box sx={{ pt: 0.5 }}>
        <AssistantPanel />
      </Box>
    </WithTexts>
  </ShellProvider>
));
