import { describe, expect, it } from "@jest/globals";
import * as z from "zod/mini";
import type { Call } from "./call.ts";
import * as wire from "./index.ts";

const CALLS = Object.entries(wire)
  .filter(([name]) => name.endsWith("Calls"))
  .flatMap(([domain, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).map(([name, call]) => ({
      name: `${domain}.${name}`,
      call,
    })),
  );

describe.each(CALLS)("$name", ({ call }) => {
  it("names exactly its parameters in its path", () => {
    const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const { properties = {} } = call.params === undefined ? {} : z.toJSONSchema(call.params, { io: "input" });
    expect(named).toEqual(Object.keys(properties));
  });

  it("has a body only if its method sends one", () => {
    if (call.body !== undefined) expect(["POST", "PUT"]).toContain(call.method);
  });
});
