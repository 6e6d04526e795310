import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runTool } from './tools.ts'

/** What relay-compiler calls an operation of the module `name`. */
function relayName(name: string, query: string): string {
  return `${name}${/^mutation/m.test(query) ? 'Mutation' : 'Query'}`
}

/**
 * Compiles operations with relay-compiler in `folder`: each is a module that exports what Relay runs. With `persist` the documents go into
 * that file, by their hashes, and the modules hold the hashes alone.
 * @returns the modules by the operations' names
 */
export async function compileForRelay(
  folder: string,
  operations: readonly { name: string; query: string }[],
  persist?: string,
): Promise<Map<string, string>> {
  for (const place of ['source', 'artifacts']) await mkdir(path.join(folder, place), { recursive: true })
  for (const { name, query } of operations) {
    const named = query.replace(/^(query|mutation) \w+/m, (_, kind) => `${kind} ${relayName(name, query)}`)
    const source = `import { graphql } from 'relay-runtime'\n\ngraphql\`\n${named}\`\n`
    await writeFile(path.join(folder, 'source', `${name}.js`), source)
  }
  const config = {
    ...{ src: './source', artifactDirectory: './artifacts', language: 'javascript', eagerEsModules: true },
    schema: path.relative(folder, 'schema.graphql'),
    ...(persist !== undefined && { persistConfig: { file: persist, algorithm: 'SHA256' } }),
  }
  if (persist !== undefined) await writeFile(persist, '{}')
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'relay.config.json'), JSON.stringify(config))
  const { code, output } = await runTool('relay-compiler', ['relay.config.json'], folder)
  if (code !== 0) throw new Error(`relay-compiler ended with ${code}:\n${output}`)
  return new Map(
    operations.map(({ name, query }) => [
      name,
      path.join(folder, 'artifacts', `${relayName(name, query)}.graphql.js`),
    ]),
  )
}
