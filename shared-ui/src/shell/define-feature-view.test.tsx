import { type SidebarPanelProps, readFeatureModule } from "@atrium/shared-contracts/contract";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { renderFeature } from "../testing/render-feature.tsx";
import { defineFeatureView } from "./define-feature-view.tsx";
import { featureTexts } from "./feature-texts.ts";
import { useShell } from "./shell-context.tsx";

const texts = featureTexts("mfe-sample", () => Promise.resolve({ default: {} }));

function Panel({ onNavigate }: Pick<SidebarPanelProps, "onNavigate">) {
  const { feature } = useShell();
  const { t } = useTranslation("mfe-sample");
  return <button onClick={onNavigate}>{`${t("open")} ${feature.id}`}</button>;
}

it("defines a feature module whose view has the shell, its texts and the slot's props", () => {
  const module = defineFeatureView<SidebarPanelProps>(texts, Panel);
  expect(readFeatureModule({ default: module }, "mfe-sample/./panel")).toBe(module);
  let navigated = false;
  renderFeature(module.View, {
    id: "mfe-sample",
    texts: { open: "Open" },
    shell: createFakeShellApi("mfe-sample"),
    props: { onNavigate: () => (navigated = true) },
  });
  screen.getByRole("button", { name: "Open mfe-sample" }).click();
  expect(navigated).toBe(true);
});
