import { Skeleton, useLazyCode } from "@atrium/shared-ui";
import { previewKind } from "../file-content/preview-kind.ts";
import type { PreviewedFile } from "../file-content/previewed-file.ts";
import { viewing } from "./lazy-viewing.ts";
import { PREVIEW_SIZE } from "./preview-size.ts";

/** What a file begins with, if it's of a kind that can be previewed. */
export function Preview({ file }: { readonly file: PreviewedFile }) {
  const kind = previewKind(file.name);
  const { code, failure } = useLazyCode(viewing, kind !== undefined);
  if (kind === undefined || failure) return null;
  return code ? (
    <code.FilePreview file={file} kind={kind} />
  ) : (
    <Skeleton variant="rounded" sx={{ ...PREVIEW_SIZE, mb: 0.75 }} />
  );
}
