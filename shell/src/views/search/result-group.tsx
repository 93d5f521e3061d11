import type { SearchHit } from "@atrium/shared-contracts/contract";
import type { TFunction } from "@atrium/shared-ui/i18n";
import type { PickerGroup, PickerOption } from "../picker/picker-option.ts";
import { MarkedText } from "./marked-text.tsx";
import { matchRanges } from "./match-ranges.ts";
import type { SearchGroup } from "./search-engine.ts";
import { optionOf } from "./search-groups.ts";

interface ResultGroup {
  readonly group: SearchGroup;
  readonly heading: string;
  /** Used for hits without one. */
  readonly icon: string | undefined;
  readonly query: string;
  /** Number of hits shown. */
  readonly shown: number;
  readonly t: TFunction<"shell">;
}

/** The option that shows the rest of a group. */
export const moreOf = (groupId: string): string => `${groupId} more`;

/**
 * One provider's results, as the dialog lists them. Where the title has what was searched for, the description isn't marked: a number
 * in its date would only be there by chance.
 */
export function resultGroup({ group, heading, icon, query, shown, t }: ResultGroup): PickerGroup {
  const { id, hits, status, pendingRows, note } = group;
  const toOption = (hit: SearchHit): PickerOption => ({
    id: optionOf(id, hit.id),
    icon: hit.icon ?? icon,
    title: <MarkedText text={hit.title} query={query} />,
    description:
      hit.description === undefined || isFoundIn(hit.title, query) ? (
        hit.description
      ) : (
        <MarkedText text={hit.description} query={query} />
      ),
  });
  const next = hits[shown];
  const more: PickerOption[] = next
    ? [
        {
          id: moreOf(id),
          icon: "chevron-down",
          title: t("search.more", { count: hits.length }),
          movesTo: optionOf(id, next.id),
        },
      ]
    : [];
  return {
    id: id.replace("/", "-"),
    heading,
    note: note ?? silence(group, heading, t),
    pendingRows: status === "searching" ? pendingRows : 0,
    options: [...hits.slice(0, shown).map(toOption), ...more],
  };
}

const isFoundIn = (text: string, query: string) => matchRanges(text, query).length > 0;

/** Why a group has no results; undefined if it has some or may still get some. */
function silence({ status }: SearchGroup, heading: string, t: TFunction<"shell">): string | undefined {
  if (status === "late") return t("search.late", { group: heading });
  return status === "failed" ? t("search.failed", { group: heading }) : undefined;
}
