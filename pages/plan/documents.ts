import { graphql } from '#renderer/graphql/graphql.ts'

/** Who makes the estimate, as it is printed. */
export const companyDocument = graphql(`
  query PlanCompany {
    contacts {
      id
      legalName
      requisites {
        name
        value
      }
      emails {
        address
      }
    }
  }
`)
