import { Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { useHost } from "../host/host-context.tsx";
import { RETURN_PARAMETER } from "./return-path.ts";

/** Where the server sends the browser after an identity provider's sign-in. The session waits in the refresh cookie. */
export const EXTERNAL_RETURN_PATH = "/auth/callback";

/** Codes of the server that the product has words for. */
const EXPLAINED: ReadonlySet<string> = new Set([
  "sign_in_not_configured",
  "sign_in_unreachable",
  "sign_in_expired",
  "sign_in_denied",
  "sign_in_email_unverified",
  "sign_in_email_taken",
  "too_many_requests",
]);

/**
 * Key of the text that says why the sign-in was refused; null when it was not. The words are the product's own: a text in the address is not
 * shown, because anybody can write an address.
 */
export function externalRefusal(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has("error")) return null;
  const code = query.get("code") ?? "";
  return `auth.external.${EXPLAINED.has(code) ? code : "failed"}`;
}

/** Address that begins the sign-in with Google. */
export function googleSignInUrl(apiBaseUrl: string, path: string): string {
  return `${apiBaseUrl.replace(/\/$/, "")}/auth/google?${new URLSearchParams({ [RETURN_PARAMETER]: path }).toString()}`;
}

/** The server says so when the account's address had never been proven before: whoever set that password may be somebody else. */
const PASSWORD_REMOVED = "password_removed";

interface ExternalReturnProps {
  /** Query of the page's address. */
  readonly search: string;
  onFailed(cause: unknown): void;
}

/** Takes the session over; the page goes on to where the person wanted to go as soon as it is there. */
export function ExternalReturn({ search, onFailed }: ExternalReturnProps) {
  const { t } = useTranslation("shell");
  const { auth, toasts } = useHost();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const welcome = async () => {
      await auth.completeExternalSignIn();
      if (new URLSearchParams(search).get("notice") === PASSWORD_REMOVED) {
        toasts.show({
          title: t("auth.external.passwordRemoved.title"),
          description: t("auth.external.passwordRemoved.text"),
          durationMs: Infinity,
        });
      }
    };
    welcome().catch(onFailed);
  }, [auth, toasts, search, t, onFailed]);
  return (
    <Typography role="status" color="text.secondary" sx={{ textAlign: "center" }}>
      {t("auth.completing")}
    </Typography>
  );
}
