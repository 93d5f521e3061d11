import type { ContentPart } from "@atrium/shared-contracts/wire/chat";
import { Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { Pill } from "../pill/pill.tsx";
import { mediaIdOf } from "../attachment/content-part.ts";
import { SentImage } from "./sent-image.tsx";
import { useMediaLink } from "./use-media-link.ts";

/** A file in a message: a small picture for an image, a link for anything else. */
export function SentAttachment({ part }: { readonly part: Exclude<ContentPart, { readonly type: "text" }> }) {
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
  return isImage ? <SentImage link={link} name={name} instead={pill} /> : pill;
}
