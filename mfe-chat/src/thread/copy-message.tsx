import { Box, Icon, IconButton, Tooltip, Typography, useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { useCopy } from "../copy/use-copy.ts";

/** Time and Copy button below a message. Visible on hover or focus, and always on touch screens. */
export function CopyMessage({ text, at }: { readonly text: string; readonly at: string }) {
  const { t, i18n } = useTranslation(TEXTS);
  const timeZone = useViewerZone();
  const { copied, copy } = useCopy();
  const label = t(copied ? "message.copied" : "message.copy");
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        minHeight: 28,
        color: "text.secondary",
        opacity: 1,
        transition: "opacity 150ms",
        "@media (hover: hover)": { opacity: 0, ".message:hover &, .message:focus-within &": { opacity: 1 } },
      }}
    >
      {text !== "" && (
        <Tooltip title={label}>
          <IconButton
            size="small"
            color="inherit"
            aria-label={label}
            onClick={() => copy(text)}
            sx={{ p: 0.5, ml: -0.5 }}
          >
            <Icon name={copied ? "check" : "copy"} size={15} />
          </IconButton>
        </Tooltip>
      )}
      <Typography variant="caption" component="time" dateTime={at}>
        {new Intl.DateTimeFormat(i18n.language, { hour: "numeric", minute: "2-digit", timeZone }).format(new Date(at))}
      </Typography>
    </Box>
  );
}
