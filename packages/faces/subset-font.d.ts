declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepAllGlyphs: true;
    /** One value, or what remains of an axis. */
    variationAxes: { wght: number | { min: number; max: number } };
  }
  /** Without a text every letter stays. */
  export default function subsetFont(font: Buffer, text: null, options: Options): Promise<Buffer>;
}
