import { Box, defineFeatureView } from "@atrium/shared-ui";
import assistantTexts from "../locales/en/assistant.json" with { type: "json" };
import { texts } from "../locales/translations.ts";
import { AssistantPanel } from "./assistant-panel.tsx";
import { DictationSwitch } from "./dictation-switch.tsx";
import { TitlesSwitch } from "./titles-switch.tsx";

texts.addEnglish(assistantTexts);

export default defineFeatureView(texts, () => (
  <Box sx={{ pt: 0.5, display: "grid", gap: 2.5 }}>
    <AssistantPanel />
    <TitlesSwitch />
    <DictationSwitch />
  </Box>
));
