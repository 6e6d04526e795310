export { CartRescue } from './CartRescue.tsx'
export { LineRescue } from './LineRescue.tsx'
export { OrderRescue } from './OrderRescue.tsx'
export { ProductRescue } from './ProductRescue.tsx'
