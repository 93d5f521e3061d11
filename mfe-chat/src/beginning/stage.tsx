import { Box } from "@atrium/shared-ui";
import { MOTION, styled } from "@atrium/shared-ui/styles";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { THREAD_COLUMN } from "../thread/message-frame.tsx";

/** A conversation's messages and its field. Until it begins, these are a welcome and the field, in the middle of the page. */
export const Stage = styled("div")({
  display: "contents",
  "&[data-begins=true]": {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minHeight: 0,
    overflowY: "auto",
    // The field's end stays in view with the line that's being typed.
    scrollPaddingBottom: 24,
    "&::before, &::after": { content: '""', flexGrow: 1 },
  },
});

/** The place of a conversation's message field. */
export const FIELD_PLACE = {
  ...THREAD_COLUMN,
  pt: 0.5,
  pb: { xs: 1.5, md: 2 },
  "@media print": { display: "none" },
  transition: `translate ${MOTION.usual}ms ease-out`,
} as const;

/** What stands above the field before a conversation begins. Then the field, which comes after it in the stage, moves from there to its place below the messages. */
export function Welcome({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const field = box.current?.nextElementSibling;
    if (!(field instanceof HTMLElement)) return;
    return () => {
      const from = field.getBoundingClientRect().top;
      // By then, React has put the field in its place, but the browser hasn't painted it.
      queueMicrotask(() => {
        field.style.cssText = `transition:none;translate:0 ${from - field.getBoundingClientRect().top}px`;
        field.getBoundingClientRect();
        field.style.cssText = "";
      });
    };
  }, []);
  return (
    <Box ref={box} sx={{ ...THREAD_COLUMN, pt: 3, pb: 2.5, textAlign: "center" }}>
      {children}
    </Box>
  );
}
