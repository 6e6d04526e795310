import { useEffect, useEffectEvent } from 'react'

/**
 * Gives every open window (dialog, sheet, menu) a history entry of its own, so that Back closes the window and not the page.
 * A window that is closed in another way takes its entry away again; going forward does not bring it back.
 */
function openWindow(close: () => void): () => void {
  count += 1
  const opened = { id: `${performance.timeOrigin} ${count}`, close, hasEntry: false }
  windows.push(opened)
  if (!isLeaving) giveEntry(opened)
  return () => {
    const index = windows.indexOf(opened)
    if (index < 0) return
    windows.splice(index, 1)
    // The press that closes a window may also open a page, which then takes over the entry.
    setTimeout(leaveClosedWindow)
  }
}

/** Makes the browser's Back close a window for as long as its component is on the page. */
export function useCloseWithBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => openWindow(() => close()), [])
}

/** Resolves when the entries of windows that are just being closed are gone: what follows concerns the page's own entry. */
export async function windowsLeft(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  if (!isClosedWindow(history.state)) return
  await new Promise<void>((resolve) => leftListeners.push(resolve))
}

/** While a page is on its way, the entry of a closed window waits for it: the page takes the entry instead of adding one. */
export function expectPage(isExpected: boolean): void {
  isPageExpected = isExpected
  if (!isExpected) leaveClosedWindow()
}

/**
 * Starts to watch the history. Called once, before the router listens to it: the browser calls the listeners of `window` in the
 * order in which they were added.
 */
export function watchWindowHistory(): void {
  shownUrl = pageUrl()
  window.addEventListener('popstate', onPopState)
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  history.pushState = (state, unused, url) => {
    if (isWindow(state) || !isWindow(history.state)) {
      push(state, unused, url)
    } else {
      // A page that is opened from a window takes its entry; a window that stays open gets a new one above the page.
      replace(state, unused, url)
      const top = windows.at(-1)
      if (top) push({ ...state, [KEY]: top.id }, unused)
    }
    shownUrl = pageUrl()
  }
  history.replaceState = (state, unused, url) => {
    replace(state, unused, url)
    shownUrl = pageUrl()
  }
}

/** Takes away the entry of a window that is not open any more, where the page is on one. */
export function leaveClosedWindow(): void {
  if (isLeaving || isPageExpected || !isClosedWindow(history.state)) return
  isLeaving = true
  history.back()
}

type OpenWindow = { id: string; close: () => void; hasEntry: boolean }

const KEY = 'openWindow'
const windows: OpenWindow[] = []
let leftListeners: (() => void)[] = []
let count = 0
let isPageExpected = false
/** The entry of a closed window is being taken away; the browser does that in its own time. */
let isLeaving = false
let shownUrl = ''

// The state of the page's entry is stored beside the mark: to the router both are the same page.
function giveEntry(opened: OpenWindow): void {
  opened.hasEntry = true
  const state = { ...history.state, [KEY]: opened.id }
  if (isClosedWindow(history.state)) history.replaceState(state, '')
  else history.pushState(state, '')
}

// The router must not take a change of windows for a navigation: it would load the page again.
function onPopState(event: PopStateEvent): void {
  const isSamePage = pageUrl() === shownUrl
  const wasLeaving = isLeaving
  isLeaving = false
  const closed = wasLeaving ? [] : windowsAbove(windowOf(history.state))
  for (const { close } of closed) close()
  if (isClosedWindow(history.state)) {
    event.stopImmediatePropagation()
    leaveClosedWindow()
    return
  }
  if (isSamePage && (wasLeaving || closed.length > 0)) {
    event.stopImmediatePropagation()
    // The router learns from this call which entry is the present one.
    history.replaceState(history.state, '')
  }
  shownUrl = pageUrl()
  for (const opened of windows) if (!opened.hasEntry) giveEntry(opened)
  for (const resolve of leftListeners) resolve()
  leftListeners = []
}

/** Takes the windows above an entry out of the list, the top one first. */
function windowsAbove(id: string | null): OpenWindow[] {
  return windows.splice(windows.findIndex((opened) => opened.id === id) + 1).reverse()
}

function isClosedWindow(state: unknown): boolean {
  return isWindow(state) && !windows.some(({ id }) => id === windowOf(state))
}

function isWindow(state: unknown): boolean {
  return windowOf(state) !== null
}

function windowOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null
  const id: unknown = Object.getOwnPropertyDescriptor(state, KEY)?.value
  return typeof id === 'string' ? id : null
}

function pageUrl(): string {
  return location.href.replace(/#.*$/, '')
}
