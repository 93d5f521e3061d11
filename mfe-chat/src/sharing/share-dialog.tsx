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
  Icon,
  LoadFailed,
  Skeleton,
  Typography,
  useShell,
} from "@atrium/shared-ui";
import { Checkbox, FormControlLabel } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery, useQueryClient, useSubmission } from "@atrium/shared-ui/query";
import { useId, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { SharedLink } from "./shared-link.tsx";
import { share, shareQuery, stopSharing } from "./sharing-api.ts";
import { useMomentFormat } from "./use-moment-format.ts";

interface ShareDialogProps {
  readonly conversationId: string;
  onClose(): void;
}

/** What of a conversation is shared, and its link. */
export function ShareDialog({ conversationId, onClose }: ShareDialogProps) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const titleId = useId();
  const query = useQuery(shareQuery(shell.http, conversationId));
  const sharing = useSharing(conversationId);
  const [wanted, setWanted] = useState(false);
  const [asking, setAsking] = useState(false);
  const data = query.data?.share;
  const mayAttach = query.data && (query.data.hasAttachments !== false || data?.attachments === true);
  const { change, stop } = sharing;
  const busy = change.isPending || stop.isPending;
  const attachments = data ? (change.isPending ? change.variables.attachments : data.attachments) : wanted;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("share.title")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        <Box sx={{ display: "grid", gap: 1, color: "text.secondary" }}>
          <Typography variant="body2">{t("share.what")}</Typography>
          <Typography variant="body2">{t("share.whatCards")}</Typography>
          <Typography variant="body2">{t("share.whatSteps")}</Typography>
        </Box>
        {query.isPending && <Skeleton variant="rounded" height={96} aria-label={t("share.loading")} role="status" />}
        {query.isError && data === undefined && (
          <LoadFailed retry={t("share.retry")} onRetry={() => void query.refetch()}>
            {t("share.loadFailed")}
          </LoadFailed>
        )}
        {mayAttach && (
          <FormControlLabel
            sx={{ alignItems: "flex-start", mr: 0 }}
            control={
              <Checkbox
                checked={attachments}
                disabled={busy}
                onChange={(_, checked) => {
                  if (data) change.mutate({ attachments: checked, latest: false });
                  else setWanted(checked);
                }}
                sx={{ mt: -1 }}
              />
            }
            label={
              <>
                {t("share.attachments")}
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {t("share.attachmentsHint")}
                </Typography>
              </>
            }
          />
        )}
        <Box role="status" sx={{ "&:empty": { display: "none" } }}>
          {stop.isSuccess && data === null && <Alert severity="success">{t("share.stopped")}</Alert>}
          {change.isSuccess && change.variables.latest && sharing.wasShared && data?.outdated === false && (
            <Alert severity="success">{t("share.updated")}</Alert>
          )}
        </Box>
        {data && <SharedState share={data} />}
        {change.isError && <Alert severity="error">{t(data ? "share.changeFailed" : "share.createFailed")}</Alert>}
        {stop.isError && <Alert severity="error">{t("share.stopFailed")}</Alert>}
        {data && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Button
              variant={data.outdated ? "outlined" : "text"}
              color="inherit"
              disabled={busy}
              startIcon={<Icon name="retry" size={16} />}
              onClick={() => change.mutate({ attachments: data.attachments, latest: true })}
            >
              {t("share.update")}
            </Button>
            <Button color="error" disabled={busy} onClick={() => setAsking(true)}>
              {t("share.stop")}
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("share.close")}
        </Button>
        {data === null && (
          <Button
            variant="contained"
            disabled={busy}
            startIcon={<Icon name="link" size={16} />}
            onClick={() => change.mutate({ attachments, latest: true })}
          >
            {t("share.create")}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        open={asking}
        title={t("share.stopTitle")}
        confirmLabel={t("share.stop")}
        cancelLabel={t("share.cancel")}
        destructive
        onConfirm={() => {
          setAsking(false);
          stop.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        {t("share.stopText")}
      </ConfirmDialog>
    </Dialog>
  );
}

/** Since when the conversation is shared, what the link shows, and the link. */
function SharedState({ share }: { readonly share: Share }) {
  const { t } = useTranslation(TEXTS);
  const moment = useMomentFormat();
  return (
    <>
      <Typography variant="body2">
        {t("share.since", { date: moment(share.sharedAt), taken: moment(share.takenAt) })}
        {share.outdated && ` ${t("share.outdated")}`}
      </Typography>
      <SharedLink share={share} />
    </>
  );
}

function useSharing(conversationId: string) {
  const { http } = useShell();
  const client = useQueryClient();
  const { queryKey } = shareQuery(http, conversationId);
  const keep = (now: Share | null) => client.setQueryData(queryKey, (known) => ({ ...known, share: now }));
  const [wasShared, setWasShared] = useState(false);
  const change = useSubmission({
    async mutationFn(wanted: { readonly attachments: boolean; readonly latest: boolean }) {
      setWasShared(Boolean(client.getQueryData(queryKey)?.share));
      await client.cancelQueries({ queryKey });
      return share(http, conversationId, wanted);
    },
    onSuccess: (shared) => keep(shared),
  });
  const stop = useSubmission({
    async mutationFn() {
      await client.cancelQueries({ queryKey });
      await stopSharing(http, conversationId);
    },
    onSuccess: () => keep(null),
  });
  /** Whether there was a link before the last change. */
  return { change, stop, wasShared };
}
