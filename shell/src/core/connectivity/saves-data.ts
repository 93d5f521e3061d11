/** Whether the user asked to save data: then nothing is fetched before it's needed. Not every browser knows. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
