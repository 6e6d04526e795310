import lighthouse, { type Flags } from 'lighthouse'
import { quantile } from '../bench/table.ts'

/** What Lighthouse says of a page on its phone: the score of 100, largest paint in seconds, shift. */
export interface LighthouseMarks {
  score: number
  largestPaint: number
  shift: number
}

const RUNS = 5
// A busy browser may begin to trace after the navigation.
const MOST_FAILURES = 3
const OPTIONS: Flags = {
  logLevel: 'error',
  onlyCategories: ['performance'],
  disableFullPageScreenshot: true,
}

/** The medians of five runs in the Chromium that listens on a port; mobile, simulated throttling. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseMarks> {
  const runs: LighthouseMarks[] = []
  for (let failures = 0; runs.length < RUNS; ) {
    const result = await lighthouse(url, { port, ...OPTIONS })
    if (!result || result.lhr.runtimeError) {
      failures += 1
      const why = result?.lhr.runtimeError?.message
      if (failures > MOST_FAILURES) throw new Error(`Lighthouse could not measure ${url}: ${why}`)
      continue
    }
    const { audits, categories } = result.lhr
    const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    runs.push({
      score: (categories.performance?.score ?? Number.NaN) * 100,
      largestPaint: measured('largest-contentful-paint') / 1000,
      shift: measured('cumulative-layout-shift'),
    })
  }
  const figure = (name: keyof LighthouseMarks) =>
    quantile(
      runs.map((run) => run[name]),
      0.5,
    )
  return { score: figure('score'), largestPaint: figure('largestPaint'), shift: figure('shift') }
}
