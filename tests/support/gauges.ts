/** A sample of a server's metrics, as `name` or `name{label="value"}`; 0 where there is none yet. */
export async function readMetric(url: string, sample: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return Number(line?.slice(sample.length) ?? 0)
}
