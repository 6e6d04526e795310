import type { OwnHead } from '#renderer/page/pageHead.ts'

const head: OwnHead = ({ isNotFound }) => ({
  title: isNotFound ? 'Страница не\u00A0найдена' : 'Что-то пошло не\u00A0так',
  noindex: true,
})

export default head
