import type { Config } from 'vike/types'

export default {
  head: { title: 'Ваш заказ' },
} satisfies Config
