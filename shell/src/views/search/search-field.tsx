import { Box, ButtonBase, Icon, rem, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { characterKeys } from "../../core/commands/character-keys.ts";
import { useHost, useSession } from "../host/host-context.tsx";
import { KeyCaps } from "../keys/key-caps.tsx";
import { SEARCH_KEYS } from "../keys/search-keys.ts";

/** Looks like a field and opens the search, with the keys that do the same. */
export function SearchField() {
  const { t } = useTranslation("shell");
  const { overlays } = useSession();
  const characters = characterKeys(useHost().storage);
  const keys = SEARCH_KEYS[useObservable(characters.on$, characters.on) ? 0 : 1];
  return (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={() => overlays.open({ kind: "search", query: "" })}
      sx={{
        width: "100%",
        minHeight: rem(40),
        px: 1.5,
        gap: 1.5,
        justifyContent: "flex-start",
        textAlign: "start",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.default",
        color: "text.secondary",
        typography: "body2",
        transition: (theme) => theme.transitions.create(["border-color"]),
        "&:hover": { borderColor: "text.secondary" },
      }}
    >
      <Icon name="search" />
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
        {t("search.open")}
      </Box>
      <Box component="span" aria-hidden sx={{ display: "flex" }}>
        <KeyCaps keys={keys} />
      </Box>
    </ButtonBase>
  );
}
