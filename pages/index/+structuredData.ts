import { structuredDataOf } from '#renderer/page/structuredData.ts'
import { companyThing, faqThing, webSiteThing } from '#renderer/page/things.ts'
import query from './+query.ts'
import { homeBlock } from './homeBlocks.ts'

export default structuredDataOf(query, ({ content }, context) => [
  companyThing(context),
  webSiteThing(context),
  faqThing(homeBlock(content?.page, 'FaqBlock')?.questions ?? []),
])
