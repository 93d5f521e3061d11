import { Icon, IconButton } from "@atrium/shared-ui";
import { InputAdornment, TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type Ref, useEffect, useEffectEvent, useState } from "react";
import { TEXTS } from "../locales/translations.ts";

/** Pause in typing before a search starts. Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300;

interface SearchFieldProps {
  readonly field: Ref<HTMLInputElement>;
  /** The current search. */
  readonly value: string;
  onSearch(text: string): void;
}

/** The catalog's search field. Searches when typing pauses, or immediately on Enter or when cleared. */
export function SearchField({ field, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation(TEXTS);
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  // Back or a link changed the search, so update the field, unless the change came from the field itself.
  if (value !== searched) {
    setSearched(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useEffectEvent((next: string) => {
    if (next.trim() !== value) onSearch(next.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const at = (next: string) => {
    setText(next);
    if (next.trim() !== value) onSearch(next.trim());
  };
  return (
    <TextField
      type="text"
      inputRef={field}
      value={text}
      placeholder={t("search.placeholder")}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") at(text);
        if (event.key === "Escape" && text !== "") at("");
      }}
      // Wide enough for its placeholder at any text size, where the window has room for it.
      sx={{ flex: "1 1 20rem", "& input": { textOverflow: "ellipsis" } }}
      slotProps={{
        htmlInput: { "aria-label": t("search.label"), maxLength: 200, enterKeyHint: "search" },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon name="search" />
            </InputAdornment>
          ),
          endAdornment: text !== "" && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={t("search.clear")} onClick={() => at("")}>
                <Icon name="close" size={16} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
