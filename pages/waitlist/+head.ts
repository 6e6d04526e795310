import { texts } from '#company/texts/index.ts'
import type { OwnHead } from '#renderer/page/pageHead.ts'

const head: OwnHead = ({ pageContext: { waitForm } }) => ({
  title: `${waitForm?.said?.tone === 'error' ? texts.orderForm.wrong : ''}${texts.waitlist.title}`,
})

export default head
