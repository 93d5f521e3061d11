import { Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCallback, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import type { Attachment } from "./attachment-store.ts";
import { FileCard, FileIcon, PICTURE } from "./file-card.tsx";
import { fileSize } from "./file-size.ts";
import type { Uploads } from "./uploads.ts";

interface AttachmentCardProps {
  readonly file: Attachment;
  readonly uploads: Uploads;
  readonly disabled?: boolean | undefined;
}

/** One file of the draft message: what it is, how far its upload is, and what can be done with it. */
export function AttachmentCard({ file, uploads, disabled }: AttachmentCardProps) {
  const { t } = useTranslation(TEXTS);
  const { key, name, state } = file;
  return (
    <FileCard
      name={name}
      picture={<Thumbnail file={file} />}
      hasFailed={state.status === "failed" && !state.again}
      removal={t(state.status === "uploading" ? "attach.cancel" : "attach.remove", { name })}
      disabled={disabled}
      onRemove={() => uploads.remove(key)}
      action={
        state.status === "failed" && (
          <Button size="small" onClick={() => uploads.retry(key)} aria-label={t("attach.retry", { name })}>
            {t("message.retry")}
          </Button>
        )
      }
      progress={(state.status === "uploading" || state.status === "waiting") && <Progress file={file} />}
    >
      <State file={file} />
    </FileCard>
  );
}

const doneOf = ({ state, size }: Attachment) =>
  state.status === "uploading" ? Math.min(1, state.sentBytes / size) : 0;

function State({ file }: { readonly file: Attachment }) {
  const { t, i18n } = useTranslation(TEXTS);
  const { state } = file;
  const size = file.size === 0 ? "" : fileSize(file.size, i18n.language);
  const done = new Intl.NumberFormat(i18n.language, { style: "percent" }).format(doneOf(file));
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{
        color: state.status === "failed" && !state.again ? "error.main" : "text.secondary",
        fontVariantNumeric: "tabular-nums",
        lineHeight: 1.35,
      }}
    >
      {state.status === "uploading"
        ? t("attach.progress", { done, size })
        : state.status === "failed"
          ? t(state.problem)
          : size}
    </Typography>
  );
}

function Progress({ file }: { readonly file: Attachment }) {
  const { t } = useTranslation(TEXTS);
  const percent = Math.round(doneOf(file) * 100);
  return (
    <Box
      role="progressbar"
      aria-label={t("attach.uploading", { name: file.name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      sx={{ position: "absolute", insetInline: 0, bottom: 0, height: 3, bgcolor: "action.hover" }}
    >
      <Box
        sx={{ height: "100%", bgcolor: "primary.main", transition: "width 150ms" }}
        style={{ width: `${percent}%` }}
      />
    </Box>
  );
}

function Thumbnail({ file: { content, type } }: { readonly file: Attachment }) {
  const [isBroken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = content && URL.createObjectURL(content);
      if (url === undefined) return;
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
  const isImage = type.startsWith("image/");
  return isImage && content && !isBroken ? (
    <Box component="img" ref={show} alt="" onError={() => setBroken(true)} sx={PICTURE} />
  ) : (
    <FileIcon isImage={isImage} />
  );
}
