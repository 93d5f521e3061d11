import { type MessageCard, offerState, PROPOSAL_CARD, type ProposalCardData } from "@atrium/shared-contracts/wire/chat";
import { Box, Button, Icon, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode } from "react";
import choiceTexts from "../locales/en/choices.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import type { Offering } from "./offering.ts";
import { OfferMark } from "./offer-mark.tsx";
import { useChoose } from "./use-choose.ts";

texts.addEnglish(choiceTexts);

const ICONS = { create: "calendar-plus", change: "edit", cancel: "trash" } as const;

interface ProposalCardProps {
  readonly card: MessageCard;
  /** What's shown of data that this version can't read. */
  readonly instead: ReactNode;
  /** The reply that the card is of, once it has ended. */
  readonly message?: Offering | undefined;
}

/** Something that a reply proposes to do, with all that it would write, and what became of it. One of several has buttons of its own. */
export function ProposalCard({ card, instead, message }: ProposalCardProps) {
  const { t } = useTranslation(TEXTS);
  const data = readProposal(card.data);
  if (data === undefined) return instead;
  const label = t(`choices.proposal.${data.does}`);
  const state = offerState(card);
  return (
    <Box role="group" aria-label={label} sx={{ ...CARD, borderStyle: state === undefined ? "dashed" : "solid" }}>
      <Box sx={HEAD}>
        <Typography variant="caption" component="div" color="textSecondary" sx={LABEL}>
          <Icon name={ICONS[data.does]} size={14} />
          {label}
        </Typography>
        {state && <OfferMark state={state} />}
      </Box>
      <ReplyText text={data.head} streaming={false} />
      {data.lines.length > 0 && (
        <Box component="ul" sx={LINES}>
          {data.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </Box>
      )}
      {state === undefined && <OwnChoices card={card} message={message} title={data.title} />}
    </Box>
  );
}

/** The choices about one of several proposals. */
function OwnChoices({
  card,
  message,
  title,
}: Omit<ProposalCardProps, "instead"> & { readonly title: string | undefined }) {
  const { t } = useTranslation(TEXTS);
  const choosing = useChoose(message);
  const proposals = message?.cards?.filter(({ kind }) => kind === PROPOSAL_CARD) ?? [];
  const isOneOfSeveral = proposals.filter((each) => offerState(each) === undefined).length > 1;
  if (!choosing || !isOneOfSeveral) return null;
  const item = proposals.indexOf(card);
  return (
    <Box sx={OWN}>
      {(["confirm", "decline"] as const).map((choice) => {
        const label = t(`choices.${choice}`);
        const said = title ? `${label}: ${title}` : label;
        return (
          <Button
            key={choice}
            size="small"
            color={choice === "confirm" ? "primary" : "inherit"}
            disabled={choosing.isPending}
            aria-label={said}
            onClick={() => choosing.choose(choice, said, item)}
          >
            {label}
          </Button>
        );
      })}
    </Box>
  );
}

function readProposal({ does, head, lines, title }: MessageCard["data"]): ProposalCardData | undefined {
  if (does !== "create" && does !== "change" && does !== "cancel") return undefined;
  if (typeof head !== "string" || !Array.isArray(lines)) return undefined;
  const texts = lines.filter((line) => typeof line === "string");
  return texts.length === lines.length
    ? { does, head, lines: texts, ...(typeof title === "string" && { title }) }
    : undefined;
}

const CARD = {
  maxWidth: 420,
  p: 1.5,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  overflowWrap: "anywhere",
} as const;
const HEAD = { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 1.5, mb: 0.5 } as const;
const LABEL = { display: "flex", alignItems: "center", gap: 0.75 } as const;
const LINES = { m: 0, mt: 0.5, pl: 2.5, typography: "body2", color: "text.secondary", whiteSpace: "pre-wrap" } as const;
const OWN = {
  display: "flex",
  flexWrap: "wrap",
  gap: 0.5,
  mt: 0.5,
  ml: -0.625,
  "& button": { minHeight: { xs: 44, md: 0 } },
} as const;
