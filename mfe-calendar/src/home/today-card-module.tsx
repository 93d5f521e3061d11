import { type FeatureViewProps, defineView } from "@atrium/shared-contracts";
import { ShellProvider } from "@atrium/shared-ui";
import { provideTexts } from "../locales/translations.ts";
import { TodayCard } from "./today-card.tsx";

/** The card "Today" of the home page. */
export function TodayCardView({ shell }: FeatureViewProps) {
  provideTexts(shell);
  return (
    <ShellProvider shell={shell}>
      <TodayCard />
    </ShellProvider>
  );
}

export default defineView(TodayCardView);
