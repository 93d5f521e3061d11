import { Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import type { AttachmentTrayProps } from "./attachment-tray.tsx";
import { FileCard } from "./file-card.tsx";

/** Names the draft message's files and what they wait for, until the code that uploads them has loaded. They can be removed. */
export function WaitingTray({ files, refused, uploads, disabled, kept = [], onRemoveKept }: AttachmentTrayProps) {
  const { t } = useTranslation(TEXTS);
  if (files.length + refused.length + kept.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t("attach.list")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, m: 0, mb: 1, p: 0, listStyle: "none" }}
    >
      {kept.map(({ id, name }) => (
        <FileCard
          key={id}
          name={name}
          picture={null}
          removal={t("attach.remove", { name })}
          disabled={disabled}
          onRemove={() => onRemoveKept?.(id)}
        />
      ))}
      {files.map(({ key, name, state }) => (
        <FileCard
          key={key}
          name={name}
          picture={null}
          hasFailed={state.status === "failed" && !state.again}
          removal={t("attach.remove", { name })}
          disabled={disabled}
          onRemove={() => uploads.remove(key)}
          action={
            state.status === "failed" &&
            !state.again && (
              <Button size="small" onClick={() => uploads.retry(key)} aria-label={t("attach.retry", { name })}>
                {t("message.retry")}
              </Button>
            )
          }
        >
          {state.status === "failed" && <Typography variant="caption">{t(state.problem)}</Typography>}
        </FileCard>
      ))}
      {refused.map(({ key, name, problem }) => (
        <FileCard
          key={key}
          name={name}
          picture={null}
          hasFailed
          removal={t("attach.remove", { name })}
          disabled={disabled}
          onRemove={() => uploads.dismiss(key)}
        >
          <Typography variant="caption">{t(problem)}</Typography>
        </FileCard>
      ))}
    </Box>
  );
}
