import "@testing-library/jest-dom/jest-globals";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { ShellProvider } from "@atrium/shared-ui";
import { I18nextProvider, i18next, initReactI18next } from "@atrium/shared-ui/i18n";
import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { NAMESPACE, WithTexts } from "./translations.ts";

it("texts that come between a page's first look and its first effects show the page", async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: "en", resources: {}, react: { useSuspense: false } });
  function TextsArrive() {
    useLayoutEffect(() => void i18n.addResourceBundle("en", NAMESPACE, { a: "b" }), []);
    return null;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <ShellProvider shell={createFakeShellApi(NAMESPACE)}>
        <WithTexts>The page</WithTexts>
        <TextsArrive />
      </ShellProvider>
    </I18nextProvider>,
  );
  expect(screen.getByText("The page")).toBeInTheDocument();
});
