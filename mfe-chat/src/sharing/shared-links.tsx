import type { Share } from "@atrium/shared-contracts/wire";
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  EmptyState,
  Icon,
  IconButton,
  LoadFailed,
  Skeleton,
  Tooltip,
  Typography,
  useShell,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useInfiniteQuery, useQueryClient, useSubmission } from "@atrium/shared-ui/query";
import { Link } from "@atrium/shared-ui/router";
import { useId, useState } from "react";
import { useCopy } from "../copy/use-copy.ts";
import { TEXTS } from "../locales/translations.ts";
import { linkTo, sharesQuery, stopSharing } from "./sharing-api.ts";
import { useMomentFormat } from "./use-moment-format.ts";

/** All links that the user has shared, each with what can be done about it. */
export function SharedLinksDialog({ onClose }: { onClose(): void }) {
  const { http } = useShell();
  const { t } = useTranslation(TEXTS);
  const titleId = useId();
  const client = useQueryClient();
  const query = useInfiniteQuery(sharesQuery(http));
  const [asked, setAsked] = useState<Share>();
  const stop = useSubmission({
    mutationFn: ({ conversationId }: Share) => stopSharing(http, conversationId),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery(http).queryKey }),
  });
  const shares = query.data?.pages.flatMap((page) => page.shares);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("share.links")}</DialogTitle>
      <DialogContent>
        {query.isPending && <Skeleton variant="rounded" height={96} aria-label={t("share.loading")} role="status" />}
        {query.isError && (
          <LoadFailed retry={t("share.retry")} onRetry={() => void query.refetch()}>
            {t("share.linksFailed")}
          </LoadFailed>
        )}
        {stop.isError && <Alert severity="error">{t("share.stopFailed")}</Alert>}
        {shares?.length === 0 && (
          <EmptyState icon="link" title={t("share.noLinks")}>
            {t("share.noLinksHint")}
          </EmptyState>
        )}
        {shares !== undefined && shares.length > 0 && (
          <ul style={{ margin: 0, padding: 0, listStyle: "none" }}>
            {shares.map((share) => (
              <SharedLinkRow key={share.conversationId} share={share} onOpen={onClose} onStop={() => setAsked(share)} />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button color="inherit" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("share.more")}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("share.close")}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={asked !== undefined}
        title={t("share.stopTitle")}
        confirmLabel={t("share.stop")}
        cancelLabel={t("share.cancel")}
        destructive
        onConfirm={() => {
          if (asked) stop.mutate(asked);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {t("share.stopText")}
      </ConfirmDialog>
    </Dialog>
  );
}

interface SharedLinkRowProps {
  readonly share: Share;
  onOpen(): void;
  onStop(): void;
}

function SharedLinkRow({ share, onOpen, onStop }: SharedLinkRowProps) {
  const { t } = useTranslation(TEXTS);
  const moment = useMomentFormat();
  const { copied, copy } = useCopy();
  const { title } = share;
  const copyLabel = copied ? t("message.copied") : t("share.copyOf", { title });
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 0.5, minHeight: 60 }}>
      <Box
        component={Link}
        to={`/chat/${share.conversationId}`}
        onClick={onOpen}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          color: "inherit",
          textDecoration: "none",
          "&:hover": { color: "primary.main" },
        }}
      >
        <Typography noWrap dir="auto" sx={{ textAlign: "start", fontWeight: 550 }}>
          {title}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: "text.secondary" }}>
          {t("history.messages", { count: share.messageCount })} · {moment(share.sharedAt)}
        </Typography>
      </Box>
      <Tooltip title={t(copied ? "message.copied" : "share.copy")}>
        <IconButton aria-label={copyLabel} color="inherit" onClick={() => copy(linkTo(share))}>
          <Icon name={copied ? "check" : "copy"} />
        </IconButton>
      </Tooltip>
      <Tooltip title={t("share.stop")}>
        <IconButton aria-label={t("share.stopOf", { title })} color="error" onClick={onStop}>
          <Icon name="trash" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
