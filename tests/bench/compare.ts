/** Two ways to the same end; each is done once a call. */
export interface Case {
  name: string
  slower: Way
  faster: Way
}

interface Way {
  name: string
  run(): Promise<unknown>
}

export interface Comparison {
  name: string
  slower: { name: string; milliseconds: number }
  faster: { name: string; milliseconds: number }
  /** How many times longer the slower takes: the median over the rounds, and the middle half of them. */
  ratio: { median: number; low: number; high: number }
}

const WARM_UPS = 5
const ROUNDS = 15
const RUNS_A_ROUND = 5

/** Measures both in turns, so that whatever else the machine does falls on both; only ratios mean something elsewhere. */
export async function compare({ name, slower, faster }: Case): Promise<Comparison> {
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) {
    await slower.run()
    await faster.run()
  }
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ slower: await timeOf(slower), faster: await timeOf(faster) })
  const ratios = rounds.map((round) => round.slower / round.faster)
  return {
    name,
    slower: {
      name: slower.name,
      milliseconds: quantile(
        rounds.map((round) => round.slower),
        0.5,
      ),
    },
    faster: {
      name: faster.name,
      milliseconds: quantile(
        rounds.map((round) => round.faster),
        0.5,
      ),
    },
    ratio: { median: quantile(ratios, 0.5), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) },
  }
}

/** Milliseconds of one run, on the average of a round. */
async function timeOf({ run }: Way): Promise<number> {
  const started = performance.now()
  for (let count = 0; count < RUNS_A_ROUND; count++) await run()
  return (performance.now() - started) / RUNS_A_ROUND
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
}
