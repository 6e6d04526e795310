import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A small project with the real set-up scripts, and with stand-ins for npm and the tools that record their calls. */
export class Newcomer {
  readonly folder: string

  constructor() {
    this.folder = mkdtempSync(path.join(tmpdir(), 'sutki-setup-'))
    cpSync('server/setup', this.path('server/setup'), { recursive: true })
    this.write('pages/page.ts', 'export const page = 1')
    this.write('package-lock.json', lockOf('1.0.0'))
    this.write('calls', '')
    this.replaceNpm(workingNpm)
  }

  /** Runs the steps before `npm start` to their end. `calls`: the npm commands of this run. */
  start() {
    this.write('calls', '')
    const { status, stdout, stderr } = spawnSync(process.execPath, ['server/setup/start.mjs'], {
      cwd: this.folder,
      encoding: 'utf8',
      env: this.environment,
    })
    const calls = readFileSync(this.path('calls'), 'utf8').split('\n').filter(Boolean)
    return { status, stdout, stderr, calls }
  }

  private get environment() {
    const { COMPANY_DIR: _ofTests, ...own } = process.env
    return { ...own, PATH: `${this.path('tools')}:${process.env.PATH}` }
  }

  /** npm is this shell script from now on. */
  replaceNpm(script: string) {
    this.tool('tools/npm', `echo "$1" >> "${this.path('calls')}"\n${script}`)
  }

  /** Puts a shell script in the place of a command. */
  tool(file: string, script: string) {
    this.write(file, `#!/bin/sh\n${script}\n`, 0o755)
  }

  write(file: string, text: string, mode = 0o644) {
    mkdirSync(path.dirname(this.path(file)), { recursive: true })
    writeFileSync(this.path(file), text, { mode })
  }

  path(file: string) {
    return path.join(this.folder, file)
  }

  leave() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A lock file of one package. */
function lockOf(version: string) {
  return JSON.stringify({ packages: { '': {}, 'node_modules/thing': { version } } })
}

/** npm as it should be: `ci` leaves the lock file's twin and a Node, `run build` leaves dist/. */
const workingNpm = `
[ "$1" = ci ] && mkdir -p node_modules/.bin && cp package-lock.json node_modules/.package-lock.json && ln -sf "${process.execPath}" node_modules/.bin/node
[ "$1" = run ] && mkdir -p dist && node server/setup/stamp.mjs
true`
