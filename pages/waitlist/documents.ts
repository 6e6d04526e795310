import { graphql } from '#renderer/graphql/graphql.ts'

/** Asks to be told when a product is free. */
export const joinWaitlist = graphql(`
  mutation JoinWaitlist($input: JoinWaitlistInput!) {
    joinWaitlist(input: $input) {
      __typename
      ... on WaitlistJoined { secret }
      ... on WaitlistInputProblem {
        message
        fields { field message }
      }
      ... on WaitlistServiceProblem { message }
    }
  }
`)

/** Ends a wait. */
export const leaveWaitlist = graphql(`
  mutation LeaveWaitlist($secret: ID!) {
    leaveWaitlist(secret: $secret) {
      __typename
      ... on WaitlistLeft { found }
      ... on WaitlistServiceProblem { message }
    }
  }
`)
