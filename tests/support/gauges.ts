/** Samples of a server's metrics at one moment, as `name` or `name{label="value"}`; 0 where there is none yet. */
export async function readMetrics(url: string, samples: readonly string[]): Promise<number[]> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  return samples.map((sample) => {
    const line = lines.find((each) => each.startsWith(`${sample} `))
    return Number(line?.slice(sample.length) ?? 0)
  })
}

/** One of them. */
export async function readMetric(url: string, sample: string): Promise<number> {
  const [value = 0] = await readMetrics(url, [sample])
  return value
}
