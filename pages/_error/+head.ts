import { texts } from '#company/texts/index.ts'
import type { OwnHead } from '#renderer/page/pageHead.ts'

const head: OwnHead = ({ isNotFound }) => ({
  title: isNotFound ? texts.pages.notFoundTitle : texts.lost.wrong,
  noindex: true,
})

export default head
