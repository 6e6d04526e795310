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
  title: 'Text of the button, in the shop’s language.',
  action: 'Name of an action of the storefront; null when the button only opens `url`.',
  url: 'URL of the button.',
})

const BlockAdvantageRef = shapeType(
  'BlockAdvantage',
  blockItem,
  'A reason to rent here: an item of an `AdvantagesBlock`.',
  {
    icon: 'Conditional name of an icon.',
    title: 'The reason in a few words, in the shop’s language.',
    text: 'A sentence or two about it, plain text in the shop’s language.',
  },
)

const BlockStepRef = shapeType('BlockStep', blockItem, 'A step of a rental: an item of a `StepsBlock`.', {
  number: 'Number of the step, from 1; null: use its position.',
  title: 'The step in a few words, in the shop’s language.',
  text: 'Description of the step, plain text in the shop’s language.',
})

type Question = ContentBlockItem & { question: string }

const BlockQuestionRef = builder.objectRef<Question>('BlockQuestion').implement({
  description: 'A question with its answer: an item of a `FaqBlock`.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'The visitor’s question, in the shop’s language.' }),
    answer: t.string({
      description: 'Its answer: simple HTML in the shop’s language, cleaned.',
      resolve: async ({ answer }, _args, { cleanHtml }) => (await cleanHtml(answer)) ?? '',
    }),
  }),
})

/** The kinds of shelves, by the service's name of the block. */
const SHELVES = {
  popularCategories: 'CATEGORIES',
  solutions: 'SOLUTIONS',
  assortments: 'ASSORTMENTS',
  articles: 'ARTICLES',
} as const

const ShelfKindRef = builder.enumType('ShelfKind', {
  description: 'The content of a shelf of cards.',
  values: {
    CATEGORIES: { description: '`popularCategories`.' },
    SOLUTIONS: { description: '`solutions`.' },
    ASSORTMENTS: { description: '`assortments`.' },
    ARTICLES: { description: '`articles`.' },
  } as const,
})

const title = 'Title of the block, in the shop’s language.'
const text = 'A sentence or two below the title, in the shop’s language.'

const HeroBlockRef = shapeType('HeroBlock', block, 'The top of a page.', {
  title,
  subtitle: 'Line below the title, in the shop’s language.',
  buttons: [BlockButtonRef, 'Its buttons, in order.'],
})

const ShelfBlockRef = shapeType(
  'ShelfBlock',
  block,
  'A shelf of cards with a link to all of them. Query the cards themselves separately.',
  {
    kind: (t) =>
      t.field({
        type: ShelfKindRef,
        description: 'The kind of the cards.',
        resolve: ({ type }) => SHELVES[type as keyof typeof SHELVES],
      }),
    title,
    text,
    buttonTitle: 'Text of the link, in the shop’s language.',
    url: 'URL of the link.',
    limit: 'The number of cards to show.',
  },
)

const AdvantagesBlockRef = shapeType('AdvantagesBlock', block, 'Reasons to rent here.', {
  title,
  advantages: (t) => t.expose('items', { type: [BlockAdvantageRef], description: 'The reasons, in order.' }),
})

const StepsBlockRef = shapeType('StepsBlock', block, 'The steps of a rental.', {
  title,
  steps: (t) => t.expose('items', { type: [BlockStepRef], description: 'The steps, in order.' }),
})

const FaqBlockRef = shapeType('FaqBlock', block, 'Questions and answers.', {
  title,
  questions: (t) =>
    t.field({
      type: [BlockQuestionRef],
      description: 'The questions, in order; those without an answer are omitted.',
      resolve: ({ items }) => items.filter(isAnswered),
    }),
})

const FeedbackBlockRef = shapeType(
  'FeedbackBlock',
  block,
  'An invitation to send a message: its button opens the form of `sendFeedback`.',
  { title, text, buttonTitle: 'Text of the button, in the shop’s language.' },
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

/** True if the schema has a type for a block. */
export function isSupportedBlock({ type }: ContentBlock): boolean {
  return TYPES.has(type)
}

export const ContentBlockRef = builder.unionType('ContentBlock', {
  description:
    'A block of a page, such as the home page: an entry of `blocks`, by its `type`. New kinds may be added: skip unknown ones.',
  types: [HeroBlockRef, ShelfBlockRef, AdvantagesBlockRef, StepsBlockRef, FaqBlockRef, FeedbackBlockRef],
  resolveType: ({ type }) => TYPES.get(type),
})
