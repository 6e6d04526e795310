// The drawing of a thing beside a person, by its sizes in millimetres.

/** “92 cm”, “3.9 m” */
export function size(millimetres: number): string {
  return millimetres < 3000
    ? `${millimetres / 10}\u00A0cm`
    : `${Number((millimetres / 1000).toFixed(2))}\u00A0m`
}

/** Before the label, on what opens the drawing. */
export const open = 'Full screen: '
export const scheme = 'Drawing to scale'

export function height(millimetres: number): string {
  return `height ${size(millimetres)}`
}

export function width(millimetres: number): string {
  return `width ${size(millimetres)}`
}

export function depth(millimetres: number): string {
  return `depth ${size(millimetres)}`
}

export function diameter(millimetres: number): string {
  return `diameter ${size(millimetres)}`
}

/** For screen readers; `sizes` are those above, the person’s height is in millimetres. */
export function label(sizes: string, person: number): string {
  return `Drawing to scale: ${sizes}, beside a person ${size(person)} tall`
}
