import { Box } from "@atrium/shared-ui";
import { useState } from "react";

const HEIGHT_PX = 180;

interface ThumbnailProps {
  readonly src: string;
  readonly alt: string;
  onLoad?(): void;
  onError(): void;
}

/** A picture in a message. It's as high while it's loading, so nothing moves, and one that's smaller isn't enlarged. */
export function Thumbnail({ src, alt, onLoad, onError }: ThumbnailProps) {
  const [isSmall, setSmall] = useState(false);
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      onLoad={({ currentTarget }) => {
        setSmall(currentTarget.naturalHeight < HEIGHT_PX);
        onLoad?.();
      }}
      onError={onError}
      sx={{
        display: "block",
        maxWidth: "min(100%, 320px)",
        height: HEIGHT_PX,
        objectFit: isSmall ? "scale-down" : "cover",
        bgcolor: "action.hover",
      }}
    />
  );
}
