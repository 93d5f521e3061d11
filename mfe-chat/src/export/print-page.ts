import { COLOR_SCHEME_ATTRIBUTE, styled } from "@atrium/shared-ui/styles";

/** Marks the element that's printed. */
export const PRINTED = "data-printed";

/** The paper: alone on it, in light colors, with code and tables as long and as wide as they are. Unseen on the screen. */
export const PrintPage = styled("article")({
  "@media screen": { display: "none" },
  "@media print": {
    "@page": { margin: "16mm" },
    color: "#000",
    backgroundColor: "#fff",
    fontSize: "11pt",
    "& h1": { fontSize: "18pt", marginBlock: "0 4pt" },
    "& .printed-message": { marginTop: "14pt", overflowWrap: "anywhere" },
    "& .printed-head": { breakAfter: "avoid", marginBlock: "0 4pt", fontSize: "11pt", fontWeight: 650 },
    "& .printed-at, & .printed-note": { color: "#555", fontSize: "9pt", fontWeight: 400 },
    "& .printed-at": { marginInlineStart: "6pt" },
    "& .printed-said": { whiteSpace: "pre-wrap", margin: 0 },
    "& button": { display: "none !important" },
    "& pre, & code": { whiteSpace: "pre-wrap !important", overflowWrap: "anywhere !important" },
    "& .code-body, & pre, & table, & div": { overflow: "visible !important", maxHeight: "none !important" },
    "& .code-folded": { maskImage: "none !important" },
    "& h1, & h2, & h3, & h4, & h5, & h6": { breakAfter: "avoid" },
    "& tr, & img, & .math-display, & li > p": { breakInside: "avoid" },
    "& p, & pre": { orphans: 3, widows: 3 },
  },
});

/** Hides everything else on paper. The page around it has a fixed height, which paper doesn't have. */
const ALONE = `@media print {
  html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
  body > :not([${PRINTED}]) { display: none !important; }
}`;

/** Where a browser doesn't say that printing is over. Milliseconds. */
const GIVEN_UP_MS = 60_000;

/**
 * Opens the browser's print dialog for the marked element alone, in light colors. The browser suggests the title as the file's
 * name. Resolves when the dialog is closed.
 */
export async function printAlone(title: string): Promise<void> {
  const root = document.documentElement;
  const scheme = root.getAttribute(COLOR_SCHEME_ATTRIBUTE);
  const before = document.title;
  const alone = new CSSStyleSheet();
  alone.replaceSync(ALONE);
  document.adoptedStyleSheets.push(alone);
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, "light");
  document.title = title;
  try {
    await new Promise<void>((resolve) => {
      window.addEventListener("afterprint", () => resolve(), { once: true });
      setTimeout(resolve, GIVEN_UP_MS);
      window.print();
    });
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== alone);
    document.title = before;
    if (scheme !== null) root.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  }
}
