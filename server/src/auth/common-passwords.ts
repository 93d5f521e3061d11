let common: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  // A quarter of a megabyte that only sign-up and password change need.
  const { default: lists } = await import("@zxcvbn-ts/language-common");
  return new Set(lists.dictionary.passwords);
}

/** Whether the password is among the commonest, in any case of its letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.normalize("NFKC").toLowerCase());
}
