import { STORAGE_KEYS } from "@atrium/shared-contracts";

/** Every key of the product begins so, whoever writes it. */
const PRODUCT_PREFIX = "atrium";

/** What belongs to the device and stays for whoever uses it next. Everything else under the prefix belongs to the person who is signed in. */
const DEVICE_KEYS: ReadonlySet<string> = new Set([
  STORAGE_KEYS.theme,
  STORAGE_KEYS.language,
  STORAGE_KEYS.sidebarCollapsed,
  STORAGE_KEYS.characterKeys,
]);

/** Whether a key of the browser's storage holds something of the person who is signed in. */
export const isPersonal = (key: string): boolean => key.startsWith(PRODUCT_PREFIX) && !DEVICE_KEYS.has(key);
