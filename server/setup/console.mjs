import { spawn } from 'node:child_process'

/** A failure that the person at the terminal can act on: what happened, and what to do next. */
export class SetupError extends Error {
  /**
   * @param {string} message what happened, one line
   * @param {string} next what to do next
   */
  constructor(message, next) {
    super(message)
    this.name = 'SetupError'
    this.next = next
  }
}

/** @throws {SetupError} when Vite and Vike, which take paths for URLs, cannot build in this folder */
export function checkFolder(folder = process.cwd()) {
  if (/[#%?]/.test(folder))
    throw new SetupError(
      `The pages cannot be built in ${folder}: Vite and Vike cannot work with #, % or ? in a path.`,
      'move the project to a folder without these signs.',
    )
}

/**
 * Prints one line of progress.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`› ${line}\n`)
}

/**
 * Runs a script's main function: a failure is explained and ends the process with exit code 1.
 * @param {() => Promise<void>} main
 */
export async function explainFailure(main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`)
    if (error instanceof SetupError) process.stderr.write(`  What to do: ${error.next}\n`)
    else if (error instanceof Error) process.stderr.write(`${error.stack}\n`)
    process.exitCode = 1
  }
}

/**
 * Runs a command, shows its output unless `quiet`, and says every 15 seconds that it still works.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, doing: string, quiet?: boolean, limitMs?: number }} options `doing`: what the
 *   reminder says; `limitMs`: after this time the command and its children are ended
 * @returns {Promise<{ code: number, output: string }>} the exit code (1 when it could not run or was ended) and the
 *   last 64 KiB of what it printed
 */
export function run(command, args, { cwd = '.', env = process.env, doing, quiet = false, limitMs }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    const startedAt = Date.now()
    let output = ''
    let quietSince = startedAt
    const keep = (/** @type {Buffer} */ chunk, /** @type {NodeJS.WriteStream} */ stream) => {
      if (!quiet) {
        quietSince = Date.now()
        stream.write(chunk)
      }
      output = (output + chunk.toString()).slice(-65_536)
    }
    child.stdout.on('data', (chunk) => keep(chunk, process.stdout))
    child.stderr.on('data', (chunk) => keep(chunk, process.stderr))

    const reminder = setInterval(() => {
      if (Date.now() - quietSince < 15_000) return
      say(`still ${doing}, ${Math.round((Date.now() - startedAt) / 1000)} s so far`)
      quietSince = Date.now()
    }, 1000)
    const limit = limitMs === undefined ? undefined : setTimeout(() => stop('SIGKILL'), limitMs)
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      if (child.pid !== undefined) signalGroup(child.pid, signal)
    }
    // npm goes on for a while after a signal: two of them in one node_modules would break each other, so its end is awaited.
    const interrupt = (/** @type {NodeJS.Signals} */ signal) => {
      say('Interrupted: ending what runs. The next run starts it anew.')
      child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
      stop('SIGTERM')
      setTimeout(() => stop('SIGKILL'), 3000)
    }
    process.once('SIGINT', interrupt)
    process.once('SIGTERM', interrupt)

    const finish = (/** @type {number} */ code) => {
      clearInterval(reminder)
      clearTimeout(limit)
      process.off('SIGINT', interrupt)
      process.off('SIGTERM', interrupt)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/**
 * Signals a process and its children; one that has ended already is no error.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
