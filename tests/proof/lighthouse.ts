import lighthouse, { type Flags } from 'lighthouse'
import { quantile } from '../bench/compare.ts'

/** What Lighthouse says of a page on its phone: the score of 100, largest paint in seconds, shift. */
export interface LighthouseMarks {
  score: number
  largestPaint: number
  shift: number
}

const RUNS = 5
const OPTIONS: Flags = {
  logLevel: 'error',
  onlyCategories: ['performance'],
  disableFullPageScreenshot: true,
}

/** The medians of five runs in the Chromium that listens on a port; mobile, simulated throttling. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseMarks> {
  const runs: LighthouseMarks[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port, ...OPTIONS })
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}`)
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
