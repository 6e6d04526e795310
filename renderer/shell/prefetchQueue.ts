/** Pages that are fetched at the same time; further ones wait. */
const MAX_PENDING = 4
/** Pages that one tab fetches ahead, and pages whose data it fetches as well. */
const MAX_PAGES = 100
const MAX_DATA = 24

/** Takes paths to fetch ahead, each once; a page that cannot be fetched is simply not here yet. */
export function createPrefetchQueue(
  load: (path: string, isDataWanted: boolean) => Promise<void>,
): (path: string) => void {
  const known = new Set<string>()
  const waiting: string[] = []
  let pending = 0
  let started = 0

  function next() {
    if (pending >= MAX_PENDING) return
    const path = waiting.shift()
    if (path === undefined) return
    pending += 1
    started += 1
    const end = () => {
      pending -= 1
      next()
    }
    load(path, started <= MAX_DATA).then(end, end)
  }

  return (path) => {
    if (known.has(path) || known.size >= MAX_PAGES) return
    known.add(path)
    waiting.push(path)
    next()
  }
}
