import type { Code, Construct, Effects, Extension, State, Token, TokenizeContext } from "micromark-util-types";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    math: "math";
    mathBlock: "mathBlock";
    /** What a formula has of one line: micromark wants a token of its own for each. */
    mathLine: "mathLine";
  }
}

const BACKSLASH = 92;
const DOLLAR = 36;
const ROUND_OPEN = 40;
const ROUND_CLOSE = 41;
const SQUARE_OPEN = 91;
const SQUARE_CLOSE = 93;
const BRACE_OPEN = 123;

export interface MathSyntaxOptions {
  /** Whether a formula begins in the line that has it to itself. */
  readonly beginsBlock: (line: number) => boolean;
  /** Whether a formula at the end of the text may still be unfinished. It's a formula then, so that nothing in it is read as Markdown. */
  readonly open: () => boolean;
}

/**
 * Formulas for micromark: `\(…\)`, `\[…\]`, `$$…$$` and, where it's surely one (see `isSurelyMath`), `$…$`. Nothing inside them is read as emphasis,
 * escapes, HTML or code. Formulas don't nest, so each is looked for only once and hostile texts cost no more than others.
 */
export function mathSyntax(options: MathSyntaxOptions): Extension {
  const inline = inlineMath(options);
  const block = blockMath(options);
  return {
    flow: { [BACKSLASH]: block, [DOLLAR]: block },
    text: { [BACKSLASH]: inline, [DOLLAR]: { ...inline, previous: (code) => !isWordOrMark(code) } },
  };
}

const isLineEnd = (code: Code) => code === null || code < -2;
const isSpace = (code: Code) => code === null || code < 0 || code === 32;
const isWordOrMark = (code: Code) =>
  code === DOLLAR ||
  code === BACKSLASH ||
  (code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code)));

/**
 * Whether the text between two single dollar signs is a formula, and not prices, variables of a shell or a template. It has neither space nor line break at its
 * edges (the tokenizer sees to that), no letter, digit or brace right after it, and either something that only TeX has (a command, `^`, `_`, braces),
 * or no words and no number at its beginning: `$x$`, `$n-1$`, `$f(x)$`, but not `$5$` or `$5–$10`.
 */
export function isSurelyMath(source: string): boolean {
  if (/\\[a-z]|[\^_]|\{.*\}/is.test(source)) return true;
  return /\p{L}/u.test(source) && !/^[\d.,]/.test(source) && !/\p{L}{2,}|[;!?"]/u.test(source);
}

function inlineMath({ open }: MathSyntaxOptions): Construct {
  return {
    name: "math",
    tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
      const { sliceSerialize } = this;
      let token: Token;
      let closing = DOLLAR;
      let isDouble = false;
      let last: Code = null;
      return start;

      function start(code: Code) {
        token = effects.enter("math");
        effects.enter("mathLine");
        effects.consume(code);
        return code === DOLLAR ? afterDollar : afterBackslash;
      }
      function afterBackslash(code: Code) {
        if (code !== ROUND_OPEN && code !== SQUARE_OPEN) return nok(code);
        closing = code === ROUND_OPEN ? ROUND_CLOSE : SQUARE_CLOSE;
        effects.consume(code);
        return between;
      }
      function afterDollar(code: Code): State | undefined {
        if (code === DOLLAR && !isDouble) {
          isDouble = true;
          effects.consume(code);
          return afterDollar;
        }
        // Three dollar signs are none, and neither is `${`, a template's.
        if (code === DOLLAR || (!isDouble && (isSpace(code) || code === BRACE_OPEN))) return nok(code);
        return between(code);
      }
      function between(code: Code): State | undefined {
        if (code === null) return (closing !== DOLLAR || isDouble) && open() ? done(code) : nok(code);
        if (isLineEnd(code)) {
          if (closing === DOLLAR && !isDouble) return nok(code);
          last = code;
          effects.exit("mathLine");
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          effects.enter("mathLine");
          return between;
        }
        if (code === DOLLAR && closing === DOLLAR) {
          if (!isDouble && isSpace(last)) return nok(code);
          effects.consume(code);
          return isDouble ? maybeClosed : closedSingle;
        }
        last = code;
        effects.consume(code);
        return code === BACKSLASH ? escaped : between;
      }
      /** After a backslash: closes the formula, begins another one, or protects the next character. */
      function escaped(code: Code): State | undefined {
        if (isLineEnd(code)) return between(code);
        if (closing !== DOLLAR && code === (closing === ROUND_CLOSE ? ROUND_OPEN : SQUARE_OPEN)) return nok(code);
        last = code;
        effects.consume(code);
        return code === closing && closing !== DOLLAR ? done : between;
      }
      /** After a dollar sign within two. */
      function maybeClosed(code: Code): State | undefined {
        if (code !== DOLLAR) return between(code);
        effects.consume(code);
        return closedDouble;
      }
      function closedDouble(code: Code): State | undefined {
        return code === DOLLAR ? nok(code) : done(code);
      }
      function closedSingle(code: Code): State | undefined {
        if (code === BRACE_OPEN || isWordOrMark(code)) return nok(code);
        effects.exit("mathLine");
        effects.exit("math");
        return isSurelyMath(sliceSerialize(token).slice(1, -1)) ? ok(code) : nok(code);
      }
      function done(code: Code): State | undefined {
        effects.exit("mathLine");
        effects.exit("math");
        return ok(code);
      }
    },
  };
}

