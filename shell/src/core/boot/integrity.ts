/** Whether these bytes have a subresource integrity, as releases and pages list it: `sha256-…`, or `sha384-…` in earlier releases. */
export async function isIntact(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const [algorithm = "", expected] = integrity.split(/-(.*)/);
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm.replace("sha", "SHA-"), bytes));
  return btoa(String.fromCodePoint(...hash)) === expected;
}
