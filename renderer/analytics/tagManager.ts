import type { ShopEvent, ShopEventName } from './shopEvents.ts'

const CONTAINER_ID = /^GTM-[A-Z0-9]+$/
const ORIGIN = 'https://www.googletagmanager.com'

type TagWindow = Window & { dataLayer?: object[] }

/** Loads the tag manager from the shop's own code, without a script in the page; once, and only with a sound container id. */
export function loadTagManager(containerId: string): void {
  if (isLoaded || !CONTAINER_ID.test(containerId)) return
  isLoaded = true
  const layer = dataLayer()
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${ORIGIN}/gtm.js?id=${containerId}`
  document.head.append(script)
}

/** Hands an event to the tag manager; before it is loaded events are dropped. */
export function sendEvent(name: ShopEventName, event: ShopEvent): void {
  if (!isLoaded) return
  // The data of an earlier event must not stay in the layer beside this one.
  dataLayer().push({ ecommerce: null }, { event: name, ecommerce: event })
}

let isLoaded = false

function dataLayer(): object[] {
  const tagWindow: TagWindow = window
  tagWindow.dataLayer ??= []
  return tagWindow.dataLayer
}
