import { COLORS, styled } from "@atrium/shared-ui/styles";
import type { ComponentProps } from "react";
import { wordStyle } from "../long-word/long-word.ts";

const Frame = styled("div")(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: "min(85%, 640px)",
  padding: "8px 14px",
  borderRadius: 16,
  borderEndEndRadius: 4,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  backgroundColor: "#eeeef3",
  ...theme.applyStyles("dark", { backgroundColor: COLORS.dark.border }),
}));

interface BubbleProps extends Pick<ComponentProps<typeof Frame>, "className" | "sx"> {
  readonly text: string;
}

/** The bubble of a user message. Shows the text as typed, not as Markdown. */
export function Bubble({ text, ...frame }: BubbleProps) {
  return (
    <Frame dir="auto" style={wordStyle(text)} {...frame}>
      {text}
    </Frame>
  );
}
