import { Box, PageHeader, useShell } from "@atrium/shared-ui";
import { Tab, Tabs } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSearchParams } from "@atrium/shared-ui/router";
import { type ComponentType, type ReactNode, useState } from "react";
import { DeviceSettings } from "../device/device-settings.tsx";
import { IntegrationsTab } from "../integrations/integrations-tab.tsx";
import { MemorySettings } from "../memory/memory-settings.tsx";
import { PrivacySettings } from "../privacy/privacy-settings.tsx";
import { NotificationSettings } from "../notifications/notification-settings.tsx";
import { ProfileForm } from "../profile/profile-form.tsx";
import { ResetSettings } from "../reset/reset-settings.tsx";
import { PasswordForm } from "../security/password-form.tsx";
import { SessionsSection } from "../security/sessions-section.tsx";
import { TEXTS } from "../locales/translations.ts";

const TABS = ["preferences", "security", "integrations"] as const;
type TabName = (typeof TABS)[number];

const isTabName = (name: string | null): name is TabName => TABS.includes(name as TabName);
const tabId = (name: TabName) => `settings-tab-${name}`;
const panelId = (name: TabName) => `settings-panel-${name}`;

/** Forms stay mounted while another tab is shown, to keep unsaved input. */
const KEPT: Readonly<Record<TabName, ReactNode>> = {
  preferences: (
    <>
      <ProfileForm />
      <MemorySettings />
      <DeviceSettings />
      <NotificationSettings />
      <PrivacySettings />
    </>
  ),
  security: <PasswordForm />,
  integrations: null,
};

/** Sections that refetch their data each time their tab opens. */
const WHILE_OPEN: Readonly<Record<TabName, ReactNode>> = {
  preferences: null,
  security: <SessionsSection />,
  integrations: <IntegrationsTab />,
};

/** The settings page with its tabs. Unsaved input in a tab is kept while another one is shown. */
export function SettingsPage() {
  const { t } = useTranslation(TEXTS);
  const FeaturePanels = useShell().settingsPanels as ComponentType<{ readonly tab: string }>;
  const [search, setSearch] = useSearchParams();
  const named = search.get("tab");
  const open: TabName = isTabName(named) ? named : "preferences";
  // Other features' panels also stay mounted, but their code is only loaded when their tab is first opened.
  const [seen, setSeen] = useState<ReadonlySet<TabName>>(() => new Set([open]));
  if (!seen.has(open)) setSeen(new Set([...seen, open]));
  return (
    <Box sx={{ height: "100%", overflowY: "auto", pb: 8 }}>
      {/* As wide as the home page. */}
      <Box sx={{ maxWidth: 960, mx: "auto" }}>
        <PageHeader title={t("title")} />
        <Tabs
          value={open}
          onChange={(_, name: TabName) => setSearch({ tab: name }, { replace: true })}
          aria-label={t("title")}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{
            px: { xs: 0, md: 2 },
            borderBottom: 1,
            borderColor: "divider",
            // On a phone with large text, leave more room for the labels.
            "& .MuiTab-root": { px: { xs: 1, sm: 2 } },
            "& .MuiTabScrollButton-root.Mui-disabled": { display: "none" },
          }}
        >
          {TABS.map((name) => (
            <Tab key={name} value={name} label={t(`tab.${name}`)} id={tabId(name)} aria-controls={panelId(name)} />
          ))}
        </Tabs>
        {TABS.map((name) => (
          <Box
            key={name}
            role="tabpanel"
            id={panelId(name)}
            aria-labelledby={tabId(name)}
            hidden={name !== open}
            sx={{ px: { xs: 2, md: 4 }, pt: 3 }}
          >
            {KEPT[name]}
            {name === open && WHILE_OPEN[name]}
            {seen.has(name) && <FeaturePanels tab={name} />}
            {name === "preferences" && <ResetSettings />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
