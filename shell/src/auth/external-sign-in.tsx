import { Alert, Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link, useLocation } from "@atrium/shared-ui/router";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../host/host-context.tsx";
import { RETURN_PARAMETER } from "./return-path.ts";
import { saveTimezone } from "./save-timezone.ts";

/** Where the server sends the browser after an identity provider's sign-in. The session waits in the refresh cookie. */
export const EXTERNAL_RETURN_PATH = "/auth/callback";

/** Address that begins the sign-in with Google. */
export function googleSignInUrl(apiBaseUrl: string, path: string): string {
  return `${apiBaseUrl.replace(/\/$/, "")}/auth/google?${new URLSearchParams({ [RETURN_PARAMETER]: path }).toString()}`;
}

/** Takes the session over; the page goes on to where the person wanted to go as soon as it is there. */
export function ExternalReturn() {
  const { t } = useTranslation("shell");
  const { auth } = useHost();
  const { search } = useLocation();
  const [error, setError] = useState(() => new URLSearchParams(search).get("error"));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || error !== null) return;
    begun.current = true;
    auth
      .completeExternalSignIn()
      .then((user) => saveTimezone(auth, user))
      .catch((failure: unknown) => setError(failure instanceof Error ? failure.message : String(failure)));
  }, [auth, error]);
  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 2 }}>
      {error === null ? (
        <Typography role="status" color="text.secondary">
          {t("auth.completing")}
        </Typography>
      ) : (
        <Box sx={{ display: "grid", gap: 2, maxWidth: 420 }}>
          <Alert severity="error">{error}</Alert>
          <Button component={Link} to="/login" variant="outlined">
            {t("auth.backToSignIn")}
          </Button>
        </Box>
      )}
    </Box>
  );
}
