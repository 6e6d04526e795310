import { type DocumentNode, GraphQLError, Lexer, parse, Source, TokenKind } from 'graphql'
import { withoutStacks } from '../rest/errors.ts'
import { over } from './limitErrors.ts'

/** Parses a text within the limits, or throws a `GraphQLError`. Its source is emptied, or graphql-js would walk it for each error. */
export function parseDocument(text: string | Source): DocumentNode {
  return withoutStacks(() => parseWithinLimits(text))
}

function parseWithinLimits(text: string | Source): DocumentNode {
  const source = new Source(typeof text === 'string' ? text : text.body)
  const tooLong = over('documentLength', source.body.length)
  if (tooLong) throw tooLong
  const { tokens, lines } = measureText(source)
  const tooLarge = over('lines', lines) ?? over('tokens', tokens)
  if (tooLarge) throw tooLarge
  const document = parse(source)
  source.body = ''
  return document
}

function measureText(source: Source): { tokens: number; lines: number } {
  const lexer = new Lexer(source)
  let tokens = 0
  try {
    while (lexer.advance().kind !== TokenKind.EOF) tokens += 1
  } catch (error) {
    // Not GraphQL: the parser says where and why.
    if (!(error instanceof GraphQLError)) throw error
  }
  return { tokens, lines: lexer.line }
}
