let common: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  // 250 KB that only sign-up and password changes need.
  const { default: lists } = await import("@zxcvbn-ts/language-common");
  return new Set(lists.dictionary.passwords);
}

/** Whether the password is one of the most common ones, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.normalize("NFKC").toLowerCase());
}
