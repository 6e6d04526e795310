import { texts } from '#company/texts/index.ts'
import { readSizes, type Sizes } from '#gateway/rental/sizes.ts'
import type { ProductDetails } from './+query.ts'
import { type Drawing, drawingOf, FLAT, PERSON, SIDE } from './drawing.ts'
import css from './ScaleDrawing.module.css'

/** The drawing of a product, by its details; null where they are not enough. */
export function scaleDrawing(specs: ProductDetails['specs']): Scaled | null {
  const sizes = readSizes(specs)
  const drawing = drawingOf(sizes)
  if (!drawing) return null
  const names = namesOf(sizes)
  return {
    drawing,
    names,
    spoken: texts.drawing.label(names.map(({ text }) => text).join(', '), PERSON.height),
  }
}

type Scaled = {
  drawing: Drawing
  names: readonly { text: string; isHeight: boolean }[]
  /** All that it shows, in words. */
  spoken: string
}

/** The drawing; where it is too small to be read, only its shapes, silent to screen readers. */
export function ScaleDrawing({ drawing, names, spoken, isSmall = false }: ScaleDrawingProps) {
  const { thing, person, ground } = drawing
  const below = names.filter(({ isHeight }) => !isHeight)
  const middle = thing.x + thing.width / 2
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-label={spoken}
      aria-hidden={isSmall || undefined}
    >
      <svg
        aria-hidden
        x={person.x}
        y={person.y}
        width={person.width}
        height={person.height}
        viewBox={`0 0 ${PERSON.width} ${(PERSON.width * person.height) / person.width}`}
      >
        <path className={css.person} d={BODY} />
      </svg>
      <path className={css.ground} d={`M24 ${ground}H${SIDE - 8}`} />
      {thing.isRound ? <Round {...thing} /> : <Body {...thing} />}
      {!isSmall && (
        <g className={css.numbers}>
          <path d={`M${thing.x - 12} ${thing.y}v${thing.height}m-4 0h8m-8 ${-thing.height}h8`} />
          <path d={`M${thing.x} ${ground + 14}h${thing.width}m0 -4v8m${-thing.width} -8v8`} />
          <text
            transform={`translate(${thing.x - 21} ${Math.min(thing.y + thing.height / 2, ground - 44)}) rotate(-90)`}
          >
            {names.find(({ isHeight }) => isHeight)?.text}
          </text>
          {below.map(({ text }, line) => (
            <text key={text} x={Math.max(middle, 56)} y={ground + 34 + line * 17}>
              {text}
            </text>
          ))}
          <text x={person.x + person.width / 2} y={person.y - 9}>
            {texts.drawing.size(PERSON.height)}
          </text>
        </g>
      )}
    </svg>
  )
}

type ScaleDrawingProps = Scaled & { isSmall?: boolean }

function Body({ x, y, width, height, depth }: Drawing['thing']) {
  return (
    <g className={css.thing}>
      <path
        className={css.side}
        d={`M${x + width} ${y}l${depth.x} ${-depth.y}v${height}l${-depth.x} ${depth.y}z`}
      />
      <path className={css.top} d={`M${x} ${y}l${depth.x} ${-depth.y}h${width}l${-depth.x} ${depth.y}z`} />
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} />
    </g>
  )
}

function Round({ x, y, width, height }: Drawing['thing']) {
  const arc = `a${width / 2} ${FLAT * width} 0 0`
  return (
    <g className={css.thing}>
      <path d={`M${x} ${y}v${height}h${width}v${-height}z`} />
      <path className={css.top} d={`M${x} ${y}${arc} 1 ${width} 0${arc} 1 ${-width} 0z`} />
    </g>
  )
}

function namesOf({ width, depth, height, diameter }: Sizes) {
  return [
    ...(width === null ? [] : [{ text: texts.drawing.width(width), isHeight: false }]),
    ...(width === null || depth === null ? [] : [{ text: texts.drawing.depth(depth), isHeight: false }]),
    ...(width !== null || diameter === null
      ? []
      : [{ text: texts.drawing.diameter(diameter), isHeight: false }]),
    ...(height === null ? [] : [{ text: texts.drawing.height(height), isHeight: true }]),
  ]
}

/** A person who stands, seen from the front, in millimetres. */
const BODY =
  'M260 0C208 0 180 44 182 104C184 172 220 224 260 224C300 224 336 172 338 104C340 44 312 0 260 0ZM224 196C226 240 222 262 196 276C150 292 92 298 66 340C46 380 44 470 38 560C32 640 20 720 14 800C8 850 10 910 32 930C54 936 62 900 66 862C74 780 96 690 108 600C114 560 118 520 122 480C132 560 134 640 126 720C112 800 108 880 114 960C122 1100 130 1220 136 1330C136 1460 150 1580 156 1668C150 1706 118 1720 112 1750L228 1750C238 1700 232 1640 234 1580C236 1400 240 1160 252 960L260 950L268 960C280 1160 284 1400 286 1580C288 1640 282 1700 292 1750L408 1750C402 1720 370 1706 364 1668C370 1580 384 1460 384 1330C390 1220 398 1100 406 960C412 880 408 800 394 720C386 640 388 560 398 480C402 520 406 560 412 600C424 690 446 780 454 862C458 900 466 936 488 930C510 910 512 850 506 800C500 720 488 640 482 560C476 470 474 380 454 340C428 298 370 292 324 276C298 262 294 240 296 196Z'
