const UNITS = ["byte", "kilobyte", "megabyte"] as const;

/** A file's size in words of a language, like "2.3 MB". */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1_000 ** step);
}
