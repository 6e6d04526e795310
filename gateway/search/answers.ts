import { texts } from '#company/texts/index.ts'
import type { Rest } from '../rest/calls/index.ts'
import type { CleanHtml } from '../rest/html/cleaner.ts'
import type { Contacts } from '../rest/shapes/contacts.ts'
import type { ContentPage } from '../rest/shapes/content.ts'
import type { Settings } from '../rest/shapes/settings.ts'

/** A piece of the shop's own texts: a question with its answer, a part of the terms, a place of the company, a page. */
export type ShopAnswer = {
  title: string
  /** The heading of the part. */
  section: string | null
  /** The beginning of its text. */
  text: string | null
  /** The path of the page that has it. */
  url: string
}

/** All of them, in the order in which equally good ones are shown. */
export async function readAnswers(rest: Rest, clean: CleanHtml): Promise<ShopAnswer[]> {
  const [home, terms, contacts, settings] = await Promise.all([
    rest.page('home'),
    rest.page('rent-terms'),
    rest.contacts(),
    rest.settings(),
  ])
  const all = [
    home && questionsOf(home, clean),
    terms && partsOf(terms, clean),
    placesOf(contacts),
    pagesOf(settings),
  ]
  return (await Promise.all(all)).flatMap((answers) => answers ?? [])
}

async function questionsOf({ blocks }: ContentPage, clean: CleanHtml): Promise<ShopAnswer[]> {
  const items = blocks.filter(({ type }) => type === 'faq').flatMap((block) => block.items)
  const answered = items.map(async ({ question, answer }) => ({
    title: question ?? '',
    section: null,
    text: plainText((await clean(answer)) ?? ''),
    url: '/',
  }))
  return (await Promise.all(answered)).filter(({ title }) => title !== '')
}

async function partsOf({ title, html }: ContentPage, clean: CleanHtml): Promise<ShopAnswer[]> {
  const parts = ((await clean(html)) ?? '').split(/<h2[^<>]*>/)
  return parts.map((part) => {
    const [heading = '', text] = part.split('</h2>')
    return {
      title: title ?? texts.pages.titles['rent-terms'] ?? '',
      section: text === undefined ? null : plainText(heading),
      text: plainText(text ?? part),
      url: '/rent-terms',
    }
  })
}

function placesOf({ offices }: Contacts): ShopAnswer[] {
  return offices.map(({ name, address, phone, hoursText }) => ({
    title: texts.contacts.heading,
    section: name,
    text: [address, phone, hoursText].filter(Boolean).join(' · '),
    url: '/contacts',
  }))
}

// Categories, solutions and articles are found as such.
function pagesOf({ header, footer }: Settings): ShopAnswer[] {
  return [...header.navigation, ...footer.topLinks, ...footer.bottomLinks]
    .filter(({ url }) => /^\/[^/?#]+$/.test(url))
    .map(({ title, url }) => ({ title, section: null, text: null, url }))
}

const LONGEST_TEXT = 400

function plainText(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).replace(/\s\S*$/, '')}…` : text
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
])
