import { expect, it } from "@jest/globals";
import * as z from "zod/mini";
import { boundedList } from "./bounded-list.ts";

const Person = z.strictObject({ name: z.string().check(z.minLength(1)), nicknames: boundedList(z.string(), 2) });
const People = z.strictObject({ people: boundedList(Person, 3, 1) });
const ada = { name: "Ada", nicknames: ["A"] };

it("gives its items", () => {
  expect(People.parse({ people: [ada, ada] })).toEqual({ people: [ada, ada] });
});

it.each([
  { of: "no list", people: "Ada", path: ["people"] },
  { of: "too few", people: [], path: ["people"] },
  { of: "too many", people: Array.from({ length: 1_000_000 }, () => ({})), path: ["people"] },
  { of: "a flaw", people: [ada, { ...ada, name: "" }], path: ["people", 1, "name"] },
  { of: "flaws within flaws", people: [{ ...ada, nicknames: [1, 2] }, {}], path: ["people", 0, "nicknames", 0] },
])("names the first flaw of $of", ({ people, path }) => {
  expect(People.safeParse({ people }).error?.issues.map((issue) => issue.path)).toEqual([path]);
});
