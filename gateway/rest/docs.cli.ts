import { writeFileSync } from 'node:fs'
import { errorsPage } from './errorsPage.ts'
import { openApi } from './openApi.ts'

// Prints the two pages that are made of this room's tables; a test fails while they lag behind.
const docs = new URL('../../docs/', import.meta.url)
writeFileSync(new URL('errors.md', docs), errorsPage())
writeFileSync(new URL('upstream.openapi.json', docs), `${JSON.stringify(openApi(), null, 2)}\n`)
