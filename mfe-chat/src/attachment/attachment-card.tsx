import { Box, Button, Icon, IconButton, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCallback, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import type { Attachment } from "./attachment-store.ts";
import { fileSize } from "./file-size.ts";
import type { Uploads } from "./uploads.ts";

/** One file of the draft message: what it is, how far its upload is, and what can be done with it. */
export function AttachmentCard({ file, uploads }: { readonly file: Attachment; readonly uploads: Uploads }) {
  const { t } = useTranslation(TEXTS);
  const { key, name, state } = file;
  const hasFailed = state.status === "failed" && !state.again;
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: 1,
        width: { xs: "100%", sm: 248 },
        minHeight: rem(56),
        p: 0.75,
        border: 1,
        borderColor: hasFailed ? "error.main" : "divider",
        borderRadius: 1.5,
        bgcolor: "background.paper",
        overflow: "hidden",
      }}
    >
      <Thumbnail file={file} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap title={name} sx={{ fontSize: rem(13), fontWeight: 500 }} dir="auto">
          {name}
        </Typography>
        <State file={file} />
      </Box>
      {state.status === "failed" && (
        <Button size="small" onClick={() => uploads.retry(key)} aria-label={t("attach.retry", { name })}>
          {t("message.retry")}
        </Button>
      )}
      <IconButton
        size="small"
        color="inherit"
        aria-label={t(state.status === "uploading" ? "attach.cancel" : "attach.remove", { name })}
        onClick={() => uploads.remove(key)}
        sx={{ width: { xs: rem(40), sm: rem(28) }, height: { xs: rem(40), sm: rem(28) } }}
      >
        <Icon name="close" size={14} />
      </IconButton>
      {(state.status === "uploading" || state.status === "waiting") && <Progress file={file} />}
    </Box>
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
  const size = { width: rem(44), height: rem(44), flexShrink: 0, borderRadius: 1 };
  const isImage = type.startsWith("image/");
  return isImage && content && !isBroken ? (
    <Box component="img" ref={show} alt="" onError={() => setBroken(true)} sx={{ ...size, objectFit: "cover" }} />
  ) : (
    <Box sx={{ ...size, display: "grid", placeItems: "center", bgcolor: "action.hover", color: "text.secondary" }}>
      <Icon name={isImage ? "image" : "file"} size={20} />
    </Box>
  );
}
