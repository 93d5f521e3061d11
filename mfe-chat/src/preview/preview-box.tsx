import { Box, ButtonBase, Skeleton, VisuallyHidden, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode, Ref } from "react";
import { TEXTS } from "../locales/translations.ts";
import { PREVIEW_SIZE } from "./preview-size.ts";

interface PreviewBoxProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly name: string;
  /** Undefined while it's loading. */
  readonly preview: ReactNode;
  onOpen(): void;
}

/** The beginning of a file in a message. It's as tall while it's loading, so nothing moves. A click shows the file over the window. */
export function PreviewBox({ ref, name, preview, onOpen }: PreviewBoxProps) {
  const { t } = useTranslation(TEXTS);
  return (
    <Box
      ref={ref}
      sx={{
        ...PREVIEW_SIZE,
        position: "relative",
        mb: 0.75,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        overflow: "hidden",
        textAlign: "start",
      }}
    >
      {preview === undefined ? (
        <>
          <Skeleton variant="rectangular" sx={{ height: "100%" }} />
          <VisuallyHidden>{t("preview.loading")}</VisuallyHidden>
        </>
      ) : (
        <>
          {/* What's opened can be read and selected; this is its picture. */}
          <Box inert aria-hidden sx={{ height: "100%", fontSize: rem(12), lineHeight: 1.5 }}>
            {preview}
          </Box>
          <ButtonBase
            aria-label={t("preview.open", { name })}
            aria-haspopup="dialog"
            onClick={onOpen}
            sx={{
              position: "absolute",
              inset: 0,
              "&:hover": { bgcolor: "action.hover" },
              "&:focus-visible": { outlineOffset: -2 },
            }}
          />
        </>
      )}
    </Box>
  );
}
