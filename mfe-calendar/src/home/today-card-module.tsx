import { defineFeatureView } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { TodayCard } from "./today-card.tsx";

/** The "Today" card on the home page. */
export default defineFeatureView(texts, TodayCard);
