import "@testing-library/jest-dom/jest-globals";
import { firstValueFrom } from "@atrium/shared-contracts/rx";
import type { CardShape } from "@atrium/shared-contracts/wire";
import { expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { FeatureSessionContext } from "../../federation/host/feature-host.tsx";
import { sampleManifest } from "../../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { MessageCard } from "./message-card.tsx";

jest.spyOn(console, "warn").mockImplementation(() => {});

const SHAPE: CardShape = { mark: { width: 72, height: 64 }, lines: ["name", "place"] };

async function show(code: () => Promise<unknown>, data = {}, instead?: string) {
  const slots = [{ slot: "message.card" as const, id: "tea", expose: "./tea", kinds: ["tea"], shape: SHAPE }];
  const feature = { manifest: sampleManifest("mfe-teas", { slots }), exposes: { "./tea": code } };
  const { host } = createTestHost({ features: [feature], signedIn: true });
  await host.auth.start();
  const session = (await firstValueFrom(host.session$)) ?? null;
  return render(
    <Surroundings host={host}>
      <FeatureSessionContext value={session}>
        <MessageCard card={{ kind: "tea", data }} instead={instead} />
      </FeatureSessionContext>
    </Surroundings>,
  );
}
const never = () => new Promise(() => {});
const skeletons = ({ container }: { container: Element }) => [...container.querySelectorAll(".MuiSkeleton-root")];

it("has a skeleton of the card's form while its feature loads: its picture, and a line for each field it has", async () => {
  const [mark, ...lines] = skeletons(await show(never, { name: "Sencha", place: "Uji" }));
  expect(mark).toHaveStyle({ width: "72px", height: "64px" });
  expect(lines).toHaveLength(2);
});

it("has no line in its skeleton for a field that's empty", async () => {
  expect(skeletons(await show(never, { name: "Sencha", place: "" }))).toHaveLength(2);
});

it("is replaced by what the feature with the message gives, or else a line that says so, when it can't be drawn", async () => {
  const down = () => Promise.reject(new Error("down"));
  const { unmount } = await show(down, {}, "Sencha of ours");
  expect(await screen.findByText("Sencha of ours")).toBeInTheDocument();
  unmount();
  await show(down);
  expect(await screen.findByText(/can't be displayed/)).toBeInTheDocument();
});
