import { createHash } from 'node:crypto'
import path from 'node:path'

/** A file that the page of the playground loads, named by its content. */
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
    script: named('graphiql.js', BEFORE + kit.js + START),
    style: named('graphiql.css', kit.css + STYLE),
    editorWorker: named('editor.js', kit.editorWorkerService),
    jsonWorker: named('json.js', kit.jsonWorker),
    graphqlWorker: named('graphql.js', kit.graphqlWorker),
  }
}

// In the file, not in the page, whose policy lets no inline script run.
const BEFORE = 'self.MonacoEnvironment = { globalAPI: true };\n'

// GraphiQL opens a tab more unless it is given the whole of the one that was open. Cyrillic letters look like Latin ones to Monaco.
const START = `
{
  const { workers, ...options } = JSON.parse(document.getElementById('options').textContent)
  self.MonacoEnvironment.getWorkerUrl = (_module, label) => workers[label]
  const unicodeHighlight = { ambiguousCharacters: false }
  monaco.editor.onDidCreateEditor((editor) => editor.updateOptions({ unicodeHighlight }))
  const { tabs = [], activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{}')
  const asked = new URLSearchParams(location.search).get('query')
  const open = asked === null ? tabs[activeTabIndex] : tabs.find(({ query }) => query === asked)
  const [initialQuery, initialVariables, initialHeaders] = [open?.query, open?.variables, open?.headers]
  const initial = open && { initialQuery, initialVariables, initialHeaders }
  YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), { ...options, ...initial })
}
`

// GraphiQL's animation of tabs leaves them where they were before the editor had its width: a press would miss them. On a phone its
// columns are rows.
const STYLE = `
.graphiql-tab { transform: none !important }
.graphiql-logo { white-space: nowrap }
@media (width < 640px) {
  .graphiql-container .graphiql-main, #graphiql-session { flex-direction: column }
  .graphiql-container :is(.graphiql-logo, .graphiql-horizontal-drag-bar) { display: none }
}
`

function named(file: string, text: string): PlaygroundFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  const { name, ext } = path.parse(file)
  return { name: `${name}.${hash}${ext}`, text }
}
