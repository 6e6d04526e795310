import path from 'node:path'

/** The project's folder, wherever the server was started from. */
export const ROOT = path.join(import.meta.dirname, '../..')
