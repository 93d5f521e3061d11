import { Typography } from "@atrium/shared-ui";

/** Text as written, without Markdown. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <Typography dir="auto" className="message-text" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {text}
    </Typography>
  );
}
