import type { MessageCard, ProposalCardData } from "@atrium/shared-contracts/wire";
import { Box, Icon, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode } from "react";
import choiceTexts from "../locales/en/choices.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { ReplyText } from "../markdown/reply-text.tsx";

texts.addEnglish(choiceTexts);

const ICONS = { create: "calendar-plus", change: "edit", cancel: "trash" } as const;

interface ProposalCardProps {
  readonly card: MessageCard;
  /** What's shown of data that this version can't read. */
  readonly instead: ReactNode;
}

/** Something that a reply proposes to do, with all that it would write. */
export function ProposalCard({ card, instead }: ProposalCardProps) {
  const { t } = useTranslation(TEXTS);
  const data = readProposal(card.data);
  if (data === undefined) return instead;
  const label = t(`choices.proposal.${data.does}`);
  return (
    <Box role="group" aria-label={label} sx={CARD}>
      <Typography variant="caption" component="div" color="textSecondary" sx={LABEL}>
        <Icon name={ICONS[data.does]} size={14} />
        {label}
      </Typography>
      <ReplyText text={data.head} streaming={false} />
      {data.lines.length > 0 && (
        <Box component="ul" sx={LINES}>
          {data.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function readProposal({ does, head, lines }: MessageCard["data"]): ProposalCardData | undefined {
  if (does !== "create" && does !== "change" && does !== "cancel") return undefined;
  if (typeof head !== "string" || !Array.isArray(lines)) return undefined;
  const texts = lines.filter((line) => typeof line === "string");
  return texts.length === lines.length ? { does, head, lines: texts } : undefined;
}

const CARD = {
  maxWidth: 420,
  p: 1.5,
  border: 1,
  borderStyle: "dashed",
  borderColor: "divider",
  borderRadius: 1,
  overflowWrap: "anywhere",
} as const;
const LABEL = { display: "flex", alignItems: "center", gap: 0.75, mb: 0.5 } as const;
const LINES = { m: 0, mt: 0.5, pl: 2.5, typography: "body2", color: "text.secondary", whiteSpace: "pre-wrap" } as const;
