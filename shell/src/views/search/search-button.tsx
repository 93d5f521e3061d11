import { Icon, IconButton, Tooltip, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSession } from "../host/host-context.tsx";

/** Opens the search, where there's no room for a field: on phones, and in a collapsed sidebar. */
export function SearchButton() {
  const { t } = useTranslation("shell");
  const { overlays } = useSession();
  return (
    <Tooltip title={t("search.open")} placement="right">
      <IconButton
        size="small"
        aria-haspopup="dialog"
        aria-label={t("search.open")}
        onClick={() => overlays.open({ kind: "search", query: "" })}
        sx={{ width: { xs: rem(44), md: rem(40) }, height: { xs: rem(44), md: rem(40) } }}
      >
        <Icon name="search" />
      </IconButton>
    </Tooltip>
  );
}
