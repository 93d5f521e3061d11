import { useRef, useState } from "react";
import type { PreviewedFile } from "../file-content/previewed-file.ts";
import { useNear } from "../near/use-near.ts";
import { useFirstPage } from "../pdf/use-pdf.ts";
import { PdfDialog } from "./pdf-dialog.tsx";
import { PdfPicture } from "./pdf-picture.tsx";
import { PreviewBox } from "./preview-box.tsx";

/** The first page of a PDF, drawn when it comes near the screen, and all pages when it's opened. Nothing if it can't be read. */
export function PdfPreview({ file }: { readonly file: PreviewedFile }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useFirstPage(file, useNear(place));
  if (isError) return null;
  return (
    <>
      <PreviewBox
        ref={place}
        name={file.name}
        preview={
          data && <PdfPicture page={data} alt={file.name} sx={{ display: "block", width: "100%", bgcolor: "#fff" }} />
        }
        onOpen={() => setOpen(true)}
      />
      {isOpen && <PdfDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
