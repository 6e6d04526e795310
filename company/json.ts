/** The place of a value in a JSON text. */
export type JsonPath = readonly (string | number)[]

/** A JSON text with comments and trailing commas. `lines`: where each place begins; `twice`: keys said again. */
export type ReadJson = { value: unknown; lines: ReadonlyMap<string, number>; twice: readonly string[] }

// The place of a value is as long as all keys around it: without these bounds places would fill the memory.
const MOST_DEEP = 10
const MOST_LETTERS = 200

/** @throws SyntaxError whose message begins with the line, as in `3: …`. */
export function readJson(text: string): ReadJson {
  // Strings without an end match, too: otherwise each quote in one would be tried as the beginning of the next.
  const bare = text
    .replace(/("(?:\\.|[^"\\\n])*"?)|\/\/.*/g, (_, string = '') => string)
    .replace(/("(?:\\.|[^"\\\n])*"?)|,(?=\s*[}\]])/g, (_, string = '') => string)
  const value = parsed(bare)
  return { value, ...placesIn(bare) }
}

function parsed(bare: string): unknown {
  try {
    return JSON.parse(bare)
  } catch (error) {
    const { message } = error as SyntaxError
    const [, at] = /at position (\d+)/.exec(message) ?? []
    const read = at === undefined ? bare.trimEnd() : bare.slice(0, Number(at))
    const line = read.split('\n').length
    throw new SyntaxError(`${line}: this is no JSON: ${message}`)
  }
}

/** `home.hero[0].picture` */
export function placeText(path: JsonPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
}

/** The line of each value in a text that is JSON, that of its key where it has one. */
function placesIn(text: string): Pick<ReadJson, 'lines' | 'twice'> {
  const lines = new Map<string, number>()
  const twice: string[] = []
  const steps: (string | number)[] = []
  let isKey = false
  let line = 1
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\])*"|[{}[\],\n]|[^\s{}[\],:"]+/g)) {
    if (token === '\n') {
      line++
      continue
    }
    if (token === '}' || token === ']') {
      steps.pop()
      isKey = false
      continue
    }
    if (token === ',') {
      const step = steps.at(-1)
      isKey = typeof step === 'string'
      if (typeof step === 'number') steps[steps.length - 1] = step + 1
      continue
    }
    if (isKey && token.length > MOST_LETTERS)
      throw new SyntaxError(`${line}: a key must not have more than ${MOST_LETTERS} letters`)
    if (isKey) steps[steps.length - 1] = JSON.parse(token)
    const place = placeText(steps)
    if (isKey && lines.has(place)) twice.push(place)
    if (!lines.has(place)) lines.set(place, line)
    isKey = token === '{'
    if (token === '{') steps.push('')
    if (token === '[') steps.push(0)
    if (steps.length > MOST_DEEP)
      throw new SyntaxError(`${line}: brackets must not be more than ${MOST_DEEP} deep`)
  }
  return { lines, twice }
}
