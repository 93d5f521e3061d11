/** The file's contents. */
declare module "*.css?text" {
  const text: string;
  export default text;
}

/** The URL of the font as it is. */
declare module "*.woff2?whole" {
  const url: string;
  export default url;
}

/** The URL of a variable font, less what pages don't show of it. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
