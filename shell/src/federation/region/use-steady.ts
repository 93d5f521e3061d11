import { isValidElement, useState } from "react";

/** Keeps the value of an earlier render while the new one has the same entries, or is an element with the same props. */
export function useSteady<T>(value: T): T {
  const [kept, keep] = useState<{ readonly value: T }>({ value });
  if (same(kept.value, value)) return kept.value;
  keep({ value });
  return value;
}

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isValidElement<object>(a)) {
    return isValidElement<object>(b) && a.type === b.type && a.key === b.key && sameEntries(a.props, b.props);
  }
  return isPlain(a) && isPlain(b) && !isValidElement(b) && sameEntries(a, b);
}

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function sameEntries(a: object, b: object): boolean {
  const now = new Map(Object.entries(b));
  const before = Object.entries(a);
  return before.length === now.size && before.every(([key, value]) => now.has(key) && Object.is(value, now.get(key)));
}
