import { defineFeatureView } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { HomeStart } from "./home-start.tsx";

export default defineFeatureView(texts, HomeStart);
