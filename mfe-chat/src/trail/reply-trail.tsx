import type { BegunStep } from "@atrium/shared-contracts/wire/chat";
import { BY_TOUCH, Box, Button, Icon, TOUCH, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ReactNode, useId, useState } from "react";
import stepTexts from "../locales/en/steps.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { ReasoningText, StoredReasoning } from "./reasoning-text.tsx";
import { begunWords, durationWords, knownSteps, STEP_WORDS } from "./step-words.ts";
import type { TrailProps } from "./trail-props.ts";
import { useStepWords } from "./use-step-words.ts";

texts.addEnglish(stepTexts);

/** How a reply came about, in a line that unfolds to all of it. A single step needs no more than the line. */
export function ReplyTrail({ steps = [], reasoning, messageId }: TrailProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const wordsOf = useStepWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const known = knownSteps(steps);
  const [first, ...others] = known;
  const told = [
    ...(reasoning ? [t("steps.thought", { time: durationWords(i18n.language, reasoning.seconds) })] : []),
    ...(first === undefined ? [] : [others.length > 0 ? t("steps.count", { count: known.length }) : wordsOf(first)]),
  ].join(" · ");
  if (told === "") return null;
  if (first !== undefined && others.length === 0 && !reasoning)
    return <Line icon={STEP_WORDS[first.kind].icon}>{told}</Line>;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        startIcon={<Icon name={isOpen ? "chevron-down" : "chevron-right"} size={14} />}
        sx={SUMMARY}
      >
        {told}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ pl: 1, pb: 0.5 }}>
          {reasoning?.text !== undefined && <ReasoningText text={reasoning.text} />}
          {reasoning && reasoning.text === undefined && messageId !== undefined && (
            <StoredReasoning messageId={messageId} />
          )}
          {others.length > 0 && (
            <Box component="ol" aria-label={t("steps.list")} sx={LIST}>
              {known.map((step, index) => (
                <li key={index}>
                  <Line icon={STEP_WORDS[step.kind].icon}>{wordsOf(step)}</Line>
                </li>
              ))}
            </Box>
          )}
        </Box>
      )}
    </>
  );
}

/** What's being done for a reply. */
export function BegunStepWords({ step, instead }: { readonly step: BegunStep; readonly instead: ReactNode }) {
  const { t } = useTranslation(TEXTS);
  const words = begunWords(step);
  return words === undefined ? instead : <Typography variant="body2">{t(words)}</Typography>;
}

function Line({ icon, children }: { readonly icon: Parameters<typeof Icon>[0]["name"]; readonly children: string }) {
  return (
    <Box sx={LINE}>
      <Icon name={icon} size={14} />
      <Typography variant="body2" sx={{ fontSize: "0.8125rem", overflowWrap: "anywhere" }}>
        {children}
      </Typography>
    </Box>
  );
}

const SUMMARY = {
  ml: -0.75,
  px: 0.75,
  minHeight: 28,
  [BY_TOUCH]: { minHeight: TOUCH },
  color: "text.secondary",
  fontSize: "0.8125rem",
  fontWeight: 400,
  textAlign: "start",
  overflowWrap: "anywhere",
} as const;

const LINE = {
  display: "flex",
  alignItems: "baseline",
  gap: 1,
  minHeight: rem(28),
  py: 0.5,
  color: "text.secondary",
  "& svg": { flexShrink: 0, alignSelf: "flex-start", mt: "3px" },
} as const;

const LIST = { listStyle: "none", m: 0, p: 0 } as const;
