import { describe, expect, it } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useSteady } from "./use-steady.ts";

const DATA = { name: "Sencha" };
const Tea = (_props: { readonly data: object }) => null;
const Coffee = (_props: { readonly data: object }) => null;
const tea = (data: object, key?: string) => <Tea key={key} data={data} />;
const coffee = <Coffee data={DATA} />;

describe("useSteady", () => {
  it.each<[string, unknown, unknown]>([
    ["an object with the same entries", { card: DATA }, { card: DATA }],
    ["an element with the same props", tea(DATA), tea(DATA)],
  ])("keeps %s", (_, first, next) => {
    const { result, rerender } = renderHook(useSteady, { initialProps: first });
    rerender(next);
    expect(result.current).toBe(first);
  });

  it.each<[string, unknown, unknown]>([
    ["an entry with another value", { card: DATA }, { card: { ...DATA } }],
    ["an entry more", { card: DATA }, { card: DATA, more: undefined }],
    ["an entry with another name", { card: undefined }, { tea: undefined }],
    ["an element with another prop", tea(DATA), tea({ ...DATA })],
    ["another component", tea(DATA), coffee],
    ["another key", tea(DATA, "1"), tea(DATA, "2")],
    ["an element instead of nothing", null, tea(DATA)],
    ["nothing instead of an element", tea(DATA), null],
    ["another list", [], []],
  ])("follows %s", (_, first, next) => {
    const { result, rerender } = renderHook(useSteady, { initialProps: first });
    rerender(next);
    expect(result.current).toBe(next);
  });
});
