/** Subresource integrity of some bytes, as releases and pages list it: `sha384-…`. */
export async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-384", bytes));
  return `sha384-${btoa(String.fromCodePoint(...hash))}`;
}
