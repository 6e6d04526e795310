import { readFileSync } from 'node:fs'

const FILE = 'docs/deploy/Containerfile'

/** What the example image says of memory, as environment variables. */
export function deployedSettings(): Record<string, string> {
  const found = readFileSync(FILE, 'utf8').matchAll(/\b(NODE_OPTIONS|MALLOC_\w+)=(?:"([^"]*)"|(\S+))/g)
  const settings = Object.fromEntries(
    [...found].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
  )
  if (!settings.NODE_OPTIONS?.includes('--max-old-space-size=')) throw new Error(`${FILE} bounds no heap`)
  return settings
}
