/** "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Text of others inside a reply: its markdown is shown, not obeyed. */
export const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
