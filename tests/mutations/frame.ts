import { mutationsOf } from './mutation.ts'

/** What frames the pages: header, footer, how the company works, popular categories, what crawlers see of a failure. */
export const frame = [
  ...mutationsOf('renderer/settings/settingsQuery.ts', [
    '3.15',
    '        address description\n',
    '        description\n',
  ]),
  ...mutationsOf('renderer/shell/TopLine.tsx', ['2.34', '{caption}</span>', '</span>']),
  ...mutationsOf('renderer/shell/footerLinks.ts', ['2.35', '...frameLinks(footer.socials), ', '']),
  ...mutationsOf('renderer/settings/WorkingWithUs.tsx', [
    '2.36',
    'block.cards.map((card)',
    'block.cards.slice(1).map((card)',
  ]),
  ...mutationsOf(
    'renderer/cards/CategoryShelf.tsx',
    ['2.32', 'moreHref="/categories"', 'moreHref="/catalog"'],
    ['4.16', 'categories.length > 0', 'categories.length >= 0'],
  ),
  ...mutationsOf('renderer/cards/CategoryCard.tsx', [
    '2.31',
    'categoryPath(category.slug)',
    'categoryPath(category.id)',
  ]),
  ...mutationsOf('renderer/shell/ErrorView.tsx', [
    '2.30',
    '      </Wrap>\n      {children}',
    '      </Wrap>',
  ]),
  ...mutationsOf('renderer/runtime/crawler.ts', ['8.17', 'bot|lighthouse|', 'bot|']),
  ...mutationsOf('renderer/page/payload.ts', [
    '7.27',
    'restoreAnswers(await prefetchPayload(input.path, buildId))',
    'await prefetchPayload(input.path, buildId)',
  ]),
]
