// Its published types lack the options that are used here.
declare module "subset-font" {
  interface Options {
    readonly keepAllGlyphs: true;
    /** OpenType features; all others go. */
    readonly keepFeatures: readonly string[];
    readonly targetFormat: "woff2";
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
