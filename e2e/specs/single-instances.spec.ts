import { LoadedModules } from "../harness/loaded-modules.ts";
import { signUp } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

interface FederationGlobal {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly shareScopeMap: { readonly default?: Readonly<Record<string, object>> };
    }[];
  };
}

const ROUTES = ["/chat", "/calendar", "/marketplace", "/settings"];

test("each route has exactly one instance of every shared library, whichever loaded first", async ({
  page,
  product,
}) => {
  const modules = new LoadedModules(page, product.releases);
  await signUp(page);
  for (const order of [ROUTES, ROUTES.toReversed()]) {
    modules.forget();
    await page.goto(order[0] ?? "/");
    for (const route of order) {
      if (!page.url().endsWith(route)) await page.evaluate((path) => history.pushState(null, "", path), route);
      await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate", { state: history.state })));
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      for (const [library, scripts] of Object.entries(await modules.holders())) {
        expect(scripts, `${library} on ${route}`).toHaveLength(1);
      }
    }
  }
});

test("the share scope has one version of every shared module", async ({ page }) => {
  await signUp(page);
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    const versions = await page.evaluate(() => {
      const { __INSTANCES__: instances } = (globalThis as unknown as FederationGlobal).__FEDERATION__;
      return instances.flatMap(({ shareScopeMap }) =>
        Object.entries(shareScopeMap.default ?? {}).map(([module, shared]) => [module, Object.keys(shared)] as const),
      );
    });
    expect(versions.length).toBeGreaterThan(0);
    for (const [module, found] of versions) expect(found, `${module} on ${route}`).toHaveLength(1);
  }
});
