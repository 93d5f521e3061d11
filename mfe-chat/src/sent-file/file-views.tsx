import { useLazyCode } from "@atrium/shared-ui";
import { useContext, useState } from "react";
import { type FilePart, mediaIdOf } from "../attachment/content-part.ts";
import { AroundMessages } from "../message-tools/around-messages.ts";
import { viewing } from "../preview/lazy-viewing.ts";
import { threadPictures } from "../thread-rows/thread-pictures.ts";
import { SentAttachment } from "./sent-attachment.tsx";
import mediaTexts from "../locales/en/media.json" with { type: "json" };
import { texts } from "../locales/translations.ts";

texts.addEnglish(mediaTexts);

/** A message's files, each as what it is. */
export function FileViews({ files }: { readonly files: readonly FilePart[] }) {
  const { rows } = useContext(AroundMessages);
  const [open, setOpen] = useState<{ readonly pictures: readonly FilePart[]; readonly shown: number }>();
  const own = files.filter(({ type }) => type === "image");
  const { code } = useLazyCode(viewing, own.length > 0);
  const enlarge = (part: FilePart) => {
    const all = threadPictures(rows);
    const id = mediaIdOf(part);
    const shown = all.findIndex((other) => other === part || (id !== undefined && mediaIdOf(other) === id));
    setOpen(shown === -1 ? { pictures: own, shown: own.indexOf(part) } : { pictures: all, shown });
  };
  return (
    <>
      {files.map((part, index) => (
        <SentAttachment
          key={index}
          part={part}
          onEnlarge={code && part.type === "image" ? () => enlarge(part) : undefined}
        />
      ))}
      {code && open && (
        <code.Lightbox {...open} onShow={(shown) => setOpen({ ...open, shown })} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
