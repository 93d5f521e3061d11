import { type FeatureViewProps, defineView } from "@atrium/shared-contracts";
import { ShellProvider } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { SettingsPage } from "./page/settings-page.tsx";
import { provideTexts } from "./locales/translations.ts";

/** The settings under `/settings`; `?tab=` names the open tab. */
export function SettingsRoutes({ shell }: FeatureViewProps) {
  provideTexts(shell);
  return (
    <ShellProvider shell={shell}>
      <Routes>
        <Route path="/settings" element={<SettingsPage />} />
      </Routes>
    </ShellProvider>
  );
}

export default defineView(SettingsRoutes);
