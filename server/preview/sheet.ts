import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'

/** A column of a sheet: how pages look in it, how wide they are drawn, and what is written above it. */
type Look = { label: string; width: number; tile: number; scheme: 'light' | 'dark' }

type Place = { row: number; column: number }

const GAP = 8
const LABEL = 22

/** One picture of many pages: a row for each, with what is written above it, and a column for each look. What a page has below `height` is left out. */
export function createSheet(looks: readonly Look[], rows: readonly string[], height: number) {
  const tiles: OverlayOptions[] = []
  const left = (column: number) => looks.slice(0, column).reduce((sum, { tile }) => sum + tile + GAP, GAP)
  const top = (row: number) => LABEL + row * (height + LABEL)

  /** Puts the top of the page onto its place of the sheet. */
  async function draw(page: Page, { row, column }: Place): Promise<void> {
    const look = looks[column]
    if (!look) return
    const { width, tile, scheme } = look
    await page.setViewportSize({ width, height: Math.ceil((height * width) / tile) })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.allSettled([...document.images].map((image) => image.checkVisibility() && image.decode()))
    })
    const input = await sharp(await page.screenshot())
      .resize({ width: tile, height })
      .toBuffer()
    tiles.push({ input, left: left(column), top: top(row) + LABEL })
  }

  /** Writes the picture and a page that shows it, and answers the page's place. */
  async function write(folder: string, name: string): Promise<string> {
    const labels = [
      ...looks.map(({ label }, column) => text(label, left(column), 0)),
      ...rows.map((label, row) => text(label, GAP, top(row))),
    ]
    const size = { width: left(looks.length), height: top(rows.length) }
    await mkdir(folder, { recursive: true })
    await sharp({ create: { ...size, channels: 3, background: '#888' }, limitInputPixels: false })
      .composite([...tiles, ...labels])
      .jpeg({ quality: 82 })
      .toFile(path.join(folder, `${name}.jpg`))
    const file = path.join(folder, `${name}.html`)
    await writeFile(
      file,
      `<!doctype html><meta charset="utf-8"><title>Sheet</title><img src="${name}.jpg" alt="" style="max-width:none">\n`,
    )
    return file
  }

  return { draw, write }
}

function text(words: string, left: number, top: number): OverlayOptions {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${LABEL}"><text y="16" font-size="15" font-family="sans-serif" fill="#fff">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`
  return { input: Buffer.from(svg), left, top }
}
