import type { PageHead } from '#renderer/head/pageHead.ts'

export default { title: 'Смета', noindex: true } satisfies PageHead
