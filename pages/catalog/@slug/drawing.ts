import type { Sizes } from '#gateway/rental/sizes.ts'

/** A thing and a person beside each other at one scale, in the units of the square that they are drawn in. */
export type Drawing = {
  /** Where both stand: the floor, or a table. */
  ground: number
  thing: Box & { depth: Point; isRound: boolean }
  /** Cut where only what is above the table is seen. */
  person: Box
}

type Box = { x: number; y: number; width: number; height: number }
type Point = { x: number; y: number }

/** The side of the square. */
export const SIDE = 400
/** The person, in millimetres. */
export const PERSON = { width: 520, height: 1750 }

/** The room left free for the numbers around, and for the person's own above a small product. */
const FREE = { left: 52, right: 28, top: 30, bottom: 62, between: 18 }
/** How a depth goes back and up: the parts of it to the right and above. */
const BACK = { x: 0.3, y: 0.2 }
/** Half the height of a circle that is seen from a little above, by its diameter. */
export const FLAT = 0.1
const GAP = 60
/** A smaller product stands on a table, large enough to be seen, with the upper part of the person behind it. */
const SMALL = 350
const LEAST_SEEN = 560

/** Draws a thing to scale, by its width or diameter and its height; null where these are not known. */
export function drawingOf({ width, depth, height, diameter }: Sizes): Drawing | null {
  const front = width ?? diameter
  if (front === null || height === null) return null
  const isRound = width === null
  const back = isRound || depth === null ? { x: 0, y: 0 } : { x: depth * BACK.x, y: depth * BACK.y }
  const above = isRound ? front * FLAT : back.y
  const across = front + back.x + GAP + PERSON.width
  const largest = Math.max(front + back.x, height + above)
  const isCut = largest < SMALL
  const seen = isCut ? Math.max(largest * 3, LEAST_SEEN) : PERSON.height
  const high = Math.max(height + above, seen)

  const room = { x: SIDE - FREE.left - FREE.between - FREE.right, y: SIDE - FREE.top - FREE.bottom }
  const scale = Math.min(room.x / across, room.y / high)
  const left = FREE.left + (room.x - across * scale) / 2
  const ground = FREE.top + (room.y + high * scale) / 2
  return {
    ground,
    thing: {
      x: left,
      y: ground - height * scale,
      width: front * scale,
      height: height * scale,
      depth: { x: back.x * scale, y: back.y * scale },
      isRound,
    },
    person: {
      x: left + (front + back.x + GAP) * scale + FREE.between,
      y: ground - seen * scale,
      width: PERSON.width * scale,
      height: seen * scale,
    },
  }
}
