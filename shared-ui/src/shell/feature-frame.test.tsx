import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { useLayoutEffect } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { FeatureFrame } from "./feature-frame.tsx";
import { featureTexts } from "./feature-texts.ts";

const sampleTexts = () => featureTexts("mfe-sample", () => Promise.resolve({ default: {} }));
const texts = sampleTexts();

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

describe("English texts that code brings", () => {
  async function shownWith(own: ReturnType<typeof sampleTexts>, language = "en") {
    const i18n = await emptyI18n();
    await i18n.changeLanguage(language);
    const Page = () => <p>{i18n.t("late.text", { ns: "mfe-sample", lng: "en" })}</p>;
    render(
      <I18nextProvider i18n={i18n}>
        <FeatureFrame shell={createFakeShellApi("mfe-sample")} texts={own}>
          <Page />
        </FeatureFrame>
      </I18nextProvider>,
    );
    return i18n;
  }
  const arrive = (i18n: Awaited<ReturnType<typeof emptyI18n>>, language = "en") =>
    act(() => void i18n.addResourceBundle(language, "mfe-sample", { late: { other: "Other" }, first: "First" }));
  const LATE = { late: { text: "Here" } };

  it("are there when the code came before the first English texts, which still decide when a view shows", async () => {
    const own = sampleTexts();
    own.addEnglish(LATE);
    const i18n = await shownWith(own);
    expect(document.body.textContent).toBe("");
    arrive(i18n);
    expect(screen.getByText("Here")).toBeTruthy();
    expect(i18n.t("late.other", { ns: "mfe-sample" })).toBe("Other");
  });
  it("are there at once when the code comes later", async () => {
    const own = sampleTexts();
    const i18n = await shownWith(own);
    arrive(i18n);
    own.addEnglish(LATE);
    expect(i18n.t("late.text", { ns: "mfe-sample" })).toBe("Here");
    expect(i18n.t("first", { ns: "mfe-sample" })).toBe("First");
  });
  it("don't get in the way of another language", async () => {
    const own = sampleTexts();
    own.addEnglish(LATE);
    const i18n = await shownWith(own, "de");
    arrive(i18n, "de");
    expect(i18n.hasResourceBundle("en", "mfe-sample")).toBe(false);
    arrive(i18n);
    expect(i18n.t("late.text", { ns: "mfe-sample", lng: "en" })).toBe("Here");
  });
});
