import { FEEDBACK_AUTO_CLOSE_MS } from "@atrium/shared-contracts/spec";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQueryClient } from "@atrium/shared-ui/query";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../host/host-context.tsx";
import { FEEDBACK_KEY } from "./feedback-queries.ts";
import { CLEARED, type FeedbackState, canSubmitFeedback, holdsUnsent } from "./feedback-state.ts";
import { AUTHENTICATION_REQUIRED, FeedbackRefused, submitFeedback } from "./submit-feedback.ts";
import { forgetUnsent, keepUnsent, unsentOf } from "./unsent-feedback.ts";

export interface FeedbackFormState {
  readonly state: FeedbackState;
  edit(change: Partial<Pick<FeedbackState, "type" | "text">>): void;
  submit(): Promise<void>;
}

/** The dialog's state from opening, empty or with restored unsent text, until closing. Closes by itself after a successful submission. */
export function useFeedbackForm(open: boolean, onClose: () => void): FeedbackFormState {
  const { t } = useTranslation("shell");
  const { http, auth } = useHost();
  const queries = useQueryClient();
  const userId = auth.snapshot.user?.id;
  const [state, setState] = useState<FeedbackState>(CLEARED);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setState({ ...CLEARED, ...unsentOf(auth, userId) });
  }

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

  const failureText = (error: unknown) => {
    if (!(error instanceof FeedbackRefused)) return t("feedback.failed");
    return error.message === AUTHENTICATION_REQUIRED ? t("feedback.authenticationRequired") : error.message;
  };
  return {
    state,
    edit: (change) => setState(({ type, text }) => ({ status: "idle", type, text, ...change })),
    async submit() {
      if (!canSubmitFeedback(state)) return;
      const { type, text } = state;
      setState({ status: "submitting", type, text });
      try {
        await submitFeedback(http, auth.token(), { type, content: text.trim() });
        setState({ status: "success", type, text });
        void queries.invalidateQueries({ queryKey: FEEDBACK_KEY });
      } catch (error) {
        console.warn("Feedback was not taken", error);
        setState({ status: "error", type, text, message: failureText(error) });
      }
    },
  };
}
