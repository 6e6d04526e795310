/** Processor time that this thread has used, in milliseconds: a busy machine does not add to it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Runs `work` and answers the most processor time, in milliseconds, that the event loop was held at a stretch. Where all of the
 * work took less than `bound` that sum is the answer; otherwise it is done once more, and every turn of the loop is measured.
 */
export async function longestTurn(work: () => Promise<unknown>, bound: number): Promise<number> {
  const before = threadMs()
  await work()
  const whole = threadMs() - before
  return whole < bound ? whole : measureTurns(work)
}

async function measureTurns(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = threadMs()
  let isOver = false
  const look = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isOver = true
  look()
  return longest
}
