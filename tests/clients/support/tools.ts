import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** The folder of this package: tools look for their plug-ins from here. */
const PACKAGE = path.resolve('tests/clients')

/** Runs one of this package's tools, or the program of an absolute path, to its end, in `cwd`. */
export async function runTool(
  tool: string,
  args: readonly string[],
  cwd: string = PACKAGE,
): Promise<{ code: number | null; output: string }> {
  const child = startTool(tool, args, cwd)
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, output: output + errors }
}

/** Starts a tool on the project's Node. None of them may call home. */
export function startTool(tool: string, args: readonly string[], cwd: string = PACKAGE) {
  return spawn(path.resolve(PACKAGE, 'node_modules/.bin', tool), args, {
    cwd,
    env: {
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      HOME: process.env.HOME,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
