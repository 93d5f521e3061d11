import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useEffect, useState } from "react";
import authTexts from "../../core/language/locales/en/auth.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { useHost } from "../host/host-context.tsx";
import { pageTitle } from "../page-name/page-title.ts";
import { AuthForm } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { EXTERNAL_RETURN_PATH, ExternalReturn, externalRefusal, googleSignInUrl } from "./external-sign-in.tsx";
import { type AuthMode, EMPTY_FORM } from "./form-rules.ts";
import { authModeOf, returnPath, returnQuery } from "./return-path.ts";
import { signedOutText } from "./signed-out-text.ts";

addEnglish(authTexts);

/** /login, /signup and everything under /auth/: one page with two modes. Typed text stays when the mode changes. */
export function AuthPage() {
  const { t } = useTranslation("shell");
  const { auth, boot, language } = useHost();
  const { pathname, search } = useLocation();
  const { status, error } = useObservable(auth.state$, auth.snapshot);
  const [values, setValues] = useState(EMPTY_FORM);
  const mode = authModeOf(pathname);
  const isReturn = pathname === EXTERNAL_RETURN_PATH;
  const refusal = isReturn ? externalRefusal(search) : null;
  const [completing, setCompleting] = useState(isReturn && refusal === null);
  /** An error in one of the two forms; it doesn't apply to the other. */
  const [failure, setFailure] = useState<{ readonly mode: AuthMode; readonly text: string } | null>(
    refusal === null ? null : { mode, text: t(refusal) },
  );

  const title = pageTitle(mode === "login" ? "/login" : "/signup", undefined, language.language, t);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const failed = (cause: unknown) => {
    setCompleting(false);
    setFailure({ mode, text: cause instanceof Error ? cause.message : String(cause) });
  };
  /** The server's message was about the previous input. */
  const change: typeof setValues = (next) => {
    setFailure(null);
    setValues(next);
  };
  const submit = () => {
    // A second click or Enter can come before the form has rendered that it's busy.
    if (auth.snapshot.status === "loading") return;
    setFailure(null);
    const signedIn =
      mode === "login"
        ? auth.login(values.email, values.password)
        : auth.signup(values.email, values.password, values.name);
    signedIn.catch(failed);
  };
  const withGoogle = () => {
    if (boot.config.googleSignIn) window.location.assign(googleSignInUrl(boot.config.apiBaseUrl, returnPath(search)));
    else setFailure({ mode, text: t("auth.googleNotConfigured") });
  };
  // Only people signing in need to know why their session ended.
  const ended = status === "unauthenticated" && mode === "login" && error !== null ? signedOutText(error, t) : null;

  return (
    <AuthLayout mode={mode} search={returnQuery(search)}>
      {completing && isReturn ? (
        <ExternalReturn search={search} onFailed={failed} />
      ) : (
        <AuthForm
          key={mode}
          mode={mode}
          values={values}
          busy={status === "loading"}
          error={failure?.mode === mode ? failure.text : ended}
          onChange={change}
          onSubmit={submit}
          onGoogle={withGoogle}
        />
      )}
    </AuthLayout>
  );
}
