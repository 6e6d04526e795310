import { formatDocument } from '@urql/core'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { parsed } from './parsed.ts'
import { answerKey, answerOf, type GivenAnswer, type GivenAnswers, type ShopClient } from './shopClient.ts'
import { isWholeAnswer } from './wholeAnswer.ts'

/** Runs an operation in the server's own gateway, without HTTP. Never rejects: failures are in `errors`. */
export type Execute = (operation: { document: DocumentNode; variables: object }) => Promise<ExecutionResult>

type Rendering = {
  client: ShopClient
  /** The answers so far: those that the page is rendered with, and that go to the browser with it. */
  takeAnswers: () => GivenAnswers
}

/** Makes the client for one page request. */
export function createServerClient(execute: Execute): Rendering {
  const answers: GivenAnswers = {}
  const taken: GivenAnswers = {}
  const asked = new Map<string, Promise<GivenAnswer>>()

  function ask(key: string, document: DocumentNode, variables: object): Promise<GivenAnswer> {
    const answer = asked.get(key) ?? answerTo(execute, document, variables)
    asked.set(key, answer)
    return answer
  }

  const client: ShopClient = {
    known(document, variables) {
      const answer = taken[answerKey(document, variables)]
      return answer ? answerOf(answer) : null
    },
    async query(document, variables) {
      const key = answerKey(document, variables)
      const answer = await ask(key, parsed(document), variables)
      answers[key] = answer
      return answerOf(answer)
    },
    mutate() {
      throw new Error('A page changes nothing while it is rendered')
    },
    watch() {
      throw new Error('Effects do not run on the server')
    },
  }
  // What comes later than the page is rendered is on no side of it.
  return { client, takeAnswers: () => Object.assign(taken, answers) }
}

// The browser's cache needs `__typename` in every selection, so the server selects it as well.
async function answerTo(execute: Execute, document: DocumentNode, variables: object): Promise<GivenAnswer> {
  const { data, errors } = await execute({ document: formatDocument(document), variables })
  const failures = errors?.map(({ message, path, extensions }) => ({ message, path, extensions }))
  return {
    data: isWholeAnswer(document, failures) ? (data ?? null) : null,
    ...(failures && { errors: failures }),
  }
}
