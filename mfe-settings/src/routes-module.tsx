import { defineView, type FeatureViewProps } from "@atrium/shared-contracts/contract";
import { FeatureFrame } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { SettingsPage } from "./page/settings-page.tsx";
import { texts } from "./locales/translations.ts";

/** The settings at `/settings`. `?tab=` is the open tab. */
export function SettingsRoutes({ shell }: FeatureViewProps) {
  return (
    <FeatureFrame shell={shell} texts={texts}>
      <Routes>
        <Route path="/settings" element={<SettingsPage />} />
      </Routes>
    </FeatureFrame>
  );
}

export default defineView(SettingsRoutes);
