export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Text of others inside a reply: its markdown is shown, not obeyed. */
export const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
