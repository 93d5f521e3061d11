/** Longer formulas stay as they're written, so no text takes longer than another of its length. */
const FORMULA =
  /\$\$([^$]{1,400})\$\$|\\\(([^$]{1,400}?)\\\)|\\\[([^$]{1,400}?)\\\]|(?<![\p{L}\p{N}$\\])\$(?=[^\s$])([^$\n]{0,200}[^\s$])\$(?![\p{L}\p{N}{])/gu;

/** A text whose formulas read like text: `$\frac{a}{b} \le x$` is a/b ≤ x. */
export const plainFormulas = (text: string): string =>
  text.replaceAll(FORMULA, (written: string, ...parts: (string | undefined)[]) => {
    const [blocked, inline, block, dollars] = parts;
    if (dollars !== undefined && !/[\\^_=]|^\p{L}$/u.test(dollars)) return written;
    return plainFormula(blocked ?? inline ?? block ?? dollars ?? "");
  });

const SIGNS: Readonly<Record<string, string>> = {
  alpha: "α",
  approx: "≈",
  beta: "β",
  cdot: "·",
  Delta: "Δ",
  div: "÷",
  ge: "≥",
  geq: "≥",
  infty: "∞",
  int: "∫",
  lambda: "λ",
  le: "≤",
  leq: "≤",
  mu: "μ",
  ne: "≠",
  neq: "≠",
  pi: "π",
  pm: "±",
  sigma: "σ",
  sqrt: "√",
  sum: "∑",
  theta: "θ",
  times: "×",
  to: "→",
};
/** Commands that only say how something looks. */
const LOOKS = /^(?:text|math|left|right|big|Big|quad|qquad|display|operatorname|bf|it|rm)/;

const plainFormula = (tex: string): string =>
  tex
    .replaceAll(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, "$1/$2")
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => SIGNS[name] ?? (LOOKS.test(name) ? "" : name))
    .replaceAll(/\\./g, " ")
    .replaceAll(/[{}]/g, "");
