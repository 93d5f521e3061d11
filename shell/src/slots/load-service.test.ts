import { defineService, defineView } from "@atrium/shared-contracts/contract";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { createStaticSource } from "../federation/loading/static-source.ts";
import { sampleManifest } from "../testing/sample-features.ts";
import { loadService } from "./load-service.ts";

const FILLING = { slot: "command", id: "last", expose: "./commands", featureId: "mfe-chat" } as const;

function load(module: unknown, signal?: AbortSignal) {
  const features = createStaticSource([
    { manifest: sampleManifest("mfe-chat"), exposes: { "./commands": async () => ({ default: module }) } },
  ]);
  const session = {
    shellApi: () => createFakeShellApi(),
    textsOf: () => Promise.resolve(true),
    retryTexts() {},
  };
  return loadService(FILLING, features, session, signal);
}

describe("the service behind a filling", () => {
  it("is what the feature's code creates", async () => {
    const run = jest.fn<(id: string) => void>();
    await (await load(defineService(() => ({ run })))).run("last");
    expect(run).toHaveBeenCalledWith("last");
  });

  it.each([
    ["a view", defineView(() => null), "mfe-chat/./commands is not a service"],
    ["another slot's service", defineService(() => ({ stop() {} })), "mfe-chat/./commands has no run() for command"],
    ["nothing", defineService(() => undefined), "mfe-chat/./commands has no run() for command"],
  ])("is refused when the code is %s", async (_, module, reason) => {
    await expect(load(module)).rejects.toThrow(new TypeError(reason));
  });

  it("isn't created once the signal has aborted", async () => {
    const create = jest.fn(() => ({ run() {} }));
    await expect(load(defineService(create), AbortSignal.abort("signed out"))).rejects.toBe("signed out");
    expect(create).not.toHaveBeenCalled();
  });
});
