import { defineFeatureView } from "@atrium/shared-ui";
import homeTexts from "../locales/en/home.json" with { type: "json" };
import { texts } from "../locales/translations.ts";
import { HomeStart } from "./home-start.tsx";

texts.addEnglish(homeTexts);

export default defineFeatureView(texts, HomeStart);
