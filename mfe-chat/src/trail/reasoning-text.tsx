import { chatCalls } from "@atrium/shared-contracts/wire/chat";
import { Box, LoadFailed, Skeleton, rem, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { TEXTS } from "../locales/translations.ts";
import { ReplyText } from "../markdown/reply-text.tsx";

/** What a model thought before a reply. It's none of what the reply says: nothing of it is found or quoted. */
export function ReasoningText({ text }: { readonly text: string }) {
  const { t } = useTranslation(TEXTS);
  return (
    // Focusable because it scrolls, and keyboard users must be able to scroll it.
    <Box role="group" aria-label={t("steps.reasoning")} tabIndex={0} className="reasoning" sx={BOX}>
      <ReplyText text={text} streaming={false} />
    </Box>
  );
}

/** The same of a stored reply, fetched. */
export function StoredReasoning({ messageId }: { readonly messageId: string }) {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const { data, isError, refetch } = useQuery({
    queryKey: ["mfe-chat", "reasoning", messageId],
    queryFn: ({ signal }) => shell.http.call(chatCalls.reasoning, { params: { id: messageId }, signal }),
    // It's long, and seldom read twice.
    gcTime: 0,
    retry: false,
  });
  if (isError)
    return (
      <LoadFailed retry={t("message.retry")} onRetry={() => void refetch()} sx={{ my: 0.5 }}>
        {t("steps.failed")}
      </LoadFailed>
    );
  return data ? <ReasoningText text={data.text} /> : <Skeleton variant="text" width="60%" aria-busy />;
}

const BOX = {
  maxHeight: rem(320),
  overflowY: "auto",
  my: 0.5,
  pl: 1.5,
  borderLeft: 2,
  borderColor: "divider",
  color: "text.secondary",
  "& .message-text": { fontSize: "0.875rem" },
} as const;
