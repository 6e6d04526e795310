import { startApp } from '../support/app.ts'
import { quantile } from './table.ts'

/** How long a start takes, until the first page is there whole. */
interface StartResult {
  name: string
  milliseconds: number
}

const ROUNDS = 3

/** Starts the built server with services that run already, and with its own. */
export async function measureStarts(servicesUrl: string): Promise<StartResult[]> {
  return [
    {
      name: "Start with a company's services",
      milliseconds: await medianStart({ upstreamUrl: servicesUrl }),
    },
    { name: 'Start with the embedded services, first of all', milliseconds: await medianStart({}) },
  ]
}

async function medianStart(options: Parameters<typeof startApp>[0]): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const app = await startApp(options)
    const page = await fetch(app.url)
    await page.text()
    times.push(performance.now() - started)
    await app.stop()
    if (!page.ok) throw new Error(`The first page answered ${page.status}`)
  }
  return quantile(times, 0.5)
}
