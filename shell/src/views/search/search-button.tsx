import { Icon, IconButton, Tooltip } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { fillingsOf, isShownAt } from "../../slots/fillings.ts";
import { useHost, useSession } from "../host/host-context.tsx";

/** Opens the search from the frame. Hidden while a visible sidebar panel has its own search button, as the chat history does. */
export function SearchButton({ panelsInSight }: { readonly panelsInSight: boolean }) {
  const { t } = useTranslation("shell");
  const { features } = useHost();
  const { overlays } = useSession();
  const { pathname } = useLocation();
  const panels = fillingsOf(features.manifests, "sidebar.panel");
  if (panelsInSight && panels.some((panel) => isShownAt(panel, pathname))) return null;
  return (
    <Tooltip title={t("search.open")}>
      <IconButton
        size="small"
        aria-haspopup="dialog"
        aria-label={t("search.open")}
        onClick={() => overlays.open({ kind: "search", query: "" })}
        sx={{ width: "2.25rem", height: "2.25rem" }}
      >
        <Icon name="search" />
      </IconButton>
    </Tooltip>
  );
}
