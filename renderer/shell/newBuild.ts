import { create } from 'zustand'

/** Whether the server runs a newer build than this tab, and whether the visitor put it off. */
export const useNewBuild = create<{ isAvailable: boolean; isPutOff: boolean }>(() => ({
  isAvailable: false,
  isPutOff: false,
}))

/** Hides the offer until the visitor comes again. */
export function putOffNewBuild(): void {
  useNewBuild.setState({ isPutOff: true })
}

/**
 * Checks once an hour which build the server runs. A build counts when its manifest can be fetched, too: while servers are being
 * replaced, one may name what another does not have yet.
 */
export function watchBuilds(buildId: string): void {
  const timer = window.setInterval(() => void check(), CHECK_MS)

  async function check() {
    try {
      const latest = await fetchId(`/builds/latest.json?${Date.now()}`)
      if (latest === buildId) return
      if ((await fetchId(`/builds/meta/${latest}.json`)) !== latest) return
      window.clearInterval(timer)
      useNewBuild.setState({ isAvailable: true })
    } catch (error) {
      console.warn('The build manifest could not be fetched:', error)
    }
  }
}

/** Whether a navigation between two pages takes the new build, by loading its page as a document. What is being ordered is not disturbed. */
export function takesNewBuild(from: ShownPage, to: Page): boolean {
  return useNewBuild.getState().isAvailable && from.urlPathname !== to.urlPathname && !from.config.isCheckout
}

/** Its path as Vike spells it: decoded. */
type Page = { urlPathname: string }
type ShownPage = Page & { config: Vike.PageSettings }

const CHECK_MS = 3_600_000

async function fetchId(url: string): Promise<string> {
  const answer = await fetch(url)
  const { id }: { id?: unknown } = answer.ok ? await answer.json() : {}
  if (typeof id !== 'string' || !/^\w{1,64}$/.test(id))
    throw new Error(`${url} has no build id (${answer.status})`)
  return id
}
