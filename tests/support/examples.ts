import { readExamples } from '#gateway/http/playground.ts'
import { todayIn } from '#gateway/rental/today.ts'

/** The gateway's examples as they can be asked today. */
export const examples = readExamples(todayIn('Europe/Moscow', new Date()))

/** Those that only read. */
export const readingExamples = examples.filter(({ query }) => !/^mutation/m.test(query))
