import type { Integration } from "@atrium/shared-contracts/wire";
import { Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { ListedRow } from "../section/listed-row.tsx";
import { TEXTS } from "../locales/translations.ts";

/** One service and its state. If there's nothing the user can do, the button says so too. */
export function IntegrationRow({ integration }: { readonly integration: Integration }) {
  const { t } = useTranslation(TEXTS);
  const stateId = useId();
  const { name, state } = integration;
  return (
    <ListedRow
      mark={name.charAt(0).toUpperCase()}
      title={name}
      detail={t(`integrations.state.${state}`)}
      detailId={stateId}
    >
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled
        aria-label={t("integrations.connectTo", { name })}
        aria-describedby={stateId}
        sx={{ flex: "none" }}
      >
        {t(state === "not_configured" ? "integrations.notConfigured" : "integrations.connect")}
      </Button>
    </ListedRow>
  );
}
