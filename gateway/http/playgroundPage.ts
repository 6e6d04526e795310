import type { GraphiQLOptions } from 'graphql-yoga'
import { playgroundFiles } from './playgroundFiles.ts'

/** Where the server has the files of the playground. */
export const PLAYGROUND_FOLDER = '/playground'

/** The policy of the page: it may load its own files, and the pictures and fonts that Monaco draws itself with. */
export const PLAYGROUND_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page of the playground, GraphiQL with the given tabs. */
export async function playgroundPage({
  title = 'GraphQL',
  ...options
}: GraphiQLOptions = {}): Promise<string> {
  const { script, style, editorWorker, jsonWorker, graphqlWorker } = await playgroundFiles()
  const urlOf = ({ name }: { name: string }) => `${PLAYGROUND_FOLDER}/${name}`
  const workers = {
    editorWorkerService: urlOf(editorWorker),
    json: urlOf(jsonWorker),
    graphql: urlOf(graphqlWorker),
  }
  return page(
    title,
    `<link rel="stylesheet" href="${urlOf(style)}">`,
    `<noscript>The playground needs JavaScript.</noscript>
    <div id="root"></div>
    <script type="application/json" id="options">${asData({ ...options, title, workers })}</script>
    <script src="${urlOf(script)}"></script>`,
  )
}

/** The page of an endpoint without a playground. */
export function endpointPage({ title = 'GraphQL' }: GraphiQLOptions = {}): string {
  return page(
    title,
    '<meta name="color-scheme" content="light dark"><style>body { margin: 2rem; font: 1rem/1.5 sans-serif }</style>',
    `<h1>${title}</h1>
    <p>Programs send GraphQL to this address by POST.</p>
    <ul>
      <li><a href="/schema.graphql">The schema</a> describes every field.</li>
      <li>The guide is <code>docs/gateway.md</code> in the shop’s repository, for apps <code>docs/mobile.md</code>.</li>
    </ul>`,
  )
}

/** True if a person has opened the address. A client of JSON has its answer as ever. */
export function isBrowser({ headers, url }: Request): boolean {
  return !url.includes('?') && !headers.get('accept')?.includes('json')
}

function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg">
    ${head}
  </head>
  <body class="no-focus-outline">
    ${body}
  </body>
</html>
`
}

// A script element ends at the first thing that looks like its end.
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
