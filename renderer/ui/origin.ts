import { createContext } from 'react'

/** The shop's origin, without a closing slash: for the few places that have to name a page by its whole URL. */
export const OriginContext = createContext('')
