/** Fetches the code of what is offered in place of a refusal, in one file, once. */
const load = () => import('./OrderAlternatives.tsx')

/** What is offered in place of a product that is busy. */
export const loadProductAlternatives = async () => (await load()).ProductAlternatives

/** What is offered in place of a cart that is not free on the dates. */
export const loadCartAlternatives = async () => (await load()).CartAlternatives

/** What is offered in place of one of its lines. */
export const loadLineAlternatives = async () => (await load()).LineAlternatives

/** What is offered in place of an order that was refused for lack of stock. */
export const loadOrderAlternatives = async () => (await load()).OrderAlternatives
