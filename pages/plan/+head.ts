import type { PageHead } from '#renderer/page/pageHead.ts'

export default { title: 'Смета', noindex: true } satisfies PageHead
