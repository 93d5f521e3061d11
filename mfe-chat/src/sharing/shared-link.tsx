import type { Share } from "@atrium/shared-contracts/wire";
import { Box, Button, Icon, rem } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCopy } from "../copy/use-copy.ts";
import { TEXTS } from "../locales/translations.ts";
import { linkTo } from "./sharing-api.ts";

/** A link that can be seen and copied. */
export function SharedLink({ share }: { readonly share: Share }) {
  const { t } = useTranslation(TEXTS);
  const { copied, copy } = useCopy();
  const link = linkTo(share);
  return (
    <Box sx={{ display: "flex", flexDirection: { xs: "column", sm: "row" }, gap: 1 }}>
      <TextField
        fullWidth
        size="small"
        label={t("share.link")}
        value={link}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true, dir: "ltr" } }}
      />
      <Button
        autoFocus
        variant="contained"
        startIcon={<Icon name={copied ? "check" : "copy"} size={16} />}
        onClick={() => copy(link)}
        sx={{ flexShrink: 0, minHeight: rem(40), whiteSpace: "nowrap" }}
      >
        <span aria-live="polite">{t(copied ? "message.copied" : "share.copy")}</span>
      </Button>
    </Box>
  );
}
