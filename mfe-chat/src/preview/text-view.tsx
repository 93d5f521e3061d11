import { Box, rem } from "@atrium/shared-ui";
import { MONO_FAMILY } from "@atrium/shared-ui/styles";
import { useMemo } from "react";
import type { PreviewedFile } from "../file-content/previewed-file.ts";
import { textBlocks } from "../file-content/text-blocks.ts";
import { CutNote, WholeFile, type WholeText } from "./whole-file.tsx";

/** A text file, as it is. */
export const TextView = ({ file }: { readonly file: PreviewedFile }) => (
  <WholeFile file={file}>{(content) => <Lines name={file.name} {...content} />}</WholeFile>
);

function Lines({ name, text, isWhole }: WholeText & { readonly name: string }) {
  const { blocks, isCut } = useMemo(() => textBlocks(text), [text]);
  return (
    <>
      {(isCut || !isWhole) && <CutNote />}
      <Box
        component="section"
        aria-label={name}
        // It scrolls, so keyboard users must be able to focus it.
        tabIndex={0}
        sx={{ flexGrow: 1, minHeight: 0, overflowY: "auto", "&:focus-visible": { outlineOffset: -2 } }}
      >
        <Box
          component="pre"
          sx={{
            m: "0 auto",
            p: 2,
            maxWidth: "100ch",
            fontFamily: MONO_FAMILY,
            fontSize: rem(13),
            lineHeight: 1.6,
            whiteSpace: "pre-wrap",
            overflowWrap: "anywhere",
            // Only what's on the screen is laid out, but the browser's own search finds everything.
            "& > div": { contentVisibility: "auto", containIntrinsicSize: "auto none auto 4000px" },
          }}
        >
          {blocks.map((block, index) => (
            <div key={index} dir="auto">
              {block}
            </div>
          ))}
        </Box>
      </Box>
    </>
  );
}
