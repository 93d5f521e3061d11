import type { SharedFile } from "@atrium/shared-contracts/wire";
import { Box, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { Pill } from "../pill/pill.tsx";
import { Thumbnail } from "../sent-file/thumbnail.tsx";
import { Preview } from "../preview/preview.tsx";

/** A shared file: a picture, or a link that downloads it, with what it begins with. One that's gone or isn't shared says so. A picture that can't be loaded is a link, too. */
export function SharedFileView({ file }: { readonly file: SharedFile }) {
  const { t } = useTranslation(TEXTS);
  const [failed, setFailed] = useState(false);
  const { name, image, url } = file;
  const sx = { mb: 0.75, maxWidth: "85%" };
  const icon = <Icon name={image ? "image" : "file"} size={16} />;
  if (name === undefined) return <Pill icon={icon} label={t("shared.notShared")} sx={sx} />;
  if (url === undefined) return <Pill icon={icon} label={t("shared.fileGone", { name })} sx={sx} />;
  const link = { href: url, target: "_blank", rel: "noopener noreferrer" } as const;
  if (!image || failed)
    return (
      <>
        <Pill component="a" {...link} icon={icon} label={name} sx={sx} />
        {!image && <Preview file={{ id: url, name, url }} />}
      </>
    );
  return (
    <Box component="a" {...link} sx={{ display: "block", mb: 0.75, borderRadius: 1, overflow: "hidden" }}>
      <Thumbnail src={url} alt={name} onError={() => setFailed(true)} />
    </Box>
  );
}
