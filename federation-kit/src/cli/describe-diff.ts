import type { Change, ReleaseDiff } from "../commands/index.ts";

/** One line for each thing that differs. */
export function describeDiff(diff: ReleaseDiff): string[] {
  const { added, removed, changed } = diff.files;
  const lines = [
    ...(added.length + removed.length + changed.length === 0
      ? []
      : [`files     ${added.length} new, ${removed.length} gone, ${changed.length} changed`]),
    ...(diff.bytes.from === diff.bytes.to ? [] : [`bytes     ${described(diff.bytes)}`]),
    ...named("exposes", diff.exposes),
    ...named("requires", diff.requires),
    ...named("provides", diff.provides),
    ...listed("routes", diff.routes),
    ...listed("slots", diff.slots),
    ...(diff.origin === undefined ? [] : [`origin    ${described(diff.origin, "the product's own")}`]),
  ];
  const title = `${diff.app} ${diff.from} → ${diff.to}`;
  return lines.length === 0 ? [`${title}: no difference`] : [title, ...lines.map((line) => `  ${line}`)];
}

const WIDTH = 9;

const named = (label: string, changes: Readonly<Record<string, Change<string | number>>>): string[] =>
  Object.entries(changes).map(([name, change]) => `${label.padEnd(WIDTH)} ${name}  ${described(change)}`);

const listed = (
  label: string,
  {
    added,
    removed,
    changed = [],
  }: { readonly added: readonly string[]; readonly removed: readonly string[]; readonly changed?: readonly string[] },
): string[] => [
  ...added.map((name) => `${label.padEnd(WIDTH)} + ${name}`),
  ...removed.map((name) => `${label.padEnd(WIDTH)} - ${name}`),
  ...changed.map((name) => `${label.padEnd(WIDTH)} ~ ${name}`),
];

function described({ from, to }: Change<string | number>, missing = "none"): string {
  if (typeof from === "number" && typeof to === "number")
    return `${grouped(from)} → ${grouped(to)} (${to > from ? "+" : "-"}${grouped(Math.abs(to - from))})`;
  const text = (value: string | number | undefined): string =>
    typeof value === "number" ? grouped(value) : (value ?? missing);
  return `${text(from)} → ${text(to)}`;
}

const grouped = (count: number): string => count.toLocaleString("en-US");
