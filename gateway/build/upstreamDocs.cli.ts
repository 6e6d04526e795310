import { writeFileSync } from 'node:fs'
import { errorsPage } from './errorsPage.ts'
import { openApi } from './openApi.ts'

// Prints the two pages that are made of this room's tables, from the project's root as npm runs it; a test fails while
// they lag behind.
writeFileSync('docs/errors.md', errorsPage())
writeFileSync('docs/upstream.openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`)
