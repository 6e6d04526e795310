import type { PageHead } from '#renderer/head/pageHead.ts'

export default { title: 'Компоненты', noindex: true } satisfies PageHead
