import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** Sends a message to the company; every outcome is an answer, not an error. */
export const sendFeedbackMutation = graphql(`
  mutation SendFeedback($input: SendFeedbackInput!) {
    sendFeedback(input: $input) {
      __typename
      ... on FeedbackInputProblem {
        message
        fields { field message }
      }
      ... on FeedbackServiceProblem { message }
    }
  }
`)

/** The gateway's answer to a message. */
export type SendFeedbackAnswer = ResultOf<typeof sendFeedbackMutation>['sendFeedback']
