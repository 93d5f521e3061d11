import { SEARCH_RESULTS_HEIGHT_PX } from "@atrium/shared-contracts/spec";
import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useState } from "react";
import searchTexts from "../../core/language/locales/en/search.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { localized } from "../../core/language/language-choice.ts";
import { useHost, useSession } from "../host/host-context.tsx";
import { PickerDialog } from "../picker/picker-dialog.tsx";
import { moreOf, resultGroup } from "./result-group.tsx";
import { SearchFooter } from "./search-footer.tsx";
import { hitCount, hitOf, isSearching } from "./search-groups.ts";
import { HITS_SHOWN } from "./search-limits.ts";
import { providerId, useSearch } from "./use-search.ts";

addEnglish(searchTexts);

interface SearchDialogProps {
  /** The initial query. */
  readonly initial: string;
  onClose(): void;
}

/** Searches everything features provide: conversations immediately, the rest as it arrives. */
export function SearchDialog({ initial, onClose }: SearchDialogProps) {
  const { t } = useTranslation("shell");
  const { language, navigate } = useHost();
  const { overlays } = useSession();
  const current = useObservable(language.language$, language.language);
  const { fillings, state, ask } = useSearch();
  const [query, setQuery] = useState(initial);
  useEffect(() => ask(query), [ask, query]);

  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const results = fillings.flatMap((filling) => {
    const id = providerId(filling);
    const group = state.groups.find((each) => each.id === id);
    if (!group) return [];
    const heading = filling.label ? localized(filling.label, current) : filling.featureId;
    const few = filling.immediate ? HITS_SHOWN.immediate : HITS_SHOWN.others;
    const shown = whole.has(id) ? group.hits.length : few;
    return [resultGroup({ group, heading, icon: filling.icon, query: state.query, shown, t })];
  });
  const silent = results.flatMap(({ note }) => note ?? []);
  const count = hitCount(state);
  const settled = state.query !== "" && !isSearching(state);
  const nothing = settled && count === 0 ? t("search.none", { query: state.query }) : undefined;
  return (
    <PickerDialog
      title={t("search.title")}
      placeholder={t("search.placeholder")}
      query={query}
      onQuery={(next) => {
        setQuery(next);
        setWhole(new Set());
      }}
      groups={nothing === undefined ? results : []}
      message={
        state.query === ""
          ? t("search.start")
          : nothing && [nothing, ...(silent.length > 0 ? silent : [t("search.nothingElse")])].join("\n")
      }
      height={SEARCH_RESULTS_HEIGHT_PX}
      announcement={settled ? [t("search.results", { count }), ...silent].join(". ") : ""}
      onPick={(option) => {
        const opened = state.groups.find(({ id }) => moreOf(id) === option);
        if (opened) return setWhole(new Set([...whole, opened.id]));
        const hit = hitOf(state, option);
        if (!hit) return;
        overlays.close();
        navigate(hit.path, hit.state && { state: hit.state });
      }}
      onClose={onClose}
      footer={<SearchFooter />}
    />
  );
}
