import { Box, Skeleton } from "@atrium/shared-ui";
import { type ReactNode, useRef, useState } from "react";
import type { MediaLink } from "../media-link/use-media-link.ts";
import { Thumbnail } from "./thumbnail.tsx";

export interface SentImageProps {
  readonly link: MediaLink;
  readonly name: string;
  /** Shown if the picture can't be loaded. */
  readonly instead: ReactNode;
  /** Called instead of opening the picture in a tab of its own. */
  readonly onEnlarge: (() => void) | undefined;
}

/** A picture by its link. If it fails, it's retried once with a new link, and again whenever the link is renewed. */
export function SentImage({ link, name, instead, onEnlarge }: SentImageProps) {
  /** The URL the picture was loaded from. Changing it would load the picture again. */
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const asked = useRef(false);
  const src = shown ?? link.url;
  if (src === undefined || src === failed)
    return link.isLoading ? <Skeleton variant="rounded" width={240} height={180} sx={{ mb: 0.75 }} /> : instead;
  return (
    <Box
      component="a"
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-haspopup={onEnlarge && "dialog"}
      onClick={(event) => {
        if (!onEnlarge || event.ctrlKey || event.metaKey || event.shiftKey) return link.open(event);
        event.preventDefault();
        onEnlarge();
      }}
      sx={{ display: "block", mb: 0.75, borderRadius: 1, overflow: "hidden" }}
    >
      <Thumbnail
        src={src}
        alt={name}
        onLoad={() => {
          asked.current = false;
          setShown(src);
        }}
        onError={() => {
          setShown(undefined);
          setFailed(src);
          if (src !== link.url || asked.current) return;
          asked.current = true;
          void link.renew();
        }}
      />
    </Box>
  );
}
