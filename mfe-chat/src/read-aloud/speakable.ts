/** Elements that stand on a line of their own. */
const BLOCKS = "p, li, h1, h2, h3, h4, h5, h6, tr, blockquote, dd, dt, summary, figcaption";
/** What's seen, but makes no sense when it's heard. */
const SILENT = "pre, svg, math, .math, .math-failed, [aria-hidden=true], sup a, script, style";
/** Longer texts are cut off by some browsers' voices. Characters. */
const LONGEST = 220;

/** What can be read aloud of a drawn message: sentence by sentence, without code, formulas and buttons. */
export function speakable(drawn: Element, language: string): string[] {
  const copy = drawn.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll(".code-body")) code.parentElement?.remove();
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove();
  // A table's headers are buttons, too.
  for (const button of copy.querySelectorAll("button")) if (!button.closest("th")) button.remove();
  for (const link of copy.querySelectorAll("a"))
    if (isBare(link)) link.textContent = link.hostname.replace(/^www\./, "");
  for (const cell of copy.querySelectorAll("td, th")) cell.append(", ");
  for (const block of copy.querySelectorAll(`${BLOCKS}, br`)) {
    block.before("\n");
    block.after("\n");
  }
  return (copy.textContent ?? "")
    .split("\n")
    .map((line) =>
      line
        .replace(/\s+/g, " ")
        .replace(/(?<![\s,])[\s,]+$/, "")
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .flatMap((line) => sentences(line, language));
}

/** A bare address is read as its site. */
const isBare = ({ textContent }: HTMLAnchorElement) => /^(?:https?:\/\/|www\.)/i.test(textContent ?? "");

function sentences(line: string, language: string): string[] {
  const parts = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(line)].map(
    ({ segment }) => segment,
  );
  return parts.flatMap((part) => pieces(part.trim())).filter((part) => part !== "");
}

/** A very long sentence is cut at a comma or space. */
function pieces(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const start = sentence.slice(0, LONGEST);
  const at = Math.max(start.lastIndexOf(", ") + 1, start.lastIndexOf("、") + 1, start.lastIndexOf("，") + 1);
  const cut = at > 0 ? at : Math.max(start.lastIndexOf(" "), 0) || LONGEST;
  return [sentence.slice(0, cut).trim(), ...pieces(sentence.slice(cut).trim())];
}
