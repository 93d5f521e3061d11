declare module "*.css";

/** The file's URL. */
declare module "*.webp" {
  const url: string;
  export default url;
}
