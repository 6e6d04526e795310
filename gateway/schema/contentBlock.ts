import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import {
  block,
  blockButton,
  blockItem,
  type ContentBlock,
  type ContentBlockItem,
} from '../rest/shapes/content.ts'

const BlockButtonRef = shapeType('BlockButton', blockButton, 'A button of a block.', {
  title: 'Text of the button, in Russian.',
  action: 'What it does, a name that the storefront knows; null when it only leads to `url`.',
  url: 'Where it leads.',
})

const BlockAdvantageRef = shapeType(
  'BlockAdvantage',
  blockItem,
  'A reason to rent here: an item of an `AdvantagesBlock`.',
  {
    icon: 'Conditional name of an icon.',
    title: 'The reason in a few words, in Russian.',
    text: 'A sentence or two about it, plain text in Russian.',
  },
)

const BlockStepRef = shapeType(
  'BlockStep',
  blockItem,
  'A step of how a rental goes: an item of a `StepsBlock`.',
  {
    number: 'Number of the step, from 1; null: its place.',
    title: 'The step in a few words, in Russian.',
    text: 'What happens in it, plain text in Russian.',
  },
)

type Question = ContentBlockItem & { question: string }

const BlockQuestionRef = builder.objectRef<Question>('BlockQuestion').implement({
  description: 'A question with its answer: an item of a `FaqBlock`.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'The visitor’s question, in Russian.' }),
    answer: t.string({
      description: 'Its answer: simple HTML in Russian, cleaned.',
      resolve: async ({ answer }, _args, { cleanHtml }) => (await cleanHtml(answer)) ?? '',
    }),
  }),
})

/** What a shelf shows, by the service's name of the block. */
const SHELVES = {
  popularCategories: 'CATEGORIES',
  solutions: 'SOLUTIONS',
  assortments: 'ASSORTMENTS',
  articles: 'ARTICLES',
} as const

const ShelfKindRef = builder.enumType('ShelfKind', {
  description: 'What a shelf of cards shows.',
  values: {
    CATEGORIES: { description: '`popularCategories`.' },
    SOLUTIONS: { description: '`solutions`.' },
    ASSORTMENTS: { description: '`assortments`.' },
    ARTICLES: { description: '`articles`.' },
  } as const,
})

type Shelf = ContentBlock & { type: keyof typeof SHELVES }

const title = 'Title of the block, in Russian.'
const text = 'A sentence or two below the title, in Russian.'

const HeroBlockRef = shapeType('HeroBlock', block, 'The top of a page.', {
  title,
  subtitle: 'Line below the title, in Russian.',
  buttons: [BlockButtonRef, 'Its buttons, in order.'],
})

const ShelfBlockRef = builder.objectRef<Shelf>('ShelfBlock').implement({
  description: 'A shelf of cards with a link to all of them. The cards themselves are queried apart.',
  fields: (t) => ({
    kind: t.field({
      type: ShelfKindRef,
      description: 'What the cards are.',
      resolve: ({ type }) => SHELVES[type],
    }),
    title: t.exposeString('title', { nullable: true, description: title }),
    text: t.exposeString('text', { nullable: true, description: text }),
    buttonTitle: t.exposeString('buttonTitle', {
      nullable: true,
      description: 'Text of the link, in Russian.',
    }),
    url: t.exposeString('url', { nullable: true, description: 'Where the link leads.' }),
    limit: t.exposeInt('limit', {
      nullable: true,
      description: 'How many cards the company wants to be shown.',
    }),
  }),
})

const AdvantagesBlockRef = shapeType('AdvantagesBlock', block, 'Reasons to rent here.', {
  title,
  advantages: (t) => t.expose('items', { type: [BlockAdvantageRef], description: 'The reasons, in order.' }),
})

const StepsBlockRef = shapeType('StepsBlock', block, 'How a rental goes, step by step.', {
  title,
  steps: (t) => t.expose('items', { type: [BlockStepRef], description: 'The steps, in order.' }),
})

const FaqBlockRef = shapeType('FaqBlock', block, 'Questions and answers.', {
  title,
  questions: (t) =>
    t.field({
      type: [BlockQuestionRef],
      description: 'The questions, in order; one without an answer is left out.',
      resolve: ({ items }) => items.filter(isAnswered),
    }),
})

const FeedbackBlockRef = shapeType(
  'FeedbackBlock',
  block,
  'An invitation to ask: its button opens the form of `sendFeedback`.',
  {
    title,
    text,
    buttonTitle: 'Text of the button, in Russian.',
  },
)

function isAnswered(item: ContentBlockItem): item is Question {
  return item.question !== null && item.answer !== null
}

/** The type of a block, by the service's name of its kind. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['hero', 'HeroBlock'],
  ...Object.keys(SHELVES).map((kind) => [kind, 'ShelfBlock'] as const),
  ['advantages', 'AdvantagesBlock'],
  ['steps', 'StepsBlock'],
  ['faq', 'FaqBlock'],
  ['feedback', 'FeedbackBlock'],
])

/** Whether the schema has a type for a block. */
export function isKnownBlock({ type }: ContentBlock): boolean {
  return TYPES.has(type)
}

export const ContentBlockRef = builder.unionType('ContentBlock', {
  description:
    'A block that a page is built from, such as the home page’s: an entry of `blocks`, by its `type`. New kinds may be added: skip what you do not know.',
  types: [HeroBlockRef, ShelfBlockRef, AdvantagesBlockRef, StepsBlockRef, FaqBlockRef, FeedbackBlockRef],
  resolveType: ({ type }) => TYPES.get(type),
})
