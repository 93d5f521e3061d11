import { Box } from "@atrium/shared-ui";
import { matchRanges } from "./match-ranges.ts";

/** A text with the search matches highlighted. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  const ranges = matchRanges(text, query);
  const ends = [0, ...ranges.map(({ end }) => end)];
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <Box component="mark" sx={{ bgcolor: "transparent", color: "primary.main", fontWeight: 650 }}>
            {text.slice(start, end)}
          </Box>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
