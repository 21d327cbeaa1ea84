declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Narrows or pins the axes of a variable font. */
    variationAxes?: Readonly<
      Record<string, number | { min: number; max: number; default?: number }>
    >;
  }

  /** A font with only the glyphs that a text needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
