/** Pages that are fetched at the same time; further ones wait. */
const MAX_PENDING = 4
/** The most that one tab fetches ahead. */
const MAX_LOADS = 100

/** Takes what to fetch ahead, each key once; what cannot be fetched is simply not here yet. */
export function createPrefetchQueue(): (key: string, load: () => Promise<void>) => void {
  const queued = new Set<string>()
  const waiting: (() => Promise<void>)[] = []
  let pending = 0

  function next() {
    if (pending >= MAX_PENDING) return
    const load = waiting.shift()
    if (load === undefined) return
    pending += 1
    const end = () => {
      pending -= 1
      next()
    }
    load().then(end, end)
  }

  return (key, load) => {
    if (queued.has(key) || queued.size >= MAX_LOADS) return
    queued.add(key)
    waiting.push(load)
    next()
  }
}
