import type { CSSProperties } from "react";
import type { LanguageStore } from "../../core/language/language-store.ts";
import { useFirstSkeletonOver } from "../first-skeleton/first-skeleton.ts";

interface PageFailureProps {
  readonly language: LanguageStore;
  onRetry(): void;
}

/** Shown when the frame itself fails. Uses only plain elements and browser colors, nothing that could be what failed. */
export function PageFailure({ language, onRetry }: PageFailureProps) {
  useFirstSkeletonOver();
  const t = language.i18n.getFixedT(null, "shell");
  return (
    <div role="alert" style={PAGE}>
      <h1 style={TITLE}>{t("page.crashed")}</h1>
      <p style={HINT}>{t("page.crashedHint")}</p>
      <div style={BUTTONS}>
        <button type="button" style={BUTTON} onClick={onRetry}>
          {t("feature.tryAgain")}
        </button>
        <button type="button" style={BUTTON} onClick={() => window.location.reload()}>
          {t("page.reload")}
        </button>
      </div>
    </div>
  );
}

const PAGE: CSSProperties = {
  minHeight: "100dvh",
  boxSizing: "border-box",
  padding: "2rem 1rem",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  textAlign: "center",
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  color: "CanvasText",
};
const TITLE: CSSProperties = { margin: 0, fontSize: "1.375rem", fontWeight: 620, lineHeight: 1.25 };
const HINT: CSSProperties = { margin: "0.5rem 0 1.5rem", maxWidth: "30rem", lineHeight: 1.6, opacity: 0.75 };
const BUTTONS: CSSProperties = { display: "flex", flexWrap: "wrap", gap: "0.5rem", justifyContent: "center" };
const BUTTON: CSSProperties = {
  font: "inherit",
  fontSize: "0.875rem",
  color: "inherit",
  background: "transparent",
  border: "1px solid",
  borderRadius: "0.625rem",
  padding: "0.5rem 1rem",
  cursor: "pointer",
};
