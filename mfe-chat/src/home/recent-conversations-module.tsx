import { defineFeatureView } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { RecentConversations } from "./recent-conversations.tsx";

export default defineFeatureView(texts, RecentConversations);
