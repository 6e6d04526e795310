import { create } from 'zustand'
import { texts } from '#company/texts/index.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import { expectPage } from '#renderer/ui/windowHistory.ts'
import { dropNavigation, type Opening, type Outcome, openPage } from './openPage.ts'
import { markPressedLink, unmarkPressedLink } from './pressedLink.ts'
import { saveScroll } from './scrollPlace.ts'

/** A page that is on its way. */
export type PageWait = {
  id: number
  /** The path of the page, as the browser shows it. */
  path: string
  /** Not just the page that is shown, with other parameters. */
  isOtherPage: boolean
  /** The sign of progress that the visitor sees by now; each includes the ones before. */
  sign: 'pressed' | (typeof SIGNS)[number]['sign']
  retry: () => void
}

/** The page being loaded, and the retry for one that could not be fetched after Back or Forward. */
export const useNavigation = create<NavigationState>(() => ({ waiting: null, lost: null }))

type NavigationState = { waiting: PageWait | null; lost: { retry: () => void } | null }

/** A navigation begins; one that was under way is over. */
export function startNavigation({ urlOriginal, isHistoryNavigation, opening }: NavigationStart): void {
  const url = new URL(urlOriginal, location.href)
  const href = url.pathname + url.search + url.hash
  const id = (current?.id ?? 0) + 1
  const before = useNavigation.getState().waiting?.sign
  settle('superseded')
  if (!isHistoryNavigation) saveScroll()
  const timers = SIGNS.map(({ sign, afterMs }) => window.setTimeout(() => showSign(id, sign), afterMs))
  current = { id, href, opening, isHistoryNavigation, hasCode: false, timers }
  useNavigation.setState({
    waiting: {
      id,
      path: url.pathname,
      isOtherPage: url.pathname !== new URL(shownHref()).pathname,
      // Where the page has made room already, it does not come back for a moment.
      sign: before === 'skeleton' || before === 'words' ? 'skeleton' : 'pressed',
      retry:
        opening?.retry ?? (() => void openPage(href, { overwriteLastHistoryEntry: isHistoryNavigation })),
    },
  })
  markPressedLink(url)
  expectPage(true)
}

/** The navigation under way has the code of its page; the page context that is made for it carries its number. */
export function navigationWithCode(): number {
  if (current) current.hasCode = true
  return current?.id ?? 0
}

/** True if a navigation still waits for the code of its page. */
export function isWaitingForCode(): boolean {
  return useNavigation.getState().waiting !== null && current?.hasCode === false
}

/** A page is on the screen. */
export function endNavigation(id: number): void {
  shown = location.href
  if (!isWaitedFor(id)) return
  useNavigation.setState({ waiting: null, lost: null })
  finish('shown')
}

/** The page of a navigation cannot be fetched: the visitor stays where they are and may try again. */
export function failNavigation(id = current?.id ?? 0, text: string = texts.lost.offline): void {
  const { waiting } = useNavigation.getState()
  if (!current || !waiting || !isWaitedFor(id)) return
  const { retry } = waiting
  const { isHistoryNavigation, opening } = current
  // Back and Forward have changed the URL already: the failure is shown in the place of the page.
  useNavigation.setState({ waiting: null, lost: isHistoryNavigation ? { retry } : null })
  if (!isHistoryNavigation && !opening?.reportsFailure) {
    showToast({ text, tone: 'error', action: { label: texts.words.retry, onSelect: retry } })
  }
  finish('failed')
}

/** Takes the router off the navigation under way; to the visitor it goes on. `reload` loads its page as a document. */
export function abandonForReload(): { id: number; reload: () => void } {
  const { id, href, isHistoryNavigation } = current ?? {
    id: 0,
    href: location.href,
    isHistoryNavigation: true,
  }
  dropNavigation(shownHref())
  return { id, reload: () => (isHistoryNavigation ? location.reload() : location.assign(href)) }
}

/** Begins an abandoned navigation again, unless another one has taken its place: nothing was wrong with it. */
export function resumeNavigation(id: number): void {
  const { waiting } = useNavigation.getState()
  if (waiting?.id === id) waiting.retry()
}

type NavigationStart = {
  urlOriginal: string
  isHistoryNavigation: boolean
  opening: Opening | undefined
}

type CurrentNavigation = {
  id: number
  href: string
  opening: Opening | undefined
  isHistoryNavigation: boolean
  hasCode: boolean
  timers: readonly number[]
}

const SIGNS = [
  { sign: 'line', afterMs: 150 },
  { sign: 'skeleton', afterMs: 400 },
  { sign: 'words', afterMs: 6000 },
] as const

let current: CurrentNavigation | null = null
let shown: string | undefined

function shownHref(): string {
  shown ??= location.href
  return shown
}

function isWaitedFor(id: number): boolean {
  return useNavigation.getState().waiting?.id === id
}

function showSign(id: number, sign: PageWait['sign']): void {
  const { waiting } = useNavigation.getState()
  if (waiting?.id === id && (sign !== 'line' || waiting.sign === 'pressed'))
    useNavigation.setState({ waiting: { ...waiting, sign } })
}

function finish(outcome: Outcome): void {
  settle(outcome)
  expectPage(false)
}

function settle(outcome: Outcome): void {
  for (const timer of current?.timers ?? []) window.clearTimeout(timer)
  current?.opening?.settle(outcome)
  unmarkPressedLink()
}
