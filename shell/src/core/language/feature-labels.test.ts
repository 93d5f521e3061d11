import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { describe, expect, it, jest } from "@jest/globals";
import { sampleManifest } from "../../testing/sample-features.ts";
import { createLabelLoader } from "./feature-labels.ts";

const TITLE = { en: "Calendar", de: "Kalender", fr: "Agenda" };
const COMMAND = { en: "New event", de: "Neuer Termin", fr: "Nouvel événement" };

/** A feature as the page has it, with labels in English and German. */
const calendar = (): FeatureManifest =>
  sampleManifest("mfe-calendar", {
    title: { en: TITLE.en, de: TITLE.de },
    slots: [
      { slot: "home.card", id: "today", expose: "./today" },
      { slot: "command", id: "new", expose: "./new", label: { en: COMMAND.en, de: COMMAND.de } },
    ],
  });

function setUp() {
  const manifest = calendar();
  const fetch = jest.fn<(url: string) => Promise<Response>>(async () => Response.json([TITLE, COMMAND]));
  const load = createLabelLoader({ labelLanguages: ["en", "de"] }, [manifest], fetch);
  return { manifest, fetch, load };
}

describe("features' labels", () => {
  it.each(["en", "de"] as const)("are in the page in English and in the visitor's language: %s", async (language) => {
    const { fetch, load } = setUp();
    await load(language);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("are fetched once in all languages when somebody reads another one", async () => {
    const { manifest, fetch, load } = setUp();
    await load("fr");
    await load("ja");
    expect(fetch.mock.calls).toEqual([["/releases/mfe-calendar/1.0.0/labels.json"]]);
    expect([manifest.title, manifest.slots?.[1]?.label]).toEqual([TITLE, COMMAND]);
    expect(manifest.slots?.[0]).not.toHaveProperty("label");
  });

  it("are all in the page of a server that doesn't leave any out", async () => {
    const manifest = calendar();
    const fetch = jest.fn<(url: string) => Promise<Response>>();
    await createLabelLoader({}, [manifest], fetch)("fr");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("are fetched again after a failure", async () => {
    const { manifest, fetch, load } = setUp();
    fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await expect(load("fr")).rejects.toThrow("The labels of mfe-calendar did not load: HTTP 503");
    await load("fr");
    expect(manifest.title).toEqual(TITLE);
  });
});
