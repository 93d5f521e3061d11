import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import i18next from "i18next";
import { useLayoutEffect } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { FeatureFrame } from "./feature-frame.tsx";
import { featureTexts } from "./feature-texts.ts";

const texts = featureTexts("mfe-sample", () => Promise.resolve({ default: {} }));

async function emptyI18n() {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: "en", resources: {}, react: { useSuspense: false } });
  return i18n;
}

it("a view shows nothing until its texts are loaded", async () => {
  render(
    <I18nextProvider i18n={await emptyI18n()}>
      <FeatureFrame shell={createFakeShellApi("mfe-sample")} texts={texts}>
        The page
      </FeatureFrame>
    </I18nextProvider>,
  );
  expect(screen.queryByText("The page")).toBeNull();
});

it("a view shows when its texts load between its first render and its first effects", async () => {
  const i18n = await emptyI18n();
  function TextsArrive() {
    useLayoutEffect(() => void i18n.addResourceBundle("en", "mfe-sample", { a: "b" }), []);
    return null;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <FeatureFrame shell={createFakeShellApi("mfe-sample")} texts={texts}>
        The page
      </FeatureFrame>
      <TextsArrive />
    </I18nextProvider>,
  );
  expect(screen.getByText("The page")).toBeTruthy();
});
