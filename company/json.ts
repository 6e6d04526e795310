/** The place of a value in a JSON text. */
export type JsonPath = readonly (string | number)[]

/**
 * A JSON text that may have comments to the end of a line and commas before a closing bracket. `lines`: where each place
 * begins; `twice`: keys said again.
 */
export type ReadJson = { value: unknown; lines: ReadonlyMap<string, number>; twice: readonly string[] }

/** @throws SyntaxError whose message begins with the line, as in `3: …`. */
export function readJson(text: string): ReadJson {
  const bare = text
    .replace(/("(?:\\.|[^"\\\n])*")|\/\/.*/g, (_, string = '') => string)
    .replace(/("(?:\\.|[^"\\\n])*")|,(?=\s*[}\]])/g, (_, string = '') => string)
  try {
    return { value: JSON.parse(bare), ...placesIn(bare) }
  } catch (error) {
    const { message } = error as SyntaxError
    const [, at] = /at position (\d+)/.exec(message) ?? []
    const line = at === undefined ? bare.trimEnd().split('\n').length : lineAt(bare, Number(at))
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

/** Of a text that is JSON: the line of each value, that of its key where it has one. */
function placesIn(text: string): Pick<ReadJson, 'lines' | 'twice'> {
  const lines = new Map<string, number>()
  const twice: string[] = []
  const steps: (string | number)[] = []
  let isKey = false
  for (const { 0: token, index } of text.matchAll(/"(?:\\.|[^"\\])*"|[{}[\],]|[^\s{}[\],:"]+/g)) {
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
    if (isKey) steps[steps.length - 1] = JSON.parse(token)
    const place = placeText(steps)
    if (isKey && lines.has(place)) twice.push(place)
    if (!lines.has(place)) lines.set(place, lineAt(text, index))
    isKey = token === '{'
    if (token === '{') steps.push('')
    if (token === '[') steps.push(0)
  }
  return { lines, twice }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
