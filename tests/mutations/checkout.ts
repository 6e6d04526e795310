import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../../server/setup/console.mjs'
import { broken, type Mutation } from './mutation.ts'

const MINUTES = 60_000

/** A copy of the checkout that may be broken: the files as they are, the packages by a link. Gone in the end. */
export class Checkout implements Disposable {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'sutki-mutations-'))

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    })
    for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name)))
      cpSync(file, this.path(file))
    symlinkSync(path.resolve('node_modules'), this.path('node_modules'))
    // Also where the run is interrupted.
    process.once('exit', () => this[Symbol.dispose]())
  }

  path(file: string): string {
    return path.join(this.folder, file)
  }

  /** Breaks one file until what is returned is disposed of. */
  apply(mutation: Mutation): Disposable {
    const place = this.path(mutation.file)
    const text = readFileSync(place, 'utf8')
    writeFileSync(place, broken(text, mutation))
    return { [Symbol.dispose]: () => writeFileSync(place, text) }
  }

  /** Runs a command of node_modules/.bin here, without a word. */
  run(command: string, args: readonly string[], env: Record<string, string> = {}) {
    const bin = this.path('node_modules/.bin')
    return run(path.join(bin, command), [...args], {
      cwd: this.folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', PATH: `${bin}:${process.env.PATH}`, ...env },
      doing: `running ${command}`,
      quiet: true,
      limitMs: 20 * MINUTES,
    })
  }

  /**
   * Builds dist/ anew.
   * @throws with what the build said where it fails.
   */
  async build(): Promise<void> {
    const { code, output } = await this.run('node', ['--run', 'build'])
    if (code !== 0) throw new Error(`it does not build: ${/.*error.*/i.exec(output)?.[0].trim()}`)
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
