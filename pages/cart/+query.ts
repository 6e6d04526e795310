import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/graphql/pageQuery.ts'

const paymentTermsDocument = graphql(`
  query PaymentTerms {
    settings {
      prepayment {
        percent
        fullUpTo
      }
    }
  }
`)

/** What is paid beforehand. */
export type Prepayment = ResultOf<typeof paymentTermsDocument>['settings']['prepayment']

export default {
  popular: popularCategoriesQuery,
  payment: pageQuery({ document: paymentTermsDocument, variables: () => ({}), required: false }),
}
