import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { ShellProvider } from "@atrium/shared-ui";
import { I18nextProvider, i18next, initReactI18next } from "@atrium/shared-ui/i18n";
import { MemoryRouter } from "@atrium/shared-ui/router";
import { ThemeProvider, atriumTheme } from "@atrium/shared-ui/styles";
import type { ReactNode } from "react";
import markdownTexts from "../../../mfe-chat/src/locales/en/markdown.json";
import richTexts from "../../../mfe-chat/src/locales/en/rich-parts.json";
import texts from "../../../mfe-chat/src/locales/en.json";

const shell = createFakeShellApi("mfe-chat");
const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({
  lng: "en",
  resources: { en: { "mfe-chat": texts } },
  interpolation: { escapeValue: false },
});
for (const more of [markdownTexts, richTexts]) i18n.addResourceBundle("en", "mfe-chat", more, true);

/** What the shell puts around a view. */
export function Surroundings({ children }: { readonly children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={atriumTheme}>
        <MemoryRouter>
          <ShellProvider shell={shell}>{children}</ShellProvider>
        </MemoryRouter>
      </ThemeProvider>
    </I18nextProvider>
  );
}
