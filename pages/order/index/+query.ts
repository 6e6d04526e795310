import { planQueries } from './planQueries.ts'

export default import.meta.env.SSR ? planQueries : {}
