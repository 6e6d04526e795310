/** Fetches the code of what is offered in place of a refusal, in one file, once. */
const load = () => import('./OrderAlternatives.tsx')

/** Loads the alternatives to a busy product. */
export const loadProductAlternatives = async () => (await load()).ProductAlternatives

/** Loads the alternatives to a cart that is not free on the dates. */
export const loadCartAlternatives = async () => (await load()).CartAlternatives

/** Loads the alternatives to one of its lines. */
export const loadLineAlternatives = async () => (await load()).LineAlternatives

/** Loads the alternatives to an order that was refused for lack of stock. */
export const loadOrderAlternatives = async () => (await load()).OrderAlternatives
