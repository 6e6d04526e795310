export { CartAlternatives } from './CartAlternatives.tsx'
export { LineAlternatives } from './LineAlternatives.tsx'
export { OrderAlternatives } from './OrderAlternatives.tsx'
export { ProductAlternatives } from './ProductAlternatives.tsx'
