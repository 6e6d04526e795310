declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; noHinting: boolean; keepFeatures: readonly string[] }
  /** Makes a font of those of its letters that are in a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
