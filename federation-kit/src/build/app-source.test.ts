import { join } from "node:path";
import { CONTRACT_1_VERSION, CONTRACT_VERSION } from "@atrium/shared-contracts/contract";
import { SPEC_VERSION } from "@atrium/shared-contracts/spec";
import { WIRE_VERSION } from "@atrium/shared-contracts/wire";
import { describe, expect, it } from "@jest/globals";
import { satisfies } from "semver";
import { misfits } from "../compatibility/fits.ts";
import { installedUi } from "../sharing/installed-packages.ts";
import { readAppSource, readFeatureManifest } from "./app-source.ts";

const workspace = join(import.meta.dirname, "../../..");
const requirements = (id: string) => readFeatureManifest(readAppSource(join(workspace, id)), "1.0.0").requires;

describe.each(["mfe-calendar", "mfe-chat", "mfe-marketplace", "mfe-settings"])("%s", (id) => {
  it("requires the version of shared-ui it's built with, as its imports will in the page", () => {
    expect(requirements(id).ui).toBe(`^${installedUi(join(workspace, "shell"))}`);
  });

  it("fits the shell of the same sources, but not one from before what it uses", () => {
    const provided = { contract: CONTRACT_VERSION, bridged: [CONTRACT_1_VERSION], wire: WIRE_VERSION };
    const current = { ...provided, spec: SPEC_VERSION, ui: installedUi(join(workspace, "shell")), shell: "1.0.0" };
    const first = { contract: "2.0.0", bridged: ["1.2.0"], wire: "1.0.0", spec: "1.0.0", shell: "1.0.0" };
    expect(misfits(requirements(id), current, satisfies)).toEqual([]);
    expect(misfits(requirements(id), first, satisfies).map(({ part }) => part)).toEqual(
      expect.arrayContaining(["wire", "ui"]),
    );
  });
});

it("a feature that takes wire/chat from the shell doesn't fit one that has only the rest of the wire", () => {
  const before = { contract: CONTRACT_VERSION, spec: SPEC_VERSION, ui: installedUi(join(workspace, "shell")) };
  const missing = misfits(requirements("mfe-chat"), { ...before, wire: "1.1.0", shell: "1.0.0" }, satisfies);
  expect(missing.map(({ part }) => part)).toEqual(["wire"]);
});
