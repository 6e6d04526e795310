/** Ctrl-C ends a script with what it started: those processes end with `exit`, which a signal alone does not bring about. */
export function exitOnSignals(): void {
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
