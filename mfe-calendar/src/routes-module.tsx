import { defineFeatureView } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { CalendarPage } from "./page/calendar-page.tsx";
import { texts } from "./locales/translations.ts";

/** The calendar at `/calendar`. */
function CalendarRoutes() {
  return (
    <Routes>
      <Route path="/calendar" element={<CalendarPage />} />
    </Routes>
  );
}

export default defineFeatureView(texts, CalendarRoutes);
