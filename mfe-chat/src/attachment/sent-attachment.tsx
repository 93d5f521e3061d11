import type { ContentPart } from "@atrium/shared-contracts";
import { DownloadUrl } from "@atrium/shared-contracts/wire";
import { Box, Chip, Icon, Skeleton, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { mediaIdOf } from "./content-part.ts";

/** A signed link is asked for again before it runs out. Milliseconds. */
const LINK_FRESH_MS = 4 * 60_000;

/** A file of a message: an image as a small picture, everything else as a way to save it. */
export function SentAttachment({ part }: { readonly part: Exclude<ContentPart, { readonly type: "text" }> }) {
  const shell = useShell();
  const { t } = useTranslation("mfe-chat");
  const id = mediaIdOf(part);
  const { data, isError } = useQuery({
    queryKey: ["mfe-chat", "media", id],
    queryFn: ({ signal }) => shell.http.request("GET", `/media/${id}/download-url`, { schema: DownloadUrl, signal }),
    enabled: id !== undefined,
    staleTime: LINK_FRESH_MS,
  });
  const isImage = part.type === "image";
  const name = isImage ? t("message.image") : (part.name ?? t("message.file"));
  if (isImage && data)
    return (
      <Box
        component="a"
        href={data.url}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ display: "block", mb: 0.75, borderRadius: 1, overflow: "hidden" }}
      >
        <Box
          component="img"
          src={data.url}
          alt={name}
          loading="lazy"
          sx={{ display: "block", maxWidth: "min(100%, 320px)", height: 180, objectFit: "cover" }}
        />
      </Box>
    );
  if (isImage && id !== undefined && !isError)
    return <Skeleton variant="rounded" width={240} height={180} sx={{ mb: 0.75 }} />;
  return (
    <Chip
      variant="outlined"
      icon={<Icon name={isImage ? "image" : "file"} size={16} />}
      label={name}
      {...(data
        ? { component: "a", href: data.url, target: "_blank", rel: "noopener noreferrer", clickable: true }
        : {})}
      sx={{ mb: 0.75, maxWidth: "85%" }}
    />
  );
}
