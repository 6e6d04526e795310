import type { PageHead } from '#renderer/head/pageHead.ts'

export default { title: 'Заказ принят', noindex: true } satisfies PageHead
