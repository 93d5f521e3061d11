import "@testing-library/jest-dom/jest-globals";
import { defineView } from "@atrium/shared-contracts/contract";
import { expect, it, jest } from "@jest/globals";
import { firstValueFrom } from "@atrium/shared-contracts/rx";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { FeatureSessionContext } from "../federation/host/feature-host.tsx";
import { sampleManifest } from "../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../testing/test-host.tsx";
import { Slot } from "./slot.tsx";

jest.spyOn(console, "warn").mockImplementation(() => {});

const card = (id: string, order: number) => ({
  slot: "home.card" as const,
  id,
  expose: `./${id}`,
  label: { en: `The ${id} card` },
  order,
});
const FEATURE = {
  manifest: sampleManifest("mfe-cards", { slots: [card("second", 20), card("first", 10)] }),
  exposes: {
    "./first": async () => ({ default: defineView(() => "I am first") }),
    "./second": async () => ({ default: defineView(() => "I am second") }),
  },
};

async function show(slot: ReactElement, features = [FEATURE]) {
  const { host } = createTestHost({ features, signedIn: true });
  await host.auth.start();
  const session = (await firstValueFrom(host.session$)) ?? null;
  return render(
    <Surroundings host={host}>
      <FeatureSessionContext value={session}>{slot}</FeatureSessionContext>
    </Surroundings>,
  );
}

it("shows its fillings' views by their order, each in its wrapper", async () => {
  const { container } = await show(
    <Slot name="home.card" props={{}}>
      {(view, label) => <section aria-label={label}>{view}</section>}
    </Slot>,
  );
  expect(await screen.findByText("I am first")).toBeInTheDocument();
  expect(await screen.findByText("I am second")).toBeInTheDocument();
  const labels = [...container.querySelectorAll("section")].map((section) => section.getAttribute("aria-label"));
  expect(labels).toEqual(["The first card", "The second card"]);
});

it("shows only the first by order when limited to one", async () => {
  await show(<Slot name="home.card" props={{}} most={1} />);
  expect(await screen.findByText("I am first")).toBeInTheDocument();
  expect(screen.queryByText("I am second")).not.toBeInTheDocument();
});

it("shows the given content when no filling shows", async () => {
  await show(<Slot name="home.card" props={{}} where={() => false} empty="No cards" />);
  expect(screen.getByText("No cards")).toBeInTheDocument();
});
