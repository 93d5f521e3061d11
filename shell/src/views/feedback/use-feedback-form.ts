import { FEEDBACK_AUTO_CLOSE_MS } from "@atrium/shared-contracts/spec";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQueryClient, useSubmission } from "@atrium/shared-ui/query";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../host/host-context.tsx";
import { FEEDBACK_KEY } from "./feedback-queries.ts";
import { CLEARED, type FeedbackState, type WrittenFeedback, canSubmitFeedback, holdsUnsent } from "./feedback-state.ts";
import { AUTHENTICATION_REQUIRED, FeedbackRefused, submitFeedback } from "./submit-feedback.ts";
import { forgetUnsent, keepUnsent, unsentOf } from "./unsent-feedback.ts";

interface Submission extends WrittenFeedback {
  /** Which opening of the dialog sent it. The result doesn't show in a later one. */
  readonly opening: number;
}

export interface FeedbackFormState {
  readonly state: FeedbackState;
  edit(change: Partial<WrittenFeedback>): void;
  submit(): void;
}

/** The dialog's state from opening, empty or with restored unsent text, until closing. Closes by itself after a successful submission. */
export function useFeedbackForm(open: boolean, onClose: () => void): FeedbackFormState {
  const { t } = useTranslation("shell");
  const { http, auth } = useHost();
  const queries = useQueryClient();
  const userId = auth.snapshot.user?.id;
  const [written, setWritten] = useState<WrittenFeedback>(CLEARED);
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setWritten(unsentOf(auth, userId) ?? CLEARED);
      setOpening(opening + 1);
    }
  }
  const submission = useSubmission({
    mutationFn: ({ type, text }: Submission) => submitFeedback(http, auth.token(), { type, content: text.trim() }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: FEEDBACK_KEY }),
    onError: (error) => console.warn("Feedback was not taken", error),
  });
  const failureText = (error: Error) => {
    if (!(error instanceof FeedbackRefused)) return t("feedback.failed");
    return error.message === AUTHENTICATION_REQUIRED ? t("feedback.authenticationRequired") : error.message;
  };
  const state = ((): FeedbackState => {
    if (submission.variables?.opening !== opening) return { status: "idle", ...written };
    if (submission.isPending) return { status: "submitting", ...written };
    if (submission.isSuccess) return { status: "success", ...written };
    return submission.isError
      ? { status: "error", ...written, message: failureText(submission.error) }
      : { status: "idle", ...written };
  })();

  const close = useRef(onClose);
  const lost = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    close.current = onClose;
    lost.current =
      open && userId !== undefined && holdsUnsent(state) ? () => keepUnsent(auth, userId, state) : undefined;
  });
  useEffect(() => {
    if (open) forgetUnsent(auth);
  }, [open, auth]);
  // If the session ends while the dialog is open, it unmounts without having been closed.
  useEffect(() => () => lost.current?.(), []);

  const isTaken = open && state.status === "success";
  useEffect(() => {
    if (!isTaken) return;
    const timer = setTimeout(() => close.current(), FEEDBACK_AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isTaken]);

  return {
    state,
    edit(change) {
      setWritten((before) => ({ ...before, ...change }));
      if (!submission.isPending) submission.reset();
    },
    submit() {
      if (canSubmitFeedback(state)) submission.mutate({ ...written, opening });
    },
  };
}
