import { BOOT_ELEMENT_ID, BootDocument } from "@atrium/shared-contracts/wire";

/** Reads the shell's boot data from the page, where the server wrote it. Throws an Error that says what is missing. */
export function readBootDocument(page: Document): BootDocument {
  const text = page.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${BOOT_ELEMENT_ID}: it was not served by Atrium's server`);
  return BootDocument.parse(JSON.parse(text));
}

/** The page's nonce for styles and preload links, if the server's policy has one. */
export function readNonce(page: Document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute("content") || undefined;
}
