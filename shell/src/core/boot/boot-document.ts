import { BOOT_ELEMENT_ID, type BootDocument } from "@atrium/shared-contracts/wire";

/**
 * Reads the shell's boot data from the page. Throws an Error that says what is missing. Apart from its outline it isn't checked: it comes from our own
 * server, which has checked every part of it, and the schema would be in every page's first code.
 */
export function readBootDocument(page: Document): BootDocument {
  const text = page.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${BOOT_ELEMENT_ID}: it was not served by Atrium's server`);
  const boot = JSON.parse(text) as Partial<BootDocument> | null;
  const hasOutline =
    Array.isArray(boot?.features) && typeof boot.config?.apiBaseUrl === "string" && boot.shellVersion !== undefined;
  if (!hasOutline) throw new Error(`The page's #${BOOT_ELEMENT_ID} has no features or no configuration`);
  return boot as BootDocument;
}

/** The page's nonce for styles and preload links, if the server's policy has one. */
export function readNonce(page: Document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute("content") || undefined;
}
