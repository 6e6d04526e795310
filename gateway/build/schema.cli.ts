import { writeFileSync } from 'node:fs'
import { schemaFiles } from './schemaFiles.ts'

// npm run schema: prints the schema for clients, and its types for the storefront's documents.
for (const [file, text] of Object.entries(schemaFiles())) {
  writeFileSync(new URL(`../../${file}`, import.meta.url), text)
  console.log(file)
}
