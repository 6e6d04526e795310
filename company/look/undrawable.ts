import sharp from 'sharp'
import { DENSITY } from './drawIcons.ts'
import type { Pictures } from './pictureFiles.ts'

/** The pictures that no browser could show or the build could not draw: a line for each. */
export async function undrawable(pictures: Pictures): Promise<string[]> {
  const lines: string[] = []
  for (const [file, content] of Object.entries(pictures)) {
    try {
      // Of an SVG all is read for its size, of a PNG the head alone.
      if (file.endsWith('.svg')) await sharp(content, { density: DENSITY }).metadata()
      else await sharp(content).stats()
    } catch (error) {
      lines.push(`${file}: cannot be drawn: ${reasonOf(error as Error)}`)
    }
  }
  return lines
}

function reasonOf({ message }: Error): string {
  if (message.includes('exceeds pixel limit')) return 'its width and height or its viewBox are too large'
  const [, inXml] = /XML parse error: ([^\n]*)/.exec(message) ?? []
  return inXml ?? 'its content is damaged'
}
