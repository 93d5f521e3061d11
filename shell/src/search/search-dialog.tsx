import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useState } from "react";
import { useHost, useSession } from "../host/host-context.tsx";
import { localized } from "../language/language-choice.ts";
import { PickerDialog } from "../picker/picker-dialog.tsx";
import type { PickerGroup } from "../picker/picker-option.ts";
import { SearchFooter } from "./search-footer.tsx";
import { MarkedText } from "./marked-text.tsx";
import { hitCount, isSearching, optionOf, pathOf } from "./search-groups.ts";
import { providerId, useSearch } from "./use-search.ts";

interface SearchDialogProps {
  /** What it begins with. */
  readonly initial: string;
  onClose(): void;
}

/** Finds what features offer: conversations at once, the rest as it comes. */
export function SearchDialog({ initial, onClose }: SearchDialogProps) {
  const { t } = useTranslation("shell");
  const { language, navigate } = useHost();
  const { overlays } = useSession();
  const current = useObservable(language.language$, language.language);
  const { fillings, state, ask } = useSearch();
  const [query, setQuery] = useState(initial);
  useEffect(() => ask(query), [ask, query]);

  const silent: string[] = [];
  const groups = fillings.flatMap((filling): PickerGroup[] => {
    const group = state.groups.find(({ id }) => id === providerId(filling));
    if (!group) return [];
    const heading = filling.label && localized(filling.label, current);
    const missing = group.status === "late" ? "search.late" : group.status === "failed" ? "search.failed" : undefined;
    const note = missing && t(missing, { group: heading ?? filling.featureId });
    if (note !== undefined) silent.push(note);
    return [
      {
        id: group.id.replace("/", "-"),
        heading,
        note,
        pendingRows: group.status === "searching" ? group.pendingRows : 0,
        options: group.hits.map((hit) => ({
          id: optionOf(group.id, hit.id),
          icon: hit.icon ?? filling.icon,
          title: <MarkedText text={hit.title} query={state.query} />,
          ...(hit.description === undefined
            ? {}
            : { description: <MarkedText text={hit.description} query={state.query} /> }),
        })),
      },
    ];
  });
  const count = hitCount(state);
  const settled = state.query !== "" && !isSearching(state);
  const nothing = settled && count === 0 ? t("search.none", { query: state.query }) : undefined;
  return (
    <PickerDialog
      title={t("search.title")}
      placeholder={t("search.placeholder")}
      query={query}
      onQuery={setQuery}
      groups={nothing === undefined ? groups : []}
      message={state.query === "" ? t("search.start") : nothing && [nothing, ...silent].join("\n")}
      announcement={settled ? [t("search.results", { count }), ...silent].join(". ") : ""}
      onPick={(option) => {
        const path = pathOf(state, option);
        if (path === undefined) return;
        overlays.close();
        navigate(path);
      }}
      onClose={onClose}
      footer={<SearchFooter />}
    />
  );
}
