import type { SharedPageProps } from "@atrium/shared-contracts/contract";
import { defineFeatureView } from "@atrium/shared-ui";
import markdownTexts from "../locales/en/markdown.json" with { type: "json" };
import sharedTexts from "../locales/en/shared-page.json" with { type: "json" };
import { texts } from "../locales/translations.ts";
import { SharedConversationPage } from "./shared-conversation-page.tsx";

texts.addEnglish(sharedTexts, markdownTexts);

export default defineFeatureView<SharedPageProps>(texts, SharedConversationPage);
