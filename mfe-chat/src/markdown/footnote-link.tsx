import { type ComponentProps, useContext } from "react";
import { NotesHeading } from "./still-written.ts";

/** A heading. The renderer gives that of the footnotes the same id in all messages. */
export function Heading({ children, id }: ComponentProps<"h2">) {
  const notesId = useContext(NotesHeading);
  return <h2 id={id === undefined ? undefined : notesId}>{children}</h2>;
}

/** A link to a footnote, or from it back into the text. Both are within the message, so the page's address stays. */
export function FootnoteLink({ href = "", children, ...rest }: ComponentProps<"a">) {
  const notesId = useContext(NotesHeading);
  return (
    <a
      {...rest}
      aria-describedby={rest["aria-describedby"] === undefined ? undefined : notesId}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(decodeURIComponent(href.slice(1)));
        if (!target) return;
        target.tabIndex = target instanceof HTMLAnchorElement ? 0 : -1;
        target.focus();
      }}
    >
      {children}
    </a>
  );
}
