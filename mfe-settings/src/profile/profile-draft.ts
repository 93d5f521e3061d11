import type { ProfileUpdate, User } from "@atrium/shared-contracts/wire";
import { PRESET_TRAITS, presetNamed } from "./preset-traits.ts";

export const PERSONALITY_MAX_TRAITS = 20;
/** Limits are in code points, as the server counts. */
export const TRAIT_MAX_CHARACTERS = 50;
export const SHORT_TEXT_MAX_CHARACTERS = 100;
export const PERSONAL_INFO_MAX_CHARACTERS = 2_000;

/** The form's values. Text fields are never null; an empty one means "not set". */
export interface ProfileDraft {
  readonly preferredName: string;
  readonly role: string;
  readonly personalInfo: string;
  readonly personality: readonly string[];
  readonly location: string;
  readonly timezone: string;
  /** A trait that's typed but not added yet. Saving adds it. */
  readonly ownTrait: string;
}

const TEXT_FIELDS = ["preferredName", "role", "personalInfo", "location", "timezone"] as const;

export function draftOf(user: User): ProfileDraft {
  return {
    preferredName: user.preferredName ?? "",
    role: user.role ?? "",
    personalInfo: user.personalInfo ?? "",
    personality: [...new Set(user.personality.map(asStored))],
    location: user.location ?? "",
    timezone: user.timezone ?? "",
    ownTrait: "",
  };
}

/** The fields that differ from the account, or undefined if none do. */
export function changesIn(draft: ProfileDraft, user: User): ProfileUpdate | undefined {
  const saved = draftOf(user);
  const changes: ProfileUpdate = {};
  for (const field of TEXT_FIELDS) {
    const text = draft[field].trim();
    if (text !== saved[field]) changes[field] = text === "" ? null : text;
  }
  const personality = addTrait(draft.personality, draft.ownTrait);
  if (personality.join("\n") !== saved.personality.join("\n")) changes.personality = [...personality];
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** A suggested trait's English word, whatever language it's in. Custom traits stay as they are. */
function asStored(trait: string): string {
  const preset = presetNamed(trait);
  return preset ? PRESET_TRAITS[preset] : trait;
}

const isSame = (trait: string) => (other: string) => other.toLowerCase() === trait.toLowerCase();

/** Adds a trait, unless it's blank, a duplicate or over the limit. */
export function addTrait(traits: readonly string[], trait: string): readonly string[] {
  const text = asStored(Array.from(trait.trim()).slice(0, TRAIT_MAX_CHARACTERS).join(""));
  const refused = text === "" || traits.length >= PERSONALITY_MAX_TRAITS || traits.some(isSame(text));
  return refused ? traits : [...traits, text];
}

/** Adds a trait, or removes it if it's already there. */
export function toggleTrait(traits: readonly string[], trait: string): readonly string[] {
  const same = isSame(asStored(trait.trim()));
  return traits.some(same) ? traits.filter((other) => !same(other)) : addTrait(traits, trait);
}
