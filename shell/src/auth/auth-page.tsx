import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect, useState } from "react";
import { pageTitle } from "../frame/page-title.ts";
import { useHost } from "../host/host-context.tsx";
import { AuthForm } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { EXTERNAL_RETURN_PATH, ExternalReturn, googleSignInUrl } from "./external-sign-in.tsx";
import type { AuthFormValues, AuthMode } from "./form-rules.ts";
import { returnPath } from "./return-path.ts";
import { saveTimezone } from "./save-timezone.ts";

/** /login, /signup and everything under /auth/: one page in two modes. */
export function AuthPage() {
  const { t } = useTranslation("shell");
  const { auth, boot, language } = useHost();
  const { pathname, search } = useLocation();
  const { status, error } = useObservable(auth.state$, auth.snapshot);
  const [explanation, setExplanation] = useState<{ readonly mode: AuthMode; readonly text: string } | null>(null);
  const mode: AuthMode = pathname === "/signup" || pathname === "/auth/register" ? "register" : "login";

  const title = pageTitle(mode === "login" ? "/login" : "/signup", undefined, language.language, t);
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (pathname === EXTERNAL_RETURN_PATH) return <ExternalReturn />;

  const submit = (values: AuthFormValues) => {
    setExplanation(null);
    const signedIn =
      mode === "login"
        ? auth.login(values.email, values.password)
        : auth.signup(values.email, values.password, values.name).then((user) => saveTimezone(auth, user));
    // The store holds the message, and the box shows it.
    signedIn.catch((failure: unknown) => console.warn(failure));
  };
  const withGoogle = () => {
    if (boot.config.googleSignIn) window.location.assign(googleSignInUrl(boot.config.apiBaseUrl, returnPath(search)));
    else setExplanation({ mode, text: t("auth.googleNotConfigured") });
  };

  return (
    <AuthLayout mode={mode} search={search}>
      <AuthForm
        key={mode}
        mode={mode}
        busy={status === "loading"}
        error={explanation?.mode === mode ? explanation.text : error}
        onSubmit={submit}
        onGoogle={withGoogle}
      />
    </AuthLayout>
  );
}
