import { graphql } from '#renderer/graphql/graphql.ts'

/** What is short on the days of a month. */
export const rentDaysQuery = graphql(`
  query CalendarDays($input: RentDaysInput!) {
    rentDays(input: $input) {
      items {
        date
        free
        short {
          productId
          quantity
          stock
        }
      }
    }
  }
`)

/** The names of what is short, and whether the company has any of it. */
export const namesQuery = graphql(`
  query CalendarNames($ids: [ID!]!) {
    productsByIds(ids: $ids) {
      id
      name
      isOwned
    }
  }
`)
