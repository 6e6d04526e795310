import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { HAS_LOGO, PALETTE, PICTURE_FONTS, PLAN_PAGE, PLAN_PAGE_FILE, TRACK } from '#company/look/index.ts'
import { ROOT } from '../../base/root.ts'

/** The texts and pictures of a plan; all of it is the shop's own words. */
export type PlanPicture = {
  /** The name of the company. */
  name: string
  title: string
  dates: string
  sum: string
  size: string
  /** Things that the sum does not hold; empty where there are none. */
  uncounted: string
  /** The day of the prices, in words. */
  made: string
  /** The days of the strip. */
  days: readonly { weekday: string; day: string; isRented: boolean }[]
  /** Pictures of things, as they came from the storage. */
  photos: readonly Buffer[]
}

/** How many days the strip has, and how many things stand on it. */
export const STRIP_DAYS = PLAN_PAGE.width / PLAN_PAGE.dayWidth
export const MAX_PHOTOS = 5

const { width: WIDTH, stripTop: STRIP_TOP, dayWidth: DAY_WIDTH, margin: MARGIN } = PLAN_PAGE
/** A longer name is drawn smaller: the dates stand beside it. */
const NAME_WIDTH = 560
const PHOTO = { width: 216, height: 236 }
const INK = PALETTE['--text']
const QUIET = PALETTE['--text-2']
const RENTED = PALETTE['--accent']
const ON_RENTED = PALETTE['--on-accent']
const SECONDS = 5

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
// The build draws it: a server that makes pictures of a storage reads no SVG.
const BACKGROUND = path.join(ROOT, 'dist/client', PLAN_PAGE_FILE)
let background: Promise<Buffer> | undefined
const FONTS = {
  display: PICTURE_FONTS.display ?? { name: 'Sutki Unbounded', fontfile: fileOf('./unbounded.ttf') },
  text: PICTURE_FONTS.text ?? { name: 'Sutki Onest', fontfile: fileOf('./onest.ttf') },
}

// Read when the first text is drawn. Without it fontconfig looks for fonts of the machine, and complains where there are none.
process.env.FONTCONFIG_FILE ??= fileOf('./fonts.conf')

/** Draws a plan as a PNG of 1200 × 630, off the event loop. */
export async function drawPlan(plan: PlanPicture): Promise<Buffer> {
  background ??= readFile(BACKGROUND)
  const layers = await Promise.all([
    ...photoLayers(plan.photos),
    // A logo says the name.
    ...(HAS_LOGO
      ? []
      : [textLayer(plan.name, { font: 'display', size: 30, top: 60, left: 94, atMost: NAME_WIDTH })]),
    textLayer(plan.title, { font: 'display', size: 56, top: 132 }),
    textLayer(plan.made, { font: 'text', size: 24, top: 208, color: QUIET }),
    textLayer(plan.dates, { font: 'text', size: 26, top: 60, color: QUIET, isRight: true }),
    textLayer(plan.sum, { font: 'display', size: 50, top: 134, isRight: true }),
    textLayer(plan.size, { font: 'text', size: 24, top: 208, color: QUIET, isRight: true }),
    ...(plan.uncounted
      ? [textLayer(plan.uncounted, { font: 'text', size: 24, top: 246, atMost: WIDTH - 2 * MARGIN })]
      : []),
    ...plan.days.flatMap(({ weekday, day, isRented }, index) => {
      const left = index * DAY_WIDTH + 15
      const color = isRented ? ON_RENTED : INK
      return [
        textLayer(weekday, { font: 'text', size: 14, top: 546, left, color }),
        textLayer(day, { font: 'display', size: 30, top: 568, left, color }),
      ]
    }),
  ])
  const rented = plan.days.flatMap(({ isRented }, index) => (isRented ? [rentedLayer(index)] : []))
  return sharp(await background)
    .composite([...rented, ...layers.filter((layer) => layer !== null)])
    .timeout({ seconds: SECONDS })
    .png({ palette: true, effort: 4 })
    .toBuffer()
}

type Text = {
  font: keyof typeof FONTS
  size: number
  top: number
  left?: number
  color?: string
  isRight?: boolean
  /** Pixels. */
  atMost?: number
}

// Drawn by itself, so that its width can be read: a text on the right ends at the margin.
async function textLayer(
  words: string,
  { font, size, top, left = MARGIN, color = INK, isRight = false, atMost = WIDTH }: Text,
): Promise<OverlayOptions> {
  const { name, fontfile } = FONTS[font]
  const spacing = font === 'display' ? ` letter_spacing="${Math.round(size * -0.05 * TRACK * 1024)}"` : ''
  const text = `<span foreground="${color}"${spacing}>${escaped(words)}</span>`
  const { data, info } = await sharp({
    text: { text, font: `${name} ${size}`, fontfile, rgba: true, dpi: 72 },
  })
    .resize({ width: atMost, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, top, left: isRight ? WIDTH - MARGIN - info.width : left }
}

function photoLayers(photos: readonly Buffer[]): Promise<OverlayOptions | null>[] {
  const shown = photos.slice(0, MAX_PHOTOS)
  const step = (WIDTH - 2 * MARGIN) / Math.max(shown.length, 3)
  return shown.map(async (photo, index) => {
    const resized = await sharp(photo)
      .resize({ ...PHOTO, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
      .catch(() => null)
    if (!resized) return null
    const left = Math.round(MARGIN + step * (index + 0.5) - resized.info.width / 2)
    return { input: resized.data, left, top: STRIP_TOP - 1 - resized.info.height }
  })
}

function rentedLayer(index: number): OverlayOptions {
  const create = { width: DAY_WIDTH, height: 88, channels: 3 as const, background: RENTED }
  return { input: { create }, left: index * DAY_WIDTH, top: STRIP_TOP }
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
