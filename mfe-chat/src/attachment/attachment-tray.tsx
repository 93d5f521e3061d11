import { Alert, Box, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { AttachmentCard } from "./attachment-card.tsx";
import type { Attachment, DraftFiles, Refused } from "./attachment-store.ts";
import { passFocusOn } from "./pass-focus-on.ts";
import { SentFileCard } from "./sent-file-card.tsx";
import type { Uploads } from "./uploads.ts";

export interface AttachmentTrayProps {
  readonly files: readonly Attachment[];
  readonly refused: readonly Refused[];
  readonly unkept: DraftFiles["unkept"];
  readonly uploads: Uploads;
  /** While the files are being sent, none can be taken out. */
  readonly disabled?: boolean;
  /** The files that a message which is being edited has had and keeps. */
  readonly kept?: readonly SentFile[];
  onRemoveKept?(id: string): void;
}

/** The draft message's files with their states, the ones that were refused, and why none of them would survive a reload. */
export function AttachmentTray(props: AttachmentTrayProps) {
  const { files, refused, unkept, uploads, disabled, kept = [], onRemoveKept } = props;
  const { t } = useTranslation(TEXTS);
  const ready = files.filter(({ state }) => state.status === "ready").length;
  return (
    <>
      <VisuallyHidden role="status">
        {files.length > 0 && ready === files.length ? t("attach.ready", { count: kept.length + ready }) : ""}
      </VisuallyHidden>
      <Box sx={SHOWN}>
        {refused.length > 0 && (
          <Box
            component="ul"
            aria-label={t("attach.refused")}
            sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 0.5, m: 0, p: 0, listStyle: "none" }}
          >
            {refused.map(({ key, name, problem }) => (
              <li key={key} ref={passFocusOn}>
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
        {kept.length + files.length > 0 && (
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
            {kept.map((file) => (
              <SentFileCard key={file.id} file={file} disabled={disabled} onRemove={() => onRemoveKept?.(file.id)} />
            ))}
            {files.map((file) => (
              <AttachmentCard key={file.key} file={file} uploads={uploads} disabled={disabled} />
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
  // A long name is cut instead of widening the column.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 1,
  mb: 1,
  maxHeight: "min(24dvh, 240px)",
  overflowY: "auto",
  "&:empty": { display: "none" },
};
