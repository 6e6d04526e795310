// Preloaded into every process and worker of a run: their clock is ahead by TEST_CLOCK_AHEAD_MS. A library that shifts the clock of the
// whole machine makes Node's worker threads hang. Times of files stay those of the disk.
const ahead = Number(process.env.TEST_CLOCK_AHEAD_MS)
const now = () => realNow() + ahead
const realNow = Date.now
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
