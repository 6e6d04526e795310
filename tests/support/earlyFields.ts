import { expect, type Page } from '@playwright/test'
import { chair } from './rental.ts'

/** Pages with fields, and what shows that what was entered counts; a field whose text is a page's state holds it only then. */
export const EARLY_FIELDS: readonly { path: string; counts?(page: Page): Promise<void> }[] = [
  {
    path: '/contacts',
    counts: async (page) => {
      const draft = () => page.evaluate(() => sessionStorage.getItem('feedbackDraft'))
      await expect.poll(draft).toContain('"consent":true')
    },
  },
  {
    path: '/catalog',
    counts: (page) => expect(page).toHaveURL(/(?=.*min_price=300)(?=.*sort=)(?=.*brands=)/),
  },
  {
    path: `/catalog/${chair.slug}`,
    counts: (page) => expect(page.getByRole('main')).toContainText(/9\sшт\./),
  },
  { path: '/how-many' },
  { path: '/solutions/svadba-na-60-gostej' },
  { path: '/search/цукцук' },
  {
    path: '/',
    counts: async (page) => {
      const clear = page.getByRole('button', { name: 'Очистить' })
      await expect(clear.filter({ visible: true }).first()).toBeVisible()
    },
  },
]

/** The visible fields of the page by their names, with what is in them without spaces; with `enter` something is entered in each before, in the page itself: scripts are held. */
export function fieldsOf(enter: boolean): Record<string, string> {
  if (enter) for (const folded of document.querySelectorAll('details')) folded.open = true
  const given: Record<string, string> = {
    ...{ min_price: '300', max_price: '900', email: 'a@example.ru', phone: '+7 916 245-11-22', q: 'стол' },
    ...{ guests: '7', numeric: '9', decimal: '2' },
  }
  const all: Record<string, string> = {}
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '#root :is(input:not([type=range], [type=radio]), select, textarea)',
  )) {
    if (!field.checkVisibility({ visibilityProperty: true })) continue
    const isBox = field.type === 'checkbox'
    if (enter && isBox) field.click()
    else if (enter) {
      field.value =
        field instanceof HTMLSelectElement
          ? (field.options[field.options.length - 1]?.value ?? '')
          : (given[field.name] ?? given[field.inputMode] ?? (field.type === 'number' ? '7' : 'Марина'))
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // Brands have one name and each a value.
    const name = isBox ? `${field.name}=${field.value}` : field.name || field.ariaLabel || field.type
    all[name] = isBox && 'checked' in field ? String(field.checked) : field.value.replace(/\s/g, '')
  }
  return all
}
