import { INTEGRATION_KINDS } from "@atrium/shared-contracts/wire";
import { Box, LoadFailed, Skeleton, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { SettingsSection } from "../section/settings-section.tsx";
import { TEXTS } from "../locales/translations.ts";
import { IntegrationRow } from "./integration-row.tsx";
import { integrationsQuery } from "./integrations-api.ts";

/** The services the product can connect to, grouped by kind, with the state of each. */
export function IntegrationsTab() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const query = useQuery(integrationsQuery(shell));
  if (query.isPending) {
    return (
      <Box aria-busy aria-label={t("integrations.loading")} sx={{ display: "flex", flexDirection: "column", gap: 1 }}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={56} />
        ))}
      </Box>
    );
  }
  if (query.isError) {
    return (
      <LoadFailed retry={t("retry")} onRetry={() => void query.refetch()}>
        {t("integrations.loadFailed")} {query.error.message}
      </LoadFailed>
    );
  }
  return INTEGRATION_KINDS.map((kind) => {
    const ofKind = query.data.integrations.filter((integration) => integration.kind === kind);
    return (
      ofKind.length > 0 && (
        <SettingsSection key={kind} title={t(`integrations.kind.${kind}`)}>
          <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "flex", flexDirection: "column", gap: 0 }}>
            {ofKind.map((integration) => (
              <IntegrationRow key={integration.id} integration={integration} />
            ))}
          </Box>
        </SettingsSection>
      )
    );
  });
}
