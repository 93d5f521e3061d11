import { Alert, Box, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { AttachmentCard } from "./attachment-card.tsx";
import type { Attachment, DraftFiles, Refused } from "./attachment-store.ts";
import type { Uploads } from "./uploads.ts";

export interface AttachmentTrayProps {
  readonly files: readonly Attachment[];
  readonly refused: readonly Refused[];
  readonly unkept: DraftFiles["unkept"];
  readonly uploads: Uploads;
}

/** The draft message's files with their states, the ones that were refused, and why none of them would survive a reload. */
export function AttachmentTray({ files, refused, unkept, uploads }: AttachmentTrayProps) {
  const { t } = useTranslation(TEXTS);
  const ready = files.filter(({ state }) => state.status === "ready").length;
  return (
    <>
      <VisuallyHidden role="status">
        {files.length > 0 && ready === files.length ? t("attach.ready", { count: ready }) : ""}
      </VisuallyHidden>
      <Box sx={SHOWN}>
        {refused.length > 0 && (
          <Box
            component="ul"
            aria-label={t("attach.refused")}
            sx={{ display: "grid", gap: 0.5, m: 0, p: 0, listStyle: "none" }}
          >
            {refused.map(({ key, name, problem }) => (
              <li key={key}>
                <Alert
                  severity="error"
                  variant="outlined"
                  closeText={t("attach.dismiss", { name })}
                  onClose={() => uploads.dismiss(key)}
                  sx={{ py: 0, alignItems: "center", overflowWrap: "anywhere" }}
                >
                  <strong>{name}</strong> · {t(problem)}
                </Alert>
              </li>
            ))}
          </Box>
        )}
        {files.length > 0 && (
          <Box
            component="ul"
            aria-label={t("attach.list")}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 1,
              m: 0,
              p: 0,
              listStyle: "none",
            }}
          >
            {files.map((file) => (
              <AttachmentCard key={file.key} file={file} uploads={uploads} />
            ))}
          </Box>
        )}
        {unkept && files.length > 0 && (
          <Alert severity="warning" variant="outlined" sx={{ py: 0 }}>
            {t(unkept === "full" ? "attach.unkeptFull" : "attach.unkeptBlocked")}
          </Alert>
        )}
      </Box>
    </>
  );
}

/** It scrolls instead of pushing the field below the window's end. */
const SHOWN = {
  display: "grid",
  gap: 1,
  mb: 1,
  maxHeight: "min(24dvh, 240px)",
  overflowY: "auto",
  "&:empty": { display: "none" },
};
