import { create } from 'zustand'
import { isNothingKept } from '#renderer/runtime/browserStorage.ts'

/** True if the server runs a newer build than this tab, and whether the visitor put it off. */
export const useNewBuild = create<{ isAvailable: boolean; isPutOff: boolean }>(() => ({
  isAvailable: false,
  isPutOff: false,
}))

/** Hides the offer until the visitor comes again. */
export function putOffNewBuild(): void {
  useNewBuild.setState({ isPutOff: true })
}

/** Checks once an hour which build the server runs, and fetches the manifest of a new one. Without its manifest it is new all the same. */
export function watchBuilds(buildId: string): void {
  const timer = window.setInterval(() => void check(), CHECK_MS)

  async function check() {
    try {
      const latest = await fetchId(`/builds/latest.json?${Date.now()}`)
      if (latest === buildId) return
      window.clearInterval(timer)
      useNewBuild.setState({ isAvailable: true })
      await fetchId(`/builds/meta/${latest}.json`)
    } catch (error) {
      console.warn('The build manifest could not be fetched:', error)
    }
  }
}

/** True if a navigation to another address takes the new build, by loading its page as a document. Nothing in the tab's memory alone is lost for it. */
export function takesNewBuild(from: Page, to: Page): boolean {
  return useNewBuild.getState().isAvailable && addressOf(from) !== addressOf(to) && !isNothingKept()
}

type Page = { urlPathname: string; urlParsed: { searchOriginal: string | null } }

function addressOf({ urlPathname, urlParsed }: Page): string {
  return urlPathname + (urlParsed.searchOriginal ?? '')
}

const CHECK_MS = 3_600_000

async function fetchId(url: string): Promise<string> {
  const answer = await fetch(url)
  const { id }: { id?: unknown } = answer.ok ? await answer.json() : {}
  if (typeof id !== 'string' || !/^\w{1,64}$/.test(id))
    throw new Error(`${url} has no build id (${answer.status})`)
  return id
}
