/** Fetches the code of what is offered in place of a product that is busy; it is fetched once. */
export async function loadProductRescue() {
  return (await import('./ProductRescue.tsx')).ProductRescue
}

/** Fetches the code of what is offered in place of a cart that is not free on the dates; it is fetched once. */
export async function loadCartRescue() {
  return (await import('./CartRescue.tsx')).CartRescue
}

/** Fetches the code of what is offered in place of one of its lines; it is fetched once. */
export async function loadLineRescue() {
  return (await import('./LineRescue.tsx')).LineRescue
}

/** Fetches the code of what is offered in place of an order that was refused for lack of stock; it is fetched once. */
export async function loadOrderRescue() {
  return (await import('./OrderRescue.tsx')).OrderRescue
}
