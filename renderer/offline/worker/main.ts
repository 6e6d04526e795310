/// <reference lib="webworker" />
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { cacheDocuments } from './cacheDocuments.ts'
import { isAsset, isCacheableDocument, isPage, isPayload, isPicture, isRead } from './rules.ts'
import { answers, assets, documents, payloads, pictures, uncachedDocuments } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of the build, written in by the build itself. */
declare const BUILD_FILES: PrecacheEntry[]

setCacheNameDetails({ prefix: 'sutki', suffix: '' })

// A new worker waits until the last tab of the previous one is closed: that tab may still load the code of its own build. Only the
// very first takes the open tab, whose build is its own.
clientsClaim()
enableNavigationPreload()
cleanupOutdatedCaches()
precacheAndRoute(BUILD_FILES, { cleanURLs: false })

registerRoute(isAsset, assets)
registerRoute(isPicture, pictures)
registerRoute(isPayload, payloads)
registerRoute(isRead, answers, 'POST')
registerRoute(isCacheableDocument, documents)
registerRoute(isPage, uncachedDocuments)

self.addEventListener('message', (event) => event.waitUntil(cacheDocuments(event)))
