/** Processor time that this thread has used, in milliseconds: a busy machine does not add to it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Runs `work` and answers the most processor time, in milliseconds, that the event loop was held at a stretch. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
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
