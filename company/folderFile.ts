import { readFileSync, statSync } from 'node:fs'

const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** A file of the company's folder: its content, or what is wrong with it. */
type FolderFile = { content: Buffer; said: null } | { content: null; said: string }

/** Reads a file without its byte order mark; null: there is none. What is no file, or larger than `most` bytes, is not opened. */
export function readFolderFile(place: string, most: number): FolderFile | null {
  const failed = (said: string) => ({ content: null, said })
  try {
    const found = statSync(place, { throwIfNoEntry: false })
    if (!found) return null
    if (!found.isFile()) return failed('must be a file, and no folder or device')
    if (found.size > most) return failed(`is larger than ${most} bytes`)
    // A file that the system generates while it is read, as below /proc, claims to be empty, and may have no end.
    const content = found.size === 0 ? Buffer.alloc(0) : readFileSync(place)
    const isMarked = content.subarray(0, BYTE_ORDER_MARK.byteLength).equals(BYTE_ORDER_MARK)
    return { content: isMarked ? content.subarray(BYTE_ORDER_MARK.byteLength) : content, said: null }
  } catch (error) {
    return failed(`cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}
