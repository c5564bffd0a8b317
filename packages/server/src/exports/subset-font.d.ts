declare module 'subset-font' {
  /** The letters of `text` from a font, as a font of its own; a variable font is held to `variationAxes`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype';
      variationAxes: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
