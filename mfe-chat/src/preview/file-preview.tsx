import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { MONO_FAMILY } from "@atrium/shared-ui/styles";
import { useMemo, useRef, useState } from "react";
import { useFileStart } from "../file-content/file-start.ts";
import { fileText } from "../file-content/file-text.ts";
import type { PreviewKind } from "../file-content/preview-kind.ts";
import type { PreviewedFile } from "../file-content/previewed-file.ts";
import { readTable } from "../file-content/table-text.ts";
import { firstLines } from "../file-content/text-blocks.ts";
import { FileDialog } from "../lightbox/file-dialog.tsx";
import previewTexts from "../locales/en/previews.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { useNear } from "../near/use-near.ts";
import { PdfPreview } from "./pdf-preview.tsx";
import { PreviewBox } from "./preview-box.tsx";
import { TableView } from "./table-view.tsx";
import { TextView } from "./text-view.tsx";

texts.addEnglish(previewTexts);

/** What's fetched for a preview, and what of it can be seen. */
const START_BYTES = 16 * 1_024;
const START_LINES = 12;
const START_LINE_CHARACTERS = 600;
const START_TABLE = { rows: 6, columns: 5, characters: 40 } as const;

const VIEWS = { text: TextView, table: TableView } as const;

interface FilePreviewProps {
  readonly file: PreviewedFile;
  readonly kind: PreviewKind;
}

/** What a file begins with, fetched when it comes near the screen, and all of it when it's opened. Nothing if it can't be read. */
export const FilePreview = ({ file, kind }: FilePreviewProps) =>
  kind === "pdf" ? <PdfPreview file={file} /> : <TextPreview file={file} kind={kind} />;

interface TextPreviewProps extends FilePreviewProps {
  readonly kind: keyof typeof VIEWS;
}

function TextPreview({ file, kind }: TextPreviewProps) {
  const { t } = useTranslation(TEXTS);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useFileStart(file, START_BYTES, useNear(place));
  const text = useMemo(() => data && fileText(data), [data]);
  if (isError || (data && text === undefined)) return null;
  const View = VIEWS[kind];
  return (
    <>
      <PreviewBox
        ref={place}
        name={file.name}
        preview={
          data && text !== undefined ? (
            kind === "table" ? (
              <FirstRows text={text} isWhole={data.isWhole} />
            ) : (
              <FirstLines text={text} />
            )
          ) : undefined
        }
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <FileDialog
          name={file.name}
          url={file.url}
          labels={{ download: t("preview.download"), close: t("preview.close") }}
          onClose={() => setOpen(false)}
        >
          <View file={file} />
        </FileDialog>
      )}
    </>
  );
}

function FirstLines({ text }: { readonly text: string }) {
  return (
    <Box
      dir="auto"
      sx={{
        p: 1.25,
        fontFamily: MONO_FAMILY,
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
        maskImage: "linear-gradient(#000 75%, transparent)",
        height: "100%",
        overflow: "hidden",
      }}
    >
      {firstLines(text, START_LINES, START_LINE_CHARACTERS)}
    </Box>
  );
}

function FirstRows({ text, isWhole }: { readonly text: string; readonly isWhole: boolean }) {
  const { head, rows } = useMemo(() => readTable(text, isWhole, START_TABLE), [text, isWhole]);
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: "collapse",
        minWidth: "100%",
        "& th, & td": {
          px: 1,
          py: 0.375,
          maxWidth: 140,
          textAlign: "start",
          whiteSpace: "nowrap",
          overflow: "hidden",
          textOverflow: "ellipsis",
          borderBottom: 1,
          borderColor: "divider",
        },
        "& th": { fontWeight: 600, bgcolor: "action.hover" },
      }}
    >
      {head && (
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={column}>{name}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
