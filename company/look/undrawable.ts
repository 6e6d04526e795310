import { type ExecFileException, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Pictures } from './pictureFiles.ts'

/** Longer than any logo takes, also on a busy machine. */
const DRAWN_WITHIN_MS = 20_000
const run = promisify(execFile)
const DRAW = fileURLToPath(new URL('./drawIcons.ts', import.meta.url))

/** The pictures that no browser could show or the build could not draw: a line for each. */
export async function undrawable(pictures: Pictures, withinMs = DRAWN_WITHIN_MS): Promise<string[]> {
  const reasons = Object.entries(pictures).map(async ([file, content]) => {
    const reason = file.endsWith('.svg') ? await whyNotDrawn(content, withinMs) : await whyNotRead(content)
    return reason === null ? [] : [`${file}: cannot be drawn: ${reason}`]
  })
  return (await Promise.all(reasons)).flat()
}

/** A few parts that are used over and over can keep the drawing busy for hours, and nothing but its process can be ended. */
async function whyNotDrawn(svg: Buffer, withinMs: number): Promise<string | null> {
  const drawing = run(process.execPath, [DRAW], { timeout: withinMs, killSignal: 'SIGKILL' })
  drawing.child.stdin?.on('error', () => {}).end(svg)
  try {
    await drawing
    return null
  } catch (error) {
    const { killed, stderr } = error as ExecFileException
    return killed ? `takes longer than ${withinMs / 1000} s` : reasonOf(stderr ?? '')
  }
}

async function whyNotRead(png: Buffer): Promise<string | null> {
  try {
    await sharp(png).stats()
    return null
  } catch (error) {
    return reasonOf((error as Error).message)
  }
}

function reasonOf(message: string): string {
  if (/exceeds pixel limit|will exceed/.test(message))
    return 'its width and height or its viewBox are too large'
  const [, inXml] = /XML parse error: ([^\n]*)/.exec(message) ?? []
  return inXml ?? 'its content is damaged'
}
