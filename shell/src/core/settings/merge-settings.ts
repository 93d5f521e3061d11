import { DEFAULT_SETTINGS, Settings, SettingsUpdate } from "@atrium/shared-contracts/wire";

/** Merges a cached copy over the defaults, group by group. Invalid values, or an invalid copy, fall back to the defaults. */
export function mergeOverDefaults(cached: unknown): Settings {
  if (!isGroup(cached)) return DEFAULT_SETTINGS;
  const merged: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, initial] of Object.entries(DEFAULT_SETTINGS)) {
    const kept = cached[name];
    if (isGroup(initial)) {
      if (isGroup(kept)) merged[name] = mergeGroup(name, initial, kept);
    } else if (fits({ [name]: kept })) merged[name] = kept;
  }
  return Settings.parse(merged);
}

function mergeGroup(name: string, initial: Record<string, unknown>, kept: Record<string, unknown>) {
  const known = Object.entries(kept).filter(([field, value]) => fits({ [name]: { ...initial, [field]: value } }));
  return { ...initial, ...Object.fromEntries(known) };
}

/** Merges a change into the settings, group by group. Throws a TypeError when the result isn't valid settings. */
export function mergeChange(current: Settings, change: Partial<Settings>): Settings {
  const merged: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(change)) {
    const before = merged[name];
    merged[name] = isGroup(before) && isGroup(value) ? { ...before, ...value } : value;
  }
  const next = SettingsUpdate.safeParse(merged);
  if (!next.success) throw new TypeError("The change does not leave valid settings", { cause: next.error });
  return next.data;
}

/** Whether the values are valid, and nothing is unknown. */
const fits = (part: Record<string, unknown>) => SettingsUpdate.safeParse({ ...DEFAULT_SETTINGS, ...part }).success;

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
