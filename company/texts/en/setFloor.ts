/** “Takes 64.6 m² of floor, passages not counted”: all that is in a set, side by side. */
export function takes(squareMetres: number): string {
  return `Takes ${squareMetres}\u00A0m² of floor, passages not counted`
}
