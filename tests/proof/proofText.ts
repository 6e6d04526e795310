import { spawnSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { PageCost } from '../bench/pageCost.ts'
import type { LighthouseMarks } from './lighthouse.ts'
import type { NoticedMutants } from './mutants.ts'

/** All that is measured. KB are 1,000 bytes as they travel, times are milliseconds. */
export interface Proof {
  started: Date
  browser: string
  pages: { route: string; marks: LighthouseMarks; cost: PageCost }[]
  install: number
  interactions: readonly { name: string; paint: number }[]
  early: readonly { name: string; sign: number; isDone: boolean }[]
  packages: readonly (readonly [name: string, bytes: number])[]
  violations: readonly string[]
  statements: number
  proven: number
  mutants: NoticedMutants[]
}

/** What a page may cost at most, by its route: milliseconds of processor time, KB of pictures. */
const WANTED: Readonly<Record<string, { processor: number; pictures: number }>> = {
  '/': { processor: 360, pictures: 150 },
  '/catalog': { processor: 360, pictures: 70 },
  '/articles/{category}/{slug}': { processor: 320, pictures: 25 },
  '/cart': { processor: 320, pictures: 70 },
}
const OTHERS = { processor: 320, pictures: 90 }

/** The whole of docs/proof.md. */
export function proofText(proof: Proof): string {
  const { started, pages, interactions, early } = proof
  const late = early.filter(({ sign, isDone }) => sign > 100 || !isDone)
  const minutes = Math.round((Date.now() - started.getTime()) / 60_000)
  return `# Proof

Written by \`npm run proof\` in ${minutes} minutes. ${started.toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}, ${machine()},
Node ${process.versions.node}, ${proof.browser}. What is missed is **bold**, with the bound in brackets. Bytes,
requests and elements are bounded by \`tests/support/budgets.ts\` in \`npm test\`; times are measured here alone.

## Lighthouse

Mobile, simulated, medians of five: a score of at least 95, largest paint within 2.1 s, shift within 0.005.

${table(
  ['page', 'score', 'largest paint, s', 'shift'],
  pages.map(({ route, marks }) => [
    ...[route, marks.score < 95 ? `**${marks.score.toFixed(0)}** (95)` : marks.score.toFixed(0)],
    ...[held(marks.largestPaint, 2.1, 2), held(marks.shift, 0.005, 4)],
  ]),
)}

## What a page costs

412 px, 1.6 Mbit/s, 150 ms; medians of three by the main thread's own clock, which other work on the machine does not
disturb. KB on the wire with headers, 15 s without a touch. Scripts at first: until the page answers presses. Blocked:
what tasks after the first paint take beyond 50 ms, if they took four times as long.

${table(
  [
    ...['page', 'scripts at first', 'scripts', 'pictures', 'fonts', 'requests'],
    ...['processor until 5 s, ms', 'blocked, ms', 'shift'],
  ],
  pages.map(({ route, cost }) => {
    const { processor, pictures } = WANTED[route] ?? OTHERS
    return [
      ...[route, held(cost.firstScripts, 130, 1), held(cost.scripts, 145, 1)],
      ...[held(cost.pictures, pictures, 1), held(cost.fonts, 32, 1), String(cost.requests)],
      ...[held(cost.processor, processor), held(cost.blocked, 100), held(cost.shift, 0.005, 4)],
    ]
  }),
)}

The offline worker of a first visit fetches ${held(proof.install, 60, 1)} KB beyond what the home page has loaded.

## Presses

From a press to its paint at a fourth of the processor's speed: three of four of twenty presses.

${table(
  ['press', 'ms, at most 100'],
  interactions.map(({ name, paint }) => [name, held(paint, 100)]),
)}

Presses before the scripts, on a line of 400 kbit/s and 600 ms, at a fourth of the speed: ${early.length - late.length} of ${early.length} looked
pressed within 100 ms and were answered${late.map(({ name, sign, isDone }) => `; **${name}**: ${sign.toFixed(0)} ms, ${isDone ? '' : 'not '}answered`).join('')}.

## What the catalogue's first scripts are made of

What the files would be smaller without it, scaled to their sum, from 2 KB on.

${table(
  ['package or room', 'KB'],
  proof.packages
    .filter(([, bytes]) => bytes >= 2000)
    .map(([name, bytes]) => [name, (bytes / 1000).toFixed(1)]),
)}

## Accessibility and conformance

axe, every rule, ${pages.length} pages at 412 px: ${proof.violations.join('; ') || 'nothing found'}. Of ${proof.statements} statements of the specification
${proof.proven} are proven by a test that is part of \`npm test\` ([conformance.md](conformance.md)).

Of the changes that \`npm run mutants\` makes, a room's own tests notice: ${proof.mutants.map(mutantText).join('; ') || 'it was not run'}.
`
}

function mutantText({ room, noticed, changes }: NoticedMutants): string {
  return `${room} ${((100 * noticed) / changes).toFixed(0)} % of ${changes}`
}

/** A figure, beside its bound if it is above it. */
function held(value: number, bound: number, digits = 0): string {
  return value <= bound ? value.toFixed(digits) : `**${value.toFixed(digits)}** (${bound})`
}

function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function commit(): string {
  return spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
}

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`
}
