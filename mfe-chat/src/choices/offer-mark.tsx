import type { OfferState } from "@atrium/shared-contracts/wire/chat";
import { Box, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

const ICONS = { done: "check", declined: "close", undone: "retry", closed: "clock" } as const;

/** What became of something that a reply offered. */
export function OfferMark({ state }: { readonly state: OfferState }) {
  const { t } = useTranslation(TEXTS);
  return (
    <Box component="span" sx={{ ...MARK, color: state === "done" ? "success.main" : "text.secondary" }}>
      <Icon name={ICONS[state]} size={14} />
      {t(`choices.state.${state}`)}
    </Box>
  );
}

const MARK = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.5,
  typography: "caption",
  fontWeight: 600,
} as const;
