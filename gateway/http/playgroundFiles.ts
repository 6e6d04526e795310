import { createHash } from 'node:crypto'
import path from 'node:path'

/** What the page of the playground loads, named by its content. */
type PlaygroundFile = { name: string; text: string }

type PlaygroundFiles = Record<
  'script' | 'style' | 'editorWorker' | 'jsonWorker' | 'graphqlWorker',
  PlaygroundFile
>

let loading: Promise<PlaygroundFiles> | undefined

/** The files of the playground: nine megabytes, loaded at first use, for most servers have none. */
export function playgroundFiles(): Promise<PlaygroundFiles> {
  loading ??= load()
  return loading
}

/** The text of a file that the page names; null for any other. */
export async function playgroundText(name: string): Promise<string | null> {
  return Object.values(await playgroundFiles()).find((file) => file.name === name)?.text ?? null
}

async function load(): Promise<PlaygroundFiles> {
  const kit = await import('@graphql-yoga/render-graphiql/graphiql')
  return {
    script: named('graphiql.js', kit.js + START),
    style: named('graphiql.css', kit.css),
    editorWorker: named('editor.js', kit.editorWorkerService),
    jsonWorker: named('json.js', kit.jsonWorker),
    graphqlWorker: named('graphql.js', kit.graphqlWorker),
  }
}

// In the file, not in the page, whose policy lets no inline script run.
const START = `
{
  const { workers, ...options } = JSON.parse(document.getElementById('options').textContent)
  self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => workers[label] }
  YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), options)
}
`

function named(file: string, text: string): PlaygroundFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  const { name, ext } = path.parse(file)
  return { name: `${name}.${hash}${ext}`, text }
}
