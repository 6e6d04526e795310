import { texts } from '#company/texts/index.ts'

/** The sizes of a product, in whole millimetres; null: its details do not state one, or not clearly. */
export type Sizes = {
  /** The width of its front. */
  width: number | null
  depth: number | null
  height: number | null
  /** A round product has one in place of width and depth. */
  diameter: number | null
}

type Detail = { name: string; value: string }

/** Reads sizes from a thing's details: «40 × 42 × 92 см» is width × depth × height. What is stated in two ways is not known. */
export function readSizes(details: readonly Detail[]): Sizes {
  const found = { width: UNSTATED, depth: UNSTATED, height: UNSTATED, length: UNSTATED, diameter: UNSTATED }
  const state = (name: keyof typeof found, size: number | null) => {
    found[name] = found[name] === UNSTATED || found[name] === size ? size : null
  }
  for (const { name, value } of plain(details)) {
    if (texts.sizes.all.test(name)) {
      const [width, depth, height] = lengthsIn(value, 3) ?? [null, null, null]
      state('width', width ?? null)
      state('depth', depth ?? null)
      state('height', height ?? null)
    } else {
      const single = SINGLE.find(([, names]) => names.test(name))
      if (single) state(single[0], lengthsIn(value, 1)?.[0] ?? null)
    }
  }
  const { width, depth, height, length, diameter } = found
  // A length is the longer side, which stands in front.
  const front = length !== UNSTATED && depth === UNSTATED ? { width: length, depth: width } : { width, depth }
  return {
    width: front.width ?? null,
    depth: front.depth ?? null,
    height: height ?? null,
    diameter: diameter ?? null,
  }
}

/**
 * How large things are beside each other, each by its details: as shares of the largest, to one scale; where the least would vanish, the
 * differences are evened out until it is seen. Null for what states no size.
 */
export function sharesOf(things: readonly (readonly Detail[])[]): (number | null)[] {
  const sizes = things.map((details) => {
    const { width, height, diameter } = readSizes(details)
    return Math.max(width ?? diameter ?? 0, height ?? 0)
  })
  const shares = sizes.map((size) => (size === 0 ? null : size / Math.max(...sizes)))
  const evened = Math.log(LEAST_SHARE) / Math.log(Math.min(LEAST_SHARE, ...shares.map((share) => share ?? 1)))
  return shares.map((share) => share && share ** evened)
}

/** The square metres that one thing takes: as stated («Место на полу: 0,8 м²»), else those under its body. Null: nobody can say. */
export function unitFloorArea(details: readonly Detail[]): number | null {
  const stated = plain(details).find(({ name }) => texts.sizes.floor.test(name))
  if (stated) return areaIn(stated.value)
  const { width, depth, height, diameter } = readSizes(details)
  if (height === null) return null
  if (width !== null && depth !== null) return (width * depth) / SQUARE_METRE
  return diameter === null ? null : (Math.PI * (diameter / 2) ** 2) / SQUARE_METRE
}

/** Some of one thing; `unit`: square metres that one takes, null where nobody can say. */
type Standing = { quantity: number; unit: number | null }

/** The square metres of floor that things take side by side, rounded up to a tenth; null where it is not known of all of them. */
export function floorArea(things: readonly Standing[]): number | null {
  if (things.length === 0) return null
  let sum = 0
  for (const { quantity, unit } of things) {
    if (unit === null) return null
    sum += quantity * unit
  }
  // Sums of binary fractions are a little off: that is no further tenth.
  return Math.ceil(Number((sum * 10).toFixed(6))) / 10
}

const SINGLE = [
  ['width', texts.sizes.width],
  ['depth', texts.sizes.depth],
  ['height', texts.sizes.height],
  ['length', texts.sizes.length],
  ['diameter', texts.sizes.diameter],
] as const
const LEAST_SHARE = 1 / 5
const UNSTATED: number | null | undefined = undefined

/** More details, and longer ones, say no size. */
const MAX_DETAILS = 100
const MAX_TEXT = 60
/** No thing is longer than 100 m, or takes more than a hectare. */
const MAX_LENGTH = 100_000
const MAX_AREA = 10_000
const SQUARE_METRE = 1_000_000

// A letter of either alphabet stands for the sign, too.
const BY = '[×x\\u0445*]'
const NUMBER = '\\d{1,5}(?:[.,]\\d{1,2})?'
const MEASURE = new RegExp(`^(${NUMBER}(?: ?${BY} ?${NUMBER}){0,2}) ?([^\\d\\s]{1,2}2?)$`)

function plain(details: readonly Detail[]): Detail[] {
  return details.slice(0, MAX_DETAILS).flatMap(({ name, value }) =>
    name.length > MAX_TEXT || value.length > MAX_TEXT
      ? []
      : {
          name: name.replace(/\s+/g, ' ').trim().toLowerCase(),
          value: value.replace(/\s+/g, ' ').trim().toLowerCase(),
        },
  )
}

/** `count` lengths in millimetres, each above 0; null for anything else. */
function lengthsIn(value: string, count: number): number[] | null {
  const [, numbers = '', unit = ''] = MEASURE.exec(value) ?? []
  const factor = FACTORS.find(([names]) => names.test(unit))?.[1]
  const lengths = numbers.split(new RegExp(BY)).map((number) => Math.round(numberIn(number) * (factor ?? 0)))
  return lengths.length === count && lengths.every((length) => length > 0 && length <= MAX_LENGTH)
    ? lengths
    : null
}

const FACTORS = [
  [texts.sizes.millimetres, 1],
  [texts.sizes.centimetres, 10],
  [texts.sizes.metres, 1000],
] as const

function areaIn(value: string): number | null {
  if (texts.sizes.noFloor.test(value)) return 0
  const [, number = '', unit = ''] = MEASURE.exec(value) ?? []
  const area = numberIn(number)
  return texts.sizes.squareMetres.test(unit) && area > 0 && area <= MAX_AREA ? area : null
}

function numberIn(text: string): number {
  return Number(text.replace(',', '.'))
}
