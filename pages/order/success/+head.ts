import { texts } from '#company/texts/index.ts'
import type { PageHead } from '#renderer/page/pageHead.ts'

export default { title: texts.orderWords.yours } satisfies PageHead
