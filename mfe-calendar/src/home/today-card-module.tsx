import { defineView, type FeatureViewProps } from "@atrium/shared-contracts/contract";
import { FeatureFrame } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { TodayCard } from "./today-card.tsx";

/** The "Today" card on the home page. */
export function TodayCardView({ shell }: FeatureViewProps) {
  return (
    <FeatureFrame shell={shell} texts={texts}>
      <TodayCard />
    </FeatureFrame>
  );
}

export default defineView(TodayCardView);
