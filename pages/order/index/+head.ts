import type { OwnHead } from '#renderer/page/pageHead.ts'
import { isRefused } from './plain/plainOrder.ts'

const head: OwnHead = ({ pageContext: { plainOrder } }) => ({
  title: `${plainOrder && isRefused(plainOrder) ? 'Ошибка: ' : ''}Оформление заказа`,
})

export default head
