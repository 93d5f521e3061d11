import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createInstance } from "i18next";
import { type ReactNode, useState } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { FRAME_GLYPHS } from "../icon/frame-glyphs.ts";
import { addGlyphs } from "../icon/icon.tsx";

// As the shell has them before it shows a feature.
addGlyphs(FRAME_GLYPHS);

export interface FeatureSurroundingsProps {
  /** The feature's id, which is the namespace of its texts. */
  readonly id: string;
  /** The feature's English texts. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** Defaults to "/". */
  readonly path?: string | undefined;
  readonly client: QueryClient;
  readonly children: ReactNode;
}

/** For tests. What the shell puts around a feature's view: a router, a query client and the feature's English texts. */
export function FeatureSurroundings({ id, texts, path = "/", client, children }: FeatureSurroundingsProps) {
  const [i18n] = useState(() => englishTexts(id, texts));
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

function englishTexts(id: string, texts: FeatureSurroundingsProps["texts"]) {
  const i18n = createInstance();
  void i18n
    .use(initReactI18next)
    .init({ lng: "en", resources: { en: { [id]: texts } }, interpolation: { escapeValue: false } });
  return i18n;
}
