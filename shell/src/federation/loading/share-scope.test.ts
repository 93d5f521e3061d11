import { SHARED_MODULES, SHARED_PACKAGES } from "@atrium/federation-kit/sharing";
import { expect, it } from "@jest/globals";

it("the shell provides what contract 1 shared and every module in the sharing policy, the eager ones right away", async () => {
  Object.assign(globalThis, {
    __ATRIUM_SHARED_VERSIONS__: Object.fromEntries(SHARED_PACKAGES.map((name) => [name, "1.0.0"])),
  });
  const { shareScope } = await import("./share-scope.ts");
  const scope = shareScope() as Record<string, { lib?: () => unknown; get?: () => Promise<() => unknown> }>;
  for (const { request, load } of SHARED_MODULES) {
    const shared = scope[request];
    expect(load === "eager" ? typeof shared?.lib?.() : typeof (await shared?.get?.())?.()).toBe("object");
  }
  expect(typeof (await scope["@atrium/shared-contracts"]?.get?.())?.()).toBe("object");
  expect(Object.keys(scope)).toHaveLength(SHARED_MODULES.length + 1);
});
