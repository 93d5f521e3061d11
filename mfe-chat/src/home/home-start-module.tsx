import { defineView } from "@atrium/shared-contracts/contract";
import { FeatureFrame } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { HomeStart } from "./home-start.tsx";

export default defineView(({ shell }) => (
  <FeatureFrame shell={shell} texts={texts}>
    <HomeStart />
  </FeatureFrame>
));
