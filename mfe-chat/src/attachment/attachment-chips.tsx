import { Box, CircularProgress, Icon, ButtonBase, IconButton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import type { Attachment } from "./attachment-store.ts";
import type { useAttachments } from "./use-attachments.ts";
import { Pill } from "../pill/pill.tsx";
import { typeOf } from "./file-rules.ts";

/** The draft message's files, each with its state and a remove button. */
export function AttachmentChips({ attachments }: { readonly attachments: ReturnType<typeof useAttachments> }) {
  const { t } = useTranslation(TEXTS);
  if (attachments.files.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t("attach.list")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, m: 0, mb: 1, p: 0, listStyle: "none" }}
    >
      {attachments.files.map((attachment) => (
        <li key={attachment.key}>
          <AttachmentChip
            attachment={attachment}
            onRetry={() => attachments.retry(attachment.key, attachment.file)}
            onRemove={() => attachments.remove(attachment.key)}
          />
        </li>
      ))}
    </Box>
  );
}

interface AttachmentChipProps {
  readonly attachment: Attachment;
  onRetry(): void;
  onRemove(): void;
}

function AttachmentChip({ attachment: { file, state }, onRetry, onRemove }: AttachmentChipProps) {
  const { t } = useTranslation(TEXTS);
  const failed = state.status === "failed";
  const name = typeOf(file).startsWith("image/") ? "image" : "file";
  return (
    <Pill
      color={failed ? "error.main" : "text.primary"}
      icon={
        state.status === "uploading" ? (
          <CircularProgress size={14} aria-label={t("attach.uploading")} />
        ) : (
          <Icon name={failed ? "retry" : name} size={16} />
        )
      }
      label={
        failed ? (
          <ButtonBase onClick={onRetry} sx={{ font: "inherit" }}>
            {`${file.name} · ${state.error}. ${t("message.retry")}`}
          </ButtonBase>
        ) : (
          file.name
        )
      }
      action={
        <IconButton size="small" edge="end" aria-label={t("attach.remove", { name: file.name })} onClick={onRemove}>
          <Icon name="close" size={14} />
        </IconButton>
      }
      sx={{ maxWidth: 320 }}
    />
  );
}
