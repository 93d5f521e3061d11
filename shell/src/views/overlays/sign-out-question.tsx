import { ConfirmDialog } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSession } from "../host/host-context.tsx";

interface SignOutQuestionProps {
  /** How many messages would be lost. */
  readonly unsent: number;
  onClose(): void;
}

/** Asks before a sign-out discards messages that weren't sent. */
export function SignOutQuestion({ unsent, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation("shell");
  const session = useSession();
  return (
    <ConfirmDialog
      open
      title={t("userMenu.unsent.title")}
      confirmLabel={t("userMenu.unsent.discard")}
      cancelLabel={t("userMenu.unsent.stay")}
      destructive
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void session.signOut({ discardUnsent: true });
      }}
    >
      {t("userMenu.unsent.text", { count: unsent })}
    </ConfirmDialog>
  );
}
