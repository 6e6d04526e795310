import { spawnSync } from 'node:child_process'

/** A failure that the person at the terminal can act on: one line, and the way out of it. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {string} next
   */
  constructor(message, next) {
    super(`${message}\n  What to do: ${next}`)
    this.name = 'SetupError'
  }
}

/**
 * Runs a script's main function: a failure is explained and ends the process with exit code 1.
 * @param {() => void | Promise<void>} main
 * @returns {Promise<boolean>} true if it did not fail
 */
export async function explainFailure(main) {
  try {
    await main()
    return true
  } catch (error) {
    console.error('\n✖', error instanceof SetupError ? error.message : error)
    process.exitCode = 1
    return false
  }
}

/**
 * Runs a command in this terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {Pick<import('node:child_process').SpawnSyncOptions, 'cwd' | 'env'>} [options]
 * @returns {number} its exit code; 1 when it could not run or was ended
 */
export function run(command, args, options) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status ?? 1
}
