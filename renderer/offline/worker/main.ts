/// <reference lib="webworker" />
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { cacheDocuments } from './cacheDocuments.ts'
import { isAsset, isCacheableDocument, isPage, isPayload, isPicture, isRead } from './rules.ts'
import { answers, assets, documents, payloads, pictures, uncachedDocuments } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of the build, written in by the build itself. */
declare const BUILD_FILES: PrecacheEntry[]

// A new worker waits until the last tab of the previous one is closed: that tab may still load the code of its own build. Only the
// very first takes the open tab, whose build is its own.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
)
cleanupOutdatedCaches()
precacheAndRoute(BUILD_FILES, { cleanURLs: false })

registerRoute(isAsset, assets)
registerRoute(isPicture, pictures)
registerRoute(isPayload, payloads)
registerRoute(isRead, answers, 'POST')
registerRoute(isCacheableDocument, documents)
registerRoute(isPage, uncachedDocuments)

self.addEventListener('message', (event) => event.waitUntil(cacheDocuments(event)))
