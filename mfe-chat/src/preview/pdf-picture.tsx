import { Box, type BoxProps } from "@atrium/shared-ui";
import { useCallback } from "react";
import type { PdfPage } from "../pdf/pdf-drawing.ts";

interface PdfPictureProps {
  readonly page: PdfPage;
  readonly alt: string;
  readonly sx: BoxProps["sx"];
}

/** A page as an image: whatever was in it, a browser runs and fetches nothing for it. */
export function PdfPicture({ page: { picture }, alt, sx }: PdfPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([picture], { type: "image/png" }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <Box component="img" ref={show} alt={alt} sx={sx} />;
}
