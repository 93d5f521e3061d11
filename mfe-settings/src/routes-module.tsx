import { defineFeatureView } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { SettingsPage } from "./page/settings-page.tsx";
import { texts } from "./locales/translations.ts";

/** The settings at `/settings`. `?tab=` is the open tab. */
function SettingsRoutes() {
  return (
    <Routes>
      <Route path="/settings" element={<SettingsPage />} />
    </Routes>
  );
}

export default defineFeatureView(texts, SettingsRoutes);
