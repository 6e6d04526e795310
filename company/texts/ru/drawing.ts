// The drawing of a thing beside a person, by its sizes in millimetres.

/** «92 см», «3,9 м» */
export function size(millimetres: number): string {
  const [count, unit] =
    millimetres < 3000 ? [millimetres / 10, 'см'] : [Number((millimetres / 1000).toFixed(2)), 'м']
  return `${String(count).replace('.', ',')}\u00A0${unit}`
}

/** Before the label, on what opens the drawing. */
export const open = 'На весь экран: '
export const scheme = 'Рисунок в\u00A0масштабе'

export function height(millimetres: number): string {
  return `высота ${size(millimetres)}`
}

export function width(millimetres: number): string {
  return `ширина ${size(millimetres)}`
}

export function depth(millimetres: number): string {
  return `глубина ${size(millimetres)}`
}

export function diameter(millimetres: number): string {
  return `диаметр ${size(millimetres)}`
}

/** For screen readers; `sizes` are those above, the person’s height is in millimetres. */
export function label(sizes: string, person: number): string {
  return `Рисунок в\u00A0масштабе: ${sizes}, рядом человек ростом ${size(person)}`
}
