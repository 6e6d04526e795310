import type { BrowserContext } from '@playwright/test'

/** What no page may do: write to the console (a hydration mismatch does), throw, or send requests to a third party. */
interface Seen {
  messages: string[]
  foreignRequests: string[]
}

/** Records what the pages of a browser context do, from now on. */
export function watch(context: BrowserContext, doubledSites: readonly string[]): Seen {
  const seen: Seen = { messages: [], foreignRequests: [] }
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      seen.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  context.on('weberror', (error) => {
    seen.messages.push(`uncaught: ${error.error().message}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1' && !doubledSites.includes(hostname))
      seen.foreignRequests.push(request.url())
  })
  return seen
}
