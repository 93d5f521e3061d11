import { ApiError } from "../../errors/api-error.ts";
import { errorText, isTranslated } from "../../errors/error-texts.ts";
import type { Wording } from "./wording.ts";

/** What a refusal gives as its reason; null if that's only known in English, for developers. */
function reasonOf({ code, issues, message }: ApiError, { language }: Pick<Wording, "language">): string | null {
  if (language === "en") return issues?.[0]?.message ?? message;
  return isTranslated(code, language) ? errorText(code, language) : null;
}

/** As the rest of a sentence. German nouns keep their capitals. */
function continued(reason: string, { language }: Pick<Wording, "language">): string {
  const [first = ""] = reason;
  const begun = language === "de" ? reason : first.toLocaleLowerCase(language) + reason.slice(first.length);
  return begun.replace(/[.。]$/u, "");
}

/** The reply when a domain refuses what the user asked for; null for errors the user didn't cause. */
export function refusalText(error: unknown, wording: Pick<Wording, "t" | "language">): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  const reason = reasonOf(error, wording);
  if (reason === null) return wording.t("refusal.unexplained");
  return wording.t("refusal.because", { reason: continued(reason, wording) });
}
