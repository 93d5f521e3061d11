import { HttpError } from "@atrium/shared-contracts/contract";
import { Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { useHost } from "../host/host-context.tsx";
import { RETURN_PARAMETER } from "./return-path.ts";

/** Where the server sends the browser after an identity provider's sign-in. The session is in a cookie that only `completeExternalSignIn` uses. */
export const EXTERNAL_RETURN_PATH = "/auth/callback";

/** Server error codes that we have texts for. */
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
 * Text key for why the sign-in was refused; null when it wasn't. The texts are our own: a message in the URL isn't shown, because anybody can write
 * a URL.
 */
export function externalRefusal(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has("error")) return null;
  const code = query.get("code") ?? "";
  return `auth.external.${EXPLAINED.has(code) ? code : "failed"}`;
}

/** The URL that starts Google sign-in. */
export function googleSignInUrl(apiBaseUrl: string, path: string): string {
  return `${apiBaseUrl.replace(/\/$/, "")}/auth/google?${new URLSearchParams({ [RETURN_PARAMETER]: path }).toString()}`;
}

/** Notice the server sends when the account's email had never been verified: whoever set that password may be somebody else. */
const PASSWORD_REMOVED = "password_removed";

interface ExternalReturnProps {
  /** The query of the page's URL. */
  readonly search: string;
  onFailed(cause: unknown): void;
}

/** Takes over the session. Once it's here, the page moves on to where the person wanted to go. */
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
    welcome().catch((cause: unknown) => {
      const code = cause instanceof HttpError ? (cause.code ?? "") : "";
      onFailed(EXPLAINED.has(code) ? new Error(t(`auth.external.${code}`), { cause }) : cause);
    });
  }, [auth, toasts, search, t, onFailed]);
  return (
    <Typography role="status" color="text.secondary" sx={{ textAlign: "center" }}>
      {t("auth.completing")}
    </Typography>
  );
}
