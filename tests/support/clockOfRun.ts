/** The variables that shift the clock of a run by tests/dates, for processes that get no others; else none. */
export function clockOfRun(): Record<string, string> {
  const { TEST_CLOCK_AHEAD_MS, NODE_OPTIONS = '' } = process.env
  return TEST_CLOCK_AHEAD_MS === undefined ? {} : { TEST_CLOCK_AHEAD_MS, NODE_OPTIONS }
}
