/** «Займёт 64,6 м² пола без учёта проходов»: all that is in a set, side by side. */
export function takes(squareMetres: number): string {
  return `Займёт ${String(squareMetres).replace('.', ',')}\u00A0м² пола без учёта проходов`
}
