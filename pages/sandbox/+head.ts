import type { PageHead } from '#renderer/page/pageHead.ts'

export default { title: 'Компоненты', noindex: true } satisfies PageHead
