/** What a process held, and when. */
interface Sample {
  /** Requests that had been answered. */
  after: number
  /** Resident memory, in MB. */
  rss: number
  /** Used heap, in MB. */
  heap: number
}

const MB = 1024 * 1024

/** Looks at the memory of a server until it is told to stop. */
export function watchMemory(url: string, answered: () => number) {
  const samples: Sample[] = []
  let isOver = false
  async function look(): Promise<void> {
    const text = await (await fetch(`${url}/metrics`)).text()
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / MB
    samples.push({
      after: answered(),
      rss: read('process_resident_memory_bytes'),
      heap: read('nodejs_heap_size_used_bytes'),
    })
  }
  async function watch(): Promise<void> {
    // The server gives one look a second.
    while (!isOver) await look()
  }
  const watching = watch()
  return {
    samples,
    async stop() {
      isOver = true
      await watching
    },
  }
}

/** The median of what was held between two counts of answered requests. */
export function medianBetween(samples: readonly Sample[], from: number, to: number, what: 'rss' | 'heap') {
  const held = samples.filter(({ after }) => after >= from && after <= to).map((sample) => sample[what])
  return held.toSorted((one, other) => one - other)[Math.floor(held.length / 2)] ?? Number.NaN
}
