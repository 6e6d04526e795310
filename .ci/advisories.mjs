import { spawnSync } from 'node:child_process'

// Asks npm's registry for advisories about what the lock files name. Ends with 1 where there are any of a high or critical kind in what
// production runs, and with 2 where the registry gave no answer: then nothing was checked, which is no good news.
const folders = [
  { folder: '.', options: ['--omit=dev'], refusedFrom: 'high' },
  { folder: '.', options: [], refusedFrom: 'critical' },
  { folder: 'tests/clients', options: [], refusedFrom: 'critical' },
  { folder: 'tests/mutants', options: [], refusedFrom: 'critical' },
]
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical']
let code = 0

for (const { folder, options, refusedFrom } of folders) {
  const place = `${folder} ${options.join(' ')}`.trim()
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json', ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  const report = parsed(stdout)
  if (!report?.metadata?.vulnerabilities) {
    console.error(
      `${place}: NOT CHECKED, the registry has no advisories: ${report?.message ?? stderr.trim()}`,
    )
    code = Math.max(code, 2)
    continue
  }
  const found = Object.values(report.vulnerabilities)
  for (const { name, severity, range } of found) console.log(`${place}: ${severity} ${name} ${range}`)
  const isRefused = found.some(
    ({ severity }) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(refusedFrom),
  )
  console.log(`${place}: ${found.length} packages with advisories, refused from ${refusedFrom} on`)
  if (isRefused && code === 0) code = 1
}
process.exit(code)

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
