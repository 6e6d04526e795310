import { writeFileSync } from 'node:fs'
import { STAMP, stampOfSources } from './build.mjs'

// The last step of `npm run build`: says what dist/ was built from, for `npm start` and for the server.
writeFileSync(STAMP, stampOfSources())
