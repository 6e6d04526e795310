import { createHash } from 'node:crypto'
import { boxOf, type Pictures } from './pictureFiles.ts'

/** A logo as pages show it: URLs for both schemes, size in CSS pixels. */
type Logo = { url: string; darkUrl: string; width: number; height: number }

/** As high as the header has room for, in CSS pixels, and as wide as the narrowest one does. */
const HEIGHT = 32
const MAX_WIDTH = 200

/** The logo of a company, and its files by their place in the build; no logo, no files. */
export function logoFiles({ 'logo.svg': logo, 'logo-dark.svg': dark = logo }: Pictures): {
  logo: Logo | null
  files: Map<string, Buffer>
} {
  const box = logo && boxOf(logo.toString('utf8'))
  if (!logo || !dark || !box) return { logo: null, files: new Map() }
  const scale = Math.min(HEIGHT / box.height, MAX_WIDTH / box.width)
  const [file, darkFile] = [nameOf(logo), nameOf(dark)]
  return {
    logo: {
      url: `/${file}`,
      darkUrl: `/${darkFile}`,
      width: Math.round(box.width * scale),
      height: Math.round(box.height * scale),
    },
    files: new Map([
      [file, logo],
      [darkFile, dark],
    ]),
  }
}

/** Hashed, so that it may be stored for ever. */
function nameOf(content: Buffer): string {
  return `assets/static/logo.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.svg`
}
