import { texts } from '#company/texts/index.ts'
import type { OwnHead } from '#renderer/page/pageHead.ts'

const head: OwnHead = ({ isNotFound, pageContext: { abortReason } }) => {
  const title = isNotFound ? texts.pages.notFoundTitle : texts.lost.wrong
  return { title: typeof abortReason === 'object' ? abortReason.title : title, noindex: true }
}

export default head
