import { Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { Pill } from "../pill/pill.tsx";
import { type FilePart, mediaIdOf } from "../attachment/content-part.ts";
import { Preview } from "../preview/preview.tsx";
import { SentImage } from "./sent-image.tsx";
import { useMediaLink } from "../media-link/use-media-link.ts";

interface SentAttachmentProps {
  readonly part: FilePart;
  /** Shows the picture over the whole window. Undefined for other files, and as long as that isn't possible. */
  readonly onEnlarge?: (() => void) | undefined;
}

/** A file in a message: a small picture for an image, a link for anything else, with what it begins with. */
export function SentAttachment({ part, onEnlarge }: SentAttachmentProps) {
  const { t } = useTranslation(TEXTS);
  const id = mediaIdOf(part);
  const link = useMediaLink(id);
  const isImage = part.type === "image";
  const name = part.name ?? t(isImage ? "message.image" : "message.file");
  const pill = (
    <Pill
      {...(link.url === undefined
        ? { component: id === undefined ? "span" : "button" }
        : { component: "a", href: link.url, target: "_blank", rel: "noopener noreferrer" })}
      {...(id === undefined ? {} : { onClick: link.open })}
      icon={<Icon name={isImage ? "image" : "file"} size={16} />}
      label={name}
      sx={{ mb: 0.75, maxWidth: "85%" }}
    />
  );
  if (isImage) return <SentImage link={link} name={name} instead={pill} onEnlarge={onEnlarge} />;
  const { url, renew } = link;
  return (
    <>
      {pill}
      {id !== undefined && (url !== undefined || link.isLoading) && <Preview file={{ id, name, url, renew }} />}
    </>
  );
}
