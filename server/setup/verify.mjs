import { explainFailure, say } from './console.mjs'
import { verifyNode } from './install.mjs'

// True if the Node that the install brought is the one that was published: for places that do not start by `npm start`. Run it by the
// system's own Node, not through npm, which would take the one that is to be verified.
await explainFailure(async () => say(verifyNode()))
