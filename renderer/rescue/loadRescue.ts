/** Fetches the code of what is offered in place of a product that is busy; it is fetched once. */
export async function loadProductRescue() {
  return (await import('./ProductRescue.tsx')).ProductRescue
}
