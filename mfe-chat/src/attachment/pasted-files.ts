/** The files that are pasted. None if it's text: what's copied from a spreadsheet or a word processor comes with a picture of it. */
export function pastedFiles(data: DataTransfer | null): readonly File[] {
  const isText = data?.types.includes("text/html") && data.getData("text/plain") !== "";
  return isText ? [] : Array.from(data?.files ?? []);
}
