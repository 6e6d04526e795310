import { buffer } from 'node:stream/consumers'
import { draw } from './drawIcons.ts'

// Draws the SVG of the standard input as the build does, in a process that can be ended: see undrawable.ts.

const SIZE = 512

try {
  await draw(await buffer(process.stdin), SIZE)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
