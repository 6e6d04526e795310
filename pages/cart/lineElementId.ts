/** The id of a line's element: where the summary leads when a line has to be mended. */
export function lineElementId(productId: string): string {
  return `line-${productId.replace(/[^\w-]/g, '_')}`
}
