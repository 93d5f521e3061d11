import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";

/** Prefix of every key of the product, whoever writes it. */
const PRODUCT_PREFIX = "atrium";

/** Keys that belong to the device and stay for its next user. Everything else under the prefix belongs to the signed-in person. */
const DEVICE_KEYS: ReadonlySet<string> = new Set([
  STORAGE_KEYS.theme,
  STORAGE_KEYS.language,
  STORAGE_KEYS.sidebarCollapsed,
  STORAGE_KEYS.characterKeys,
  STORAGE_KEYS.firstSteps,
  STORAGE_KEYS.signOut,
]);

/** Whether a storage key holds data about the signed-in person. */
export const isPersonal = (key: string): boolean => key.startsWith(PRODUCT_PREFIX) && !DEVICE_KEYS.has(key);