function blockMath({ beginsBlock }: MathSyntaxOptions): Construct {
  return {
    name: "mathBlock",
    concrete: true,
    tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
      // oxlint-disable-next-line typescript/no-this-alias -- micromark calls the states without it.
      const context = this;
      let closing = DOLLAR;
      return start;

      function start(code: Code) {
        if (!beginsBlock(context.now().line)) return nok(code);
        effects.enter("mathBlock");
        effects.enter("mathLine");
        effects.consume(code);
        return code === DOLLAR ? secondDollar : bracket;
      }
      function secondDollar(code: Code) {
        if (code !== DOLLAR) return nok(code);
        return begun(code);
      }
      function bracket(code: Code) {
        if (code !== SQUARE_OPEN) return nok(code);
        closing = SQUARE_CLOSE;
        return begun(code);
      }
      /** When a paragraph only asks whether it ends here, the beginning says enough. */
      function begun(code: Code) {
        effects.consume(code);
        return context.interrupt ? done : between;
      }
      function between(code: Code): State | undefined {
        if (code === null) return done(code);
        if (isLineEnd(code)) return atLineEnd(code);
        effects.consume(code);
        if (code === BACKSLASH) return escaped;
        return code === DOLLAR && closing === DOLLAR ? maybeClosed : between;
      }
      function escaped(code: Code): State | undefined {
        if (isLineEnd(code)) return between(code);
        effects.consume(code);
        return code === SQUARE_CLOSE && closing === SQUARE_CLOSE ? afterwards : between;
      }
      function maybeClosed(code: Code): State | undefined {
        if (code !== DOLLAR) return between(code);
        effects.consume(code);
        return afterwards;
      }
      function atLineEnd(code: Code) {
        effects.exit("mathLine");
        return effects.attempt({ tokenize: nextLine, partial: true }, lineStart, finished)(code);
      }
      function lineStart(code: Code) {
        effects.enter("mathLine");
        return between(code);
      }
      /** Only space follows, as has been made sure of before. */
      function afterwards(code: Code): State | undefined {
        if (isLineEnd(code)) return done(code);
        effects.consume(code);
        return afterwards;
      }
      function done(code: Code): State | undefined {
        effects.exit("mathLine");
        return finished(code);
      }
      function finished(code: Code): State | undefined {
        effects.exit("mathBlock");
        return ok(code);
      }
      /** A list or quote may end before the formula in it does. */
      function nextLine(this: TokenizeContext, lines: Effects, goOn: State, stop: State): State {
        return (code) => {
          lines.enter("lineEnding");
          lines.consume(code);
          lines.exit("lineEnding");
          return (first) => (first === null || this.parser.lazy[this.now().line] ? stop(first) : goOn(first));
        };
      }
    },
  };
}
