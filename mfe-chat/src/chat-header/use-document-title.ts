import { useEffect } from "react";

/** Names the browser's tab while the view shows. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · Atrium`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
