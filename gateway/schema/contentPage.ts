import { builder } from '../builder.ts'
import type {
  ContentBlock,
  ContentBlockButton,
  ContentBlockItem,
  ContentPage,
} from '../rest/shapes/content.ts'
import { restCalls } from '../restCalls.ts'
import { checkSlug } from './arguments.ts'

const ContentBlockButtonRef = builder.objectRef<ContentBlockButton>('ContentBlockButton').implement({
  description: 'A button of a block.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Text of the button, in Russian.' }),
    action: t.exposeString('action', {
      nullable: true,
      description: 'What it does, a name that the storefront knows; null when it only leads to `url`.',
    }),
    url: t.exposeString('url', { nullable: true, description: 'Where it leads.' }),
  }),
})

const ContentBlockItemRef = builder.objectRef<ContentBlockItem>('ContentBlockItem').implement({
  description:
    'An item of a block: an advantage, a step, a question. Which fields it has depends on `ContentBlock.type`.',
  fields: (t) => ({
    icon: t.exposeString('icon', { nullable: true, description: 'Conditional name of an icon.' }),
    title: t.exposeString('title', { nullable: true, description: 'Title, in Russian.' }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'A sentence or two, plain text in Russian.',
    }),
    number: t.exposeInt('number', { nullable: true, description: 'Number of a step, from 1.' }),
    question: t.exposeString('question', {
      nullable: true,
      description: 'A visitor’s question, in Russian.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'Its answer: simple HTML in Russian, cleaned.',
    }),
  }),
})

const ContentBlockRef = builder.objectRef<ContentBlock>('ContentBlock').implement({
  description: 'A block that a page is built from, such as the home page’s: an entry of `blocks`.',
  fields: (t) => ({
    type: t.exposeString('type', {
      description:
        'Kind of block: `hero`, `popularCategories`, `advantages`, `solutions`, `steps`, `assortments`, `articles`, `faq`, `feedback`. Skip a kind that you do not know.',
    }),
    title: t.exposeString('title', { nullable: true, description: 'Title, in Russian.' }),
    subtitle: t.exposeString('subtitle', { nullable: true, description: 'Line below the title.' }),
    text: t.exposeString('text', { nullable: true, description: 'Text of the block, plain, in Russian.' }),
    buttonTitle: t.exposeString('buttonTitle', { nullable: true, description: 'Text of its one button.' }),
    url: t.exposeString('url', { nullable: true, description: 'Where that button leads.' }),
    limit: t.exposeInt('limit', { nullable: true, description: 'How many entities the block shows.' }),
    buttons: t.expose('buttons', {
      type: [ContentBlockButtonRef],
      description: 'Its buttons, where it has several.',
    }),
    items: t.expose('items', { type: [ContentBlockItemRef], description: 'Its items, in order.' }),
  }),
})

const ContentPageRef = builder.objectRef<ContentPage>('ContentPage').implement({
  description:
    'A page whose content the company edits: about, terms, policies, the home page’s blocks. Source: `GET /v2/pages` of the content service.',
  fields: (t) => ({
    id: t.exposeID('slug', { description: 'The same as `slug`, which no other page has.' }),
    slug: t.exposeString('slug', { description: 'Name of the page.' }),
    title: t.exposeString('title', { nullable: true, description: 'Title, in Russian.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'A sentence for search engines, in Russian.',
    }),
    isDemo: t.exposeBoolean('isDemo', {
      nullable: true,
      description: 'Whether the text is a demonstration without legal force.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last changed.',
    }),
    html: t.exposeString('html', {
      nullable: true,
      description: 'The text: simple HTML in Russian, cleaned; null where the page is made of blocks.',
    }),
    blocks: t.expose('blocks', {
      type: [ContentBlockRef],
      description: 'The blocks in order; empty where the page is HTML.',
    }),
  }),
})

builder.queryField('page', (t) =>
  t.field({
    type: ContentPageRef,
    nullable: true,
    description:
      'One page by its slug, of the configured project. Source: `GET /v2/pages` with slug and project. Null without an error: there is none (404). Errors: `UPSTREAM_…`, `BAD_USER_INPUT`.',
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
