import { Button, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { type Passage, selectedPassage } from "./selected-passage.ts";
import { useQuote } from "./use-quote.ts";

/** Pixels between the selection and the button. A phone's own handles are there. */
const GAP = { mouse: 6, touch: 28 };

/** A button by the text that's selected in a message, which quotes it. */
export function QuoteSelection({ conversationId }: { readonly conversationId: string }) {
  const { t } = useTranslation(TEXTS);
  const mark = useRef<HTMLSpanElement>(null);
  const [passage, setPassage] = useState<Passage>();
  const quote = useQuote(conversationId);
  useEffect(() => {
    const thread = mark.current?.parentElement?.querySelector("[role=log]");
    if (!thread) return;
    let isPressed = false;
    const look = () => setPassage(isPressed ? undefined : selectedPassage(thread));
    const press = (pressed: boolean) => () => {
      isPressed = pressed;
      // The browser changes the selection after the event.
      if (!pressed) requestAnimationFrame(look);
    };
    const [down, up] = [press(true), press(false)];
    const signs = [
      [document, "selectionchange", look],
      [document, "pointerdown", down],
      [document, "pointerup", up],
      [document, "pointercancel", up],
      [thread, "scroll", look],
      [window, "resize", look],
    ] as const;
    for (const [target, type, listener] of signs) target.addEventListener(type, listener);
    return () => {
      for (const [target, type, listener] of signs) target.removeEventListener(type, listener);
    };
  }, []);
  const thread = passage?.message.closest("[role=log]")?.getBoundingClientRect();
  const isSeen = passage && thread && passage.end.bottom > thread.top && passage.end.top < thread.bottom;
  return (
    <>
      <span ref={mark} hidden />
      {isSeen && (
        <Button
          size="small"
          variant="contained"
          startIcon={<Icon name="quote" size={15} />}
          // The press would take the selection away.
          onPointerDown={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => quote(passage.text, event.currentTarget)}
          sx={{
            position: "fixed",
            zIndex: "tooltip",
            borderRadius: 99,
            px: 1.5,
          }}
          style={placeOf(passage.end, thread)}
        >
          {t("quote.action")}
        </Button>
      )}
    </>
  );
}

/** Below the end of the selection, within the thread. */
function placeOf(end: DOMRect, thread: DOMRect) {
  const gap = matchMedia("(pointer: coarse)").matches ? GAP.touch : GAP.mouse;
  const left = Math.min(Math.max(end.right - 40, thread.left + 8), thread.right - 120);
  return { left, top: Math.min(end.bottom + gap, thread.bottom - 48) };
}
