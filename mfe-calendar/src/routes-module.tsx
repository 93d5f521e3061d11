import { type FeatureViewProps, defineView } from "@atrium/shared-contracts";
import { ShellProvider } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { CalendarPage } from "./page/calendar-page.tsx";
import { provideTexts } from "./locales/translations.ts";

/** The calendar under `/calendar`. */
export function CalendarRoutes({ shell }: FeatureViewProps) {
  provideTexts(shell);
  return (
    <ShellProvider shell={shell}>
      <Routes>
        <Route path="/calendar" element={<CalendarPage />} />
      </Routes>
    </ShellProvider>
  );
}

export default defineView(CalendarRoutes);
