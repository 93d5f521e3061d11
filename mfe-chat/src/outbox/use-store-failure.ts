import { HttpError } from "@atrium/shared-contracts/contract";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";

/** Shows that a message couldn't be stored, and why. Takes whatever `ChatSession.send` rejects with. */
export function useStoreFailure(): (error: unknown) => void {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  return (error) => {
    console.error("The message could not be put into the outbox:", error);
    const signedOut = error instanceof HttpError && error.status === 401;
    shell.toast({
      title: t(signedOut ? "sendError.notAuthenticated" : "composer.storeFailed"),
      variant: "destructive",
    });
  };
}
