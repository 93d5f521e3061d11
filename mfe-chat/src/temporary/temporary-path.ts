/** The page of a temporary conversation: the page for new conversations, with this query. */
const QUERY = "?temporary";

export const TEMPORARY_PATH = `/new${QUERY}`;

export const isTemporary = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  pathname === "/new" && search === QUERY;
