import { Box, Button, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { MONO_FAMILY } from "@atrium/shared-ui/styles";
import {
  type ReactNode,
  createContext,
  memo,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useCopy } from "../../copy/use-copy.ts";
import { TEXTS } from "../../locales/translations.ts";
import { CodeFrame } from "./code-frame.ts";
import { keepPlace } from "./keep-place.ts";
import { useLineNumbers } from "./line-numbers.ts";

/** Code with more lines is folded. */
const MAX_LINES = 40;

export interface CodeBlockProps {
  /** As written after the opening fence. Empty if there is none. */
  readonly language: string;
  readonly lines: number;
  /** Whether it's shown at its full length at first, as when it has been written here: it wouldn't shrink while somebody reads it. */
  readonly unfolded: boolean;
  /** Takes the code's place. Copy still copies the code. */
  readonly drawing?: ReactNode;
  /** The code has something that's being looked for. */
  onSought?(): void;
  /** Before the buttons that all blocks have. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A code block with its language and a Copy button. Long code is folded, and line numbers are shown if the user wants them. */
export function CodeBlock({ lines, children, ...block }: CodeBlockProps) {
  const content = useMemo(() => ({ lines, children }), [lines, children]);
  return (
    <Content value={content}>
      <Block {...block} isLong={lines > MAX_LINES} />
    </Content>
  );
}

/** Reaches what shows it past the block's other parts, so that only this is drawn again as code grows. */
const Content = createContext<Pick<CodeBlockProps, "lines" | "children">>({ lines: 0, children: null });

interface BlockProps extends Omit<CodeBlockProps, "lines" | "children"> {
  readonly isLong: boolean;
}

const Block = memo(function Block({ language, isLong, unfolded, drawing, onSought, action }: BlockProps) {
  const { t } = useTranslation(TEXTS);
  const body = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLPreElement>(null);
  const id = useId();
  const { copied, copy } = useCopy();
  const numbers = useLineNumbers();
  const [isUnfolded, setUnfolded] = useState(unfolded);
  const isFolded = isLong && !isUnfolded;
  const reveal = useEffectEvent(() => {
    setUnfolded(true);
    onSought?.();
  });
  useEffect(() => {
    const element = body.current;
    const seek = () => reveal();
    element?.addEventListener("beforematch", seek);
    return () => element?.removeEventListener("beforematch", seek);
  }, []);
  return (
    <CodeFrame>
      <Box className="code-head" aria-hidden={false}>
        <Box component="span" sx={{ fontFamily: MONO_FAMILY, mr: "auto" }}>
          {language || t("code.plain")}
        </Box>
        {action}
        {drawing ? null : (
          <Button
            size="small"
            color="inherit"
            aria-pressed={numbers.shown}
            className="code-numbers-switch"
            onClick={numbers.toggle}
          >
            {t("code.lines")}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name={copied ? "check" : "copy"} size={14} />}
          onClick={() => copy((code.current?.textContent ?? "").replace(/\n$/, ""))}
        >
          {t(copied ? "code.copied" : "code.copy")}
        </Button>
      </Box>
      {drawing}
      <Box
        ref={body}
        hidden={drawing !== undefined}
        data-hides={isFolded || drawing !== undefined || undefined}
        className={isFolded ? "code-body code-folded" : "code-body"}
        id={id}
      >
        {numbers.shown ? <LineNumbers /> : null}
        {/* Focusable because it scrolls sideways and keyboard users must be able to scroll it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre ref={code} tabIndex={0}>
          <Code />
        </pre>
      </Box>
      {isLong && !drawing ? (
        <Button
          className="code-fold"
          size="small"
          color="inherit"
          fullWidth
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={({ currentTarget }) => {
            if (isUnfolded) keepPlace(currentTarget, () => setUnfolded(false));
            else setUnfolded(true);
          }}
        >
          {isUnfolded ? t("code.fold") : <UnfoldLabel />}
        </Button>
      ) : null}
    </CodeFrame>
  );
});

const Code = () => useContext(Content).children;

function LineNumbers() {
  const { lines } = useContext(Content);
  return (
    <Box className="code-numbers" aria-hidden>
      {Array.from({ length: lines }, (_, index) => index + 1).join("\n")}
    </Box>
  );
}

function UnfoldLabel() {
  const { t } = useTranslation(TEXTS);
  return t("code.unfold", { count: useContext(Content).lines });
}

/** How many lines a code has. A line break at its end begins no other. */
export const countLines = (code: string) => code.replace(/\n$/, "").split("\n").length;
