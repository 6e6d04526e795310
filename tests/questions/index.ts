import { askAnything } from './ask.ts'
import { QUESTIONS } from './questions.ts'

// npm run questions [-- https://shop.example]: what a running shop answers first to each of the questions.
const [shop = 'http://localhost:3000'] = process.argv.slice(2)

const ask = async (query: string, variables: object) => {
  const response = await fetch(new URL('/graphql', shop), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return response.json() as Promise<{ errors?: unknown[] }>
}

for (const [asked, among] of QUESTIONS) {
  const first = (await askAnything(ask, asked)).slice(0, 3)
  const isRight = among === null ? first.length === 0 : first.some((name) => among.test(name))
  console.log(`${isRight ? '+' : '–'} ${asked}: ${first.join(' · ') || 'nothing'}`)
}
