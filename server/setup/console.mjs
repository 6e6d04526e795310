import { spawn } from 'node:child_process'

/** A failure that the person at the terminal can act on. */
export class SetupError extends Error {
  /**
   * @param {string} message one line
   * @param {string} next the way out of it
   */
  constructor(message, next) {
    super(message)
    this.name = 'SetupError'
    this.next = next
  }
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
 * Runs a command in this terminal. A signal ends the command first: two npm in one node_modules would break each other.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when it could not run or was ended
 */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
      child.kill(signal)
    }
    const finish = (/** @type {number} */ code) => {
      process.off('SIGINT', end).off('SIGTERM', end)
      resolve(code)
    }
    process.once('SIGINT', end).once('SIGTERM', end)
    child.once('error', () => finish(1)).once('close', (code) => finish(code ?? 1))
  })
}
