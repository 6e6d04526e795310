import graphql from '@graphql-eslint/eslint-plugin'
import type { Linter } from 'eslint'

/** Types that are no entities: they have no identity, and what is not one must not be called `id`. */
export const WITHOUT_IDENTITY = {
  suffixes: [
    // A page of a list belongs to what was asked for.
    'Page',
    // A refusal is shown once.
    'Problem',
    // A part of a page of texts.
    'Block',
  ],
  types: [
    // Parts of a product, of a list of products, or of a set.
    ...[
      'DayStock',
      'FilterOption',
      'Image',
      'ProductFilters',
      'ProductSpec',
      'RelatedProduct',
      'SolutionProduct',
    ],
    // Parts of the settings.
    ...['AdvantageCard', 'DeliveryTerms', 'DepositTerms', 'NavigationLink', 'OrderTexts', 'PrepaymentTerms'],
    ...['SettingsFooter', 'SettingsHeader', 'SettingsPhone', 'SocialLink', 'SpecialButton', 'WorkingHours'],
    'WorkingWithUs',
    // Parts of the contacts.
    ...[
      'ContactEmail',
      'ContactHours',
      'ContactMap',
      'ContactPhone',
      'Coordinates',
      'Messenger',
      'Requisite',
    ],
    // Parts of the pages' blocks.
    ...['BlockAdvantage', 'BlockButton', 'BlockQuestion', 'BlockStep'],
    // Prices and periods that were computed for one question.
    ...['FreePeriod', 'FreePeriods', 'Payment', 'Period', 'QuoteLine', 'QuoteRelatedLine', 'RentDay'],
    ...['RentDays', 'RentQuote', 'ShortLine'],
    // What a write did, or did not.
    ...['FeedbackSent', 'OrderKeyConflict', 'OrderCreated', 'OrderStatus', 'TrafficSourceReported'],
  ],
}

/** The rules for a schema, or for operations that belong together, in files of the folder `documents`. */
export function eslintConfig(schema: string, documents?: string): Linter.Config[] {
  const set =
    graphql.configs[documents === undefined ? 'flat/schema-recommended' : 'flat/operations-recommended']
  return [
    {
      files: ['**/*.graphql'],
      plugins: { '@graphql-eslint': graphql as never },
      languageOptions: {
        parser: graphql.parser as never,
        parserOptions: { graphQLConfig: { schema, ...(documents !== undefined && { documents }) } },
      },
      rules: {
        ...(set.rules as Linter.RulesRecord),
        ...(documents === undefined && {
          // `Page.page` is the number of the page, as in the argument; the rule cannot leave out one field.
          '@graphql-eslint/no-typename-prefix': 'off',
          '@graphql-eslint/strict-id-in-types': [
            'error',
            { acceptedIdNames: ['id'], acceptedIdTypes: ['ID'], exceptions: WITHOUT_IDENTITY },
          ],
        }),
      },
    },
  ]
}
