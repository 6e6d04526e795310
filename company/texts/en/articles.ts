// Lists of articles. `name`: the entry's own; `page`: “, page 2” or nothing.
export const none = 'No articles yet'
export const noneText =
  'We are still writing them. Meanwhile, ask us: we will tell you what to take and how much of it.'
export const ask = 'Ask us'
export const emptySection = 'Nothing here yet'
export const emptySectionText = 'This section has no articles so far, but others do.'
export const listDescription =
  'How much you need, how to choose, and what you pay for when you return it: good to know before you order.'

export function listTitle(page: string): string {
  return `Articles: how much you need, and the rules of renting${page}`
}

export function sectionTitle(name: string, page: string): string {
  return `${name}: articles${page}`
}

export function sectionDescription(name: string): string {
  return `${name}: articles on what is good to know before you order.`
}
