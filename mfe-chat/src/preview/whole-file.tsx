import { Alert, Box, LoadFailed, Skeleton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode } from "react";
import { useFileStart } from "../file-content/file-start.ts";
import { fileText } from "../file-content/file-text.ts";
import type { PreviewedFile } from "../file-content/previewed-file.ts";
import { TEXTS } from "../locales/translations.ts";

/** More text than anyone scrolls through, and little enough to be read in one go. */
const MAX_BYTES = 2 * 1_024 * 1_024;

export interface WholeText {
  readonly text: string;
  readonly isWhole: boolean;
}

interface WholeFileProps {
  readonly file: PreviewedFile;
  children(content: WholeText): ReactNode;
}

/** Fetches a file's text for its view. Of a large file, that's the beginning. */
export function WholeFile({ file, children }: WholeFileProps) {
  const { t } = useTranslation(TEXTS);
  const { data, isError, refetch } = useFileStart(file, MAX_BYTES, true);
  const text = data && fileText(data);
  if (isError || (data && text === undefined))
    return (
      <Box sx={{ m: "auto" }}>
        <LoadFailed retry={t("message.retry")} onRetry={() => void refetch()}>
          {t("preview.failed")}
        </LoadFailed>
      </Box>
    );
  if (!data || text === undefined)
    return (
      <Box role="status" aria-label={t("preview.loading")} sx={{ p: 2, flexGrow: 1 }}>
        <Skeleton variant="rounded" height="100%" />
      </Box>
    );
  return children({ text, isWhole: data.isWhole });
}

/** Says that there's more of a file than is shown. */
export function CutNote() {
  const { t } = useTranslation(TEXTS);
  return (
    <Alert severity="info" role="note" sx={{ mx: 2, mb: 1, py: 0 }}>
      {t("preview.cut")}
    </Alert>
  );
}
