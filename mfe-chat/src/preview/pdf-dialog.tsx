import { Box, LoadFailed, Skeleton, Typography, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef, useState } from "react";
import type { PreviewedFile } from "../file-content/previewed-file.ts";
import { FileDialog, ToolButton } from "../lightbox/file-dialog.tsx";
import { TEXTS } from "../locales/translations.ts";
import { usePdf } from "../pdf/use-pdf.ts";
import { PdfPicture } from "./pdf-picture.tsx";

interface PdfDialogProps {
  readonly file: PreviewedFile;
  onClose(): void;
}

/** A PDF over the whole window, one page at a time. */
export function PdfDialog({ file, onClose }: PdfDialogProps) {
  const { t } = useTranslation(TEXTS);
  const [number, setNumber] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const { pages = 1, drawn, hasFailed, retry } = usePdf(file, number);
  const show = (next: number) => {
    if (next < 1 || next > pages) return;
    setNumber(next);
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  return (
    <FileDialog
      name={file.name}
      url={file.url}
      labels={{ download: t("preview.download"), close: t("preview.close") }}
      keys={{ ArrowLeft: () => show(number - 1), ArrowRight: () => show(number + 1) }}
      onClose={onClose}
      tools={
        pages > 1 && (
          <>
            <ToolButton
              icon="chevron-left"
              label={t("preview.previousPage")}
              disabled={number === 1}
              onClick={() => show(number - 1)}
            />
            <Typography variant="body2" aria-live="polite" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {t("preview.page", { number, count: pages })}
            </Typography>
            <ToolButton
              icon="chevron-right"
              label={t("preview.nextPage")}
              disabled={number === pages}
              onClick={() => show(number + 1)}
            />
          </>
        )
      }
    >
      {hasFailed ? (
        <Box sx={{ m: "auto" }}>
          <LoadFailed retry={t("message.retry")} onRetry={retry}>
            {t("preview.failed")}
          </LoadFailed>
        </Box>
      ) : (
        <Box
          ref={scroller}
          component="section"
          aria-label={file.name}
          aria-busy={!drawn || undefined}
          // It scrolls, so keyboard users must be able to focus it.
          tabIndex={0}
          sx={{ flexGrow: 1, minHeight: 0, overflow: "auto", p: 2, "&:focus-visible": { outlineOffset: -2 } }}
        >
          {drawn ? (
            <>
              <PdfPicture
                page={drawn}
                alt={`${file.name}, ${t("preview.page", { number, count: pages })}`}
                sx={{ display: "block", mx: "auto", width: "min(100%, 900px)", bgcolor: "#fff", boxShadow: 1 }}
              />
              <VisuallyHidden>{drawn.text}</VisuallyHidden>
            </>
          ) : (
            <Box role="status" aria-label={t("preview.loading")} sx={{ mx: "auto", maxWidth: 900, height: "100%" }}>
              <Skeleton variant="rounded" height="100%" />
            </Box>
          )}
        </Box>
      )}
    </FileDialog>
  );
}
