import type { ExportedConversation, ExportedMessage } from "@atrium/shared-contracts/wire";
import { memo, useEffect, useEffectEvent, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { wordStyle } from "../long-word/long-word.ts";
import { holdsRich } from "../markdown/holds-rich.ts";
import { highlighting, mathDrawing } from "../markdown/lazy-parts.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { useRepliesReady } from "../markdown/use-replies-ready.ts";
import { PRINTED, PrintPage } from "./print-page.ts";
import { shownBranch } from "./shown-branch.ts";
import { dateIn } from "./written-date.ts";
import { headOf, notesOf, type Words } from "./written-message.ts";

/** How many messages are drawn at a time, so that the page can be used meanwhile. */
const AT_ONCE = 10;

interface PrintViewProps {
  readonly conversation: ExportedConversation;
  readonly words: Words;
  /** Hears how many messages are drawn. */
  onDrawn(count: number): void;
  /** Called once all of them are. */
  onReady(): void;
}

/** The whole shown branch on paper, beside the page's own root. */
export function PrintView({ conversation, words, onDrawn, onReady }: PrintViewProps) {
  const messages = useMemo(() => shownBranch(conversation), [conversation]);
  const replies = useMemo(
    () => messages.filter(({ role }) => role === "assistant").map(({ text }) => text),
    [messages],
  );
  const isReady = useRepliesReady(replies) || replies.every((text) => text === "");
  const [isColored, setColored] = useState(false);
  useEffect(() => {
    const parts = replies.some(holdsRich) ? [highlighting.load(), mathDrawing.load()] : [];
    void Promise.all(parts).then(() => setColored(true));
  }, [replies]);
  const canDraw = isReady && isColored;
  const [count, setCount] = useState(0);
  const report = useEffectEvent((drawn: number) => {
    onDrawn(drawn);
    // Many formulas are drawn one after the other.
    if (drawn >= messages.length) void Promise.resolve(mathDrawing.current()?.allDrawn()).then(onReady);
    else setCount(Math.min(drawn + AT_ONCE, messages.length));
  });
  useEffect(() => {
    if (!canDraw) return;
    // What's drawn by now is laid out first.
    const timer = setTimeout(() => report(count));
    return () => clearTimeout(timer);
  }, [canDraw, count]);
  const [place] = useState(() => document.createElement("div"));
  useEffect(() => {
    place.setAttribute(PRINTED, "");
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return createPortal(
    <PrintPage lang={words.language}>
      <h1 dir="auto">{conversation.title}</h1>
      <p className="printed-note">{dateIn(conversation.createdAt, words)}</p>
      {messages.slice(0, count).map((message) => (
        <PrintedMessage key={message.id} message={message} words={words} />
      ))}
    </PrintPage>,
    place,
  );
}

interface PrintedMessageProps {
  readonly message: ExportedMessage;
  readonly words: Words;
}

const PrintedMessage = memo(function PrintedMessage({ message, words }: PrintedMessageProps) {
  const { author, at } = headOf(message, words);
  return (
    <section className="printed-message">
      <h2 className="printed-head">
        {author} <span className="printed-at">{at}</span>
      </h2>
      {message.role === "user" ? (
        <p className="printed-said" dir="auto" style={wordStyle(message.text)}>
          {message.text}
        </p>
      ) : (
        <ReplyText text={message.text} streaming={false} />
      )}
      {notesOf(message, words).map((note, index) => (
        <p key={index} className="printed-note">
          {note}
        </p>
      ))}
    </section>
  );
});
