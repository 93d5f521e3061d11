import { defineView, type FeatureViewProps } from "@atrium/shared-contracts/contract";
import { FeatureFrame } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { CalendarPage } from "./page/calendar-page.tsx";
import { texts } from "./locales/translations.ts";

/** The calendar at `/calendar`. */
export function CalendarRoutes({ shell }: FeatureViewProps) {
  return (
    <FeatureFrame shell={shell} texts={texts}>
      <Routes>
        <Route path="/calendar" element={<CalendarPage />} />
      </Routes>
    </FeatureFrame>
  );
}

export default defineView(CalendarRoutes);
