import { Typography } from "@atrium/shared-ui";
import { wordStyle } from "../long-word/long-word.ts";

/** Text as written, without Markdown. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <Typography
      dir="auto"
      className="message-text"
      style={wordStyle(text)}
      sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
    >
      {text}
    </Typography>
  );
}
