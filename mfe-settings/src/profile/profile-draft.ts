import type { User } from "@atrium/shared-contracts";
import type { ProfileUpdate } from "@atrium/shared-contracts/wire";

export const PERSONALITY_MAX_TRAITS = 20;
export const TRAIT_MAX_CHARACTERS = 50;

/** What the form holds: text fields are never null, an empty one means "not given". */
export interface ProfileDraft {
  readonly preferredName: string;
  readonly role: string;
  readonly personalInfo: string;
  readonly personality: readonly string[];
  readonly location: string;
  readonly timezone: string;
}

const TEXT_FIELDS = ["preferredName", "role", "personalInfo", "location", "timezone"] as const;

export function draftOf(user: User): ProfileDraft {
  return {
    preferredName: user.preferredName ?? "",
    role: user.role ?? "",
    personalInfo: user.personalInfo ?? "",
    personality: user.personality,
    location: user.location ?? "",
    timezone: user.timezone ?? "",
  };
}

/** The fields that differ from the account; undefined when none does. */
export function changesIn(draft: ProfileDraft, user: User): ProfileUpdate | undefined {
  const saved = draftOf(user);
  const changes: ProfileUpdate = {};
  for (const field of TEXT_FIELDS) {
    const text = draft[field].trim();
    if (text !== saved[field]) changes[field] = text === "" ? null : text;
  }
  if (draft.personality.join("\n") !== saved.personality.join("\n")) changes.personality = [...draft.personality];
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Adds a trait, or takes it away when it is there; blank, too long or one too many changes nothing. */
export function toggleTrait(traits: readonly string[], trait: string): readonly string[] {
  const text = trait.trim().slice(0, TRAIT_MAX_CHARACTERS);
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  if (traits.some(same)) return traits.filter((other) => !same(other));
  return text === "" || traits.length >= PERSONALITY_MAX_TRAITS ? traits : [...traits, text];
}
