import { restCalls } from '../base/restCalls.ts'
import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { page } from '../rest/shapes/content.ts'
import { checkSlug } from './arguments.ts'
import { ContentBlockRef, isSupportedBlock } from './contentBlock.ts'

const ContentPageRef = shapeType(
  'ContentPage',
  page,
  'A page whose content the company edits: about, terms, policies, the home page’s blocks. Source: `GET /v2/pages` of the content service.',
  {
    id: (t) => t.exposeID('slug', { description: 'The same as `slug`, which is unique.' }),
    slug: 'Name of the page.',
    title: 'Title, in the shop’s language.',
    description: 'A sentence for search engines, in the shop’s language.',
    isDemo: 'Whether the text is a demonstration without legal force.',
    updatedAt: 'When it was last changed.',
    html: 'The text: simple HTML in the shop’s language, cleaned; null if the page consists of blocks.',
    blocks: (t) =>
      t.field({
        type: [ContentBlockRef],
        description:
          'The blocks in order, without kinds that the schema does not have; empty if the page is HTML.',
        resolve: ({ blocks }) => blocks.filter(isSupportedBlock),
      }),
  },
)

builder.queryField('page', (t) =>
  t.field({
    type: ContentPageRef,
    nullable: true,
    description:
      'One page of the configured project by its slug. Source: `GET /v2/pages` with slug and project. Null without an error: there is none (404). Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
    args: {
      slug: t.arg.string({
        required: true,
        description:
          'Name of the page: `home`, `about`, `rent-terms`, `public-offer`, `privacy-policy`, …; 1 to 200 characters.',
      }),
    },
    ...restCalls('page'),
    complexity: 5,
    resolve: (_query, { slug }, { rest }) => rest.page(checkSlug(slug)),
  }),
)
