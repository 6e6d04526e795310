import { Counter, Histogram, type Registry } from 'prom-client'

type WebVitals = { page: string } & { [Name in 'LCP' | 'INP' | 'CLS']?: number | undefined }

/** The metrics from browsers: their failures, and how fast pages were for them. */
export function createBrowserMetrics(registers: Registry[]) {
  const clientErrors = new Counter({
    name: 'sutki_client_errors_total',
    help: 'Failures in browsers, by kind; dropped: more than the log takes in a minute',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const vitals = {
    LCP: new Histogram({
      name: 'sutki_web_lcp_seconds',
      help: 'Largest paint of loaded pages, for one visitor in ten, by page',
      labelNames: ['page'],
      buckets: [0.5, 1, 1.5, 2, 2.5, 4, 8],
      registers,
    }),
    INP: new Histogram({
      name: 'sutki_web_inp_seconds',
      help: 'From a press to the next paint: the slowest of a visit, by the page that was loaded',
      labelNames: ['page'],
      buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
      registers,
    }),
    CLS: new Histogram({
      name: 'sutki_web_cls',
      help: 'Layout shift, without a unit, by the page that was loaded',
      labelNames: ['page'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25],
      registers,
    }),
  }
  return {
    clientError(labels: { kind: string; outcome: 'logged' | 'dropped' }): void {
      clientErrors.inc(labels)
    },
    /** The measurements of one visit: `LCP` and `INP` in milliseconds. */
    webVitals({ page, LCP, INP, CLS }: WebVitals): void {
      if (LCP !== undefined) vitals.LCP.observe({ page }, LCP / 1000)
      if (INP !== undefined) vitals.INP.observe({ page }, INP / 1000)
      if (CLS !== undefined) vitals.CLS.observe({ page }, CLS)
    },
  }
}
