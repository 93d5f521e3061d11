import { characterClusters } from "@atrium/shared-contracts/spec";

/** Characters of a name that fit beside a few words on a phone. */
const MAX = 24;

/** A name as long as a greeting has room for. A longer one ends after a word if possible, with an ellipsis. */
export function shortName(name: string): string {
  const characters = characterClusters(name);
  if (characters.length <= MAX) return name;
  const start = characters.slice(0, MAX).join("");
  const space = start.lastIndexOf(" ");
  return `${space > 0 ? start.slice(0, space) : start}…`;
}
