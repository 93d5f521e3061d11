import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { useMediaLink } from "../media-link/use-media-link.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { FileCard, FileIcon, PICTURE } from "./file-card.tsx";

interface SentFileCardProps {
  readonly file: SentFile;
  readonly disabled?: boolean | undefined;
  onRemove(): void;
}

/** One file of a sent message that's being edited. */
export function SentFileCard({ file: { id, name, type }, disabled, onRemove }: SentFileCardProps) {
  const { t } = useTranslation(TEXTS);
  const isImage = type.startsWith("image/");
  return (
    <FileCard
      name={name}
      picture={isImage ? <Picture id={id} /> : <FileIcon isImage={false} />}
      removal={t("attach.remove", { name })}
      disabled={disabled}
      onRemove={onRemove}
    />
  );
}

function Picture({ id }: { readonly id: string }) {
  const { url } = useMediaLink(id);
  const [failed, setFailed] = useState<string>();
  return url === undefined || url === failed ? (
    <FileIcon isImage />
  ) : (
    <Box component="img" src={url} alt="" onError={() => setFailed(url)} sx={PICTURE} />
  );
}
