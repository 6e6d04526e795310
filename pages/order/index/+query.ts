import { planQueries } from './plain/planQueries.ts'

export default import.meta.env.SSR ? planQueries : {}
