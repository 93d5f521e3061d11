import type { ContentPart } from "@atrium/shared-contracts/wire/chat";
import { Skeleton, lazyCode, rem, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { FilePart } from "../attachment/content-part.ts";
import { previewKind } from "../file-content/preview-kind.ts";
import { TEXTS } from "../locales/translations.ts";

/** Lazy because most messages have no files. */
const fileViews = lazyCode(() => import("./file-views.tsx"), "Files are shown by their names:");

/** The files of a message. */
export function SentFiles({ parts }: { readonly parts: readonly ContentPart[] }) {
  const { t } = useTranslation(TEXTS);
  const files = parts.filter((part): part is FilePart => part.type !== "text");
  const { code, failure } = useLazyCode(fileViews, files.length > 0);
  if (files.length === 0) return null;
  if (code) return <code.FileViews files={files} />;
  if (failure) return <p>{files.map(({ name }) => name ?? t("message.file")).join(", ")}</p>;
  // As tall as what comes, so that the thread doesn't move.
  const height = files.some(({ type }) => type === "image")
    ? 180
    : files.some(({ name }) => previewKind(name))
      ? 198
      : 56;
  return <Skeleton variant="rounded" sx={{ width: 240, height: rem(height), mb: 0.75 }} />;
}
