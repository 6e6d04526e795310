/** Fetches the code of what is offered in place of a refusal, in one file, once. */
const load = () => import('./offers.ts')

/** What is offered in place of a product that is busy. */
export const loadProductRescue = async () => (await load()).ProductRescue

/** What is offered in place of a cart that is not free on the dates. */
export const loadCartRescue = async () => (await load()).CartRescue

/** What is offered in place of one of its lines. */
export const loadLineRescue = async () => (await load()).LineRescue

/** What is offered in place of an order that was refused for lack of stock. */
export const loadOrderRescue = async () => (await load()).OrderRescue
