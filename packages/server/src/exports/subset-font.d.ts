declare module 'subset-font' {
  /** A font with the characters of `text` only; `variationAxes` fixes the axes of a variable font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype';
      variationAxes: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
