import { defineFeatureView } from "@atrium/shared-ui";
import homeTexts from "../locales/en/home.json" with { type: "json" };
import noConversationsTexts from "../locales/en/no-conversations.json" with { type: "json" };
import { texts } from "../locales/translations.ts";
import { RecentConversations } from "./recent-conversations.tsx";

texts.addEnglish(homeTexts, noConversationsTexts);

export default defineFeatureView(texts, RecentConversations);
