import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { NamedTest } from '../support/conformance.ts'
import { broken, type Mutation } from './mutation.ts'

/** `red`: an assertion did not hold. `broken`: anything else, which proves nothing. */
export type Verdict = { is: 'green' } | { is: 'red' | 'broken'; why: string }

/** What Vitest, Playwright and fast-check write of an assertion that does not hold. */
const ASSERTION =
  /AssertionError|\bexpect(\.poll)?\(|^Error: (expected|promise (resolved|rejected)|Property failed) /

const LIMIT_MS = 20 * 60_000

/** A copy of the checkout that may be broken: the files as they are, the packages by a link. It is removed in the end. */
export class Checkout implements Disposable {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'sutki-mutations-'))

  constructor() {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    for (const file of execFileSync('git', list, { encoding: 'utf8' }).split('\0'))
      if (file !== '' && existsSync(file)) cpSync(file, this.path(file))
    symlinkSync(path.resolve('node_modules'), this.path('node_modules'))
    // Also where the run is interrupted.
    process.once('exit', () => this[Symbol.dispose]())
  }

  path(file: string): string {
    return path.join(this.folder, file)
  }

  /** Breaks one file until the returned value is disposed of. */
  apply(mutation: Mutation): Disposable {
    const file = this.path(mutation.file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, broken(text, mutation))
    return { [Symbol.dispose]: () => writeFileSync(file, text) }
  }

  /** Builds dist/ anew and returns an error of the build. */
  async build(): Promise<string | undefined> {
    const { code, output } = await this.run('node', ['--run', 'build'])
    return code === 0 ? undefined : `it does not build: ${/.*error.*/i.exec(output)?.[0].trim()}`
  }

  /** Runs tests of one runner, once each and no others, and judges all of them together. */
  async runTests(tests: readonly NamedTest[]): Promise<Verdict> {
    const files = [...new Set(tests.map(({ file }) => file))]
    const titles = [...new Set(tests.map(({ title }) => titlePattern(title)))].join('|')
    const report = this.path('report.json')
    rmSync(report, { force: true })
    if (tests.some(isEndToEnd)) {
      // Behind a title stand its tags.
      const options = ['--retries=0', '--workers=1', '--reporter=json', `--grep=(?:${titles})(?: @\\w+)*$`]
      await this.run('playwright', ['test', ...files, ...options], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    } else {
      const options = ['--retry=0', '--reporter=json', `--outputFile=${report}`]
      await this.run('vitest', ['run', ...files, ...options, `--testNamePattern=(?:^| )(?:${titles})$`])
    }
    return existsSync(report) ? judged(readFileSync(report, 'utf8')) : { is: 'broken', why: 'no report' }
  }

  /** Runs a command of node_modules/.bin here. */
  run(command: string, args: readonly string[], env: Record<string, string> = {}) {
    const bin = this.path('node_modules/.bin')
    const options = {
      ...{ cwd: this.folder, timeout: LIMIT_MS, killSignal: 'SIGKILL' as const, maxBuffer: 2 ** 28 },
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', PATH: `${bin}:${process.env.PATH}`, ...env },
    }
    return new Promise<{ code: number; output: string }>((resolve) => {
      execFile(path.join(bin, command), args, options, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, output: stdout + stderr }),
      )
    })
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A test in a browser. */
export function isEndToEnd({ file }: NamedTest): boolean {
  return file.endsWith('.spec.ts')
}

/** A test that reads the build in dist/. */
export function readsBuild(test: NamedTest): boolean {
  return isEndToEnd(test) || test.file.startsWith('tests/server/')
}

/** Reads a report of Vitest or of Playwright: both nest results, which have a status and messages, at a depth of their own. */
function judged(report: string): Verdict {
  const messages: string[] = []
  let passed = 0
  JSON.parse(report, (key, value) => {
    if (value?.status === 'expected' || (value?.status === 'passed' && 'fullName' in value)) passed += 1
    if (key === 'message' || key === 'failureMessages') messages.push(...[value].flat())
    return value
  })
  const [first, ...others] = messages.filter((message) => message !== '').map(stripVTControlCharacters)
  if (first === undefined) return passed > 0 ? { is: 'green' } : { is: 'broken', why: 'no such test ran' }
  const asserted = [first, ...others].find((each) => ASSERTION.test(each))
  return asserted === undefined
    ? { is: 'broken', why: `no assertion: ${first.split('\n')[0]}` }
    : { is: 'red', why: asserted }
}

/** A regular expression for a title as it is written, with whatever its `%s`, `$name` and `${…}` become. */
function titlePattern(title: string): string {
  return title
    .split(/\$\{.*?\}|\$[\w.]+|%[sdifjo#]/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('.*')
}
