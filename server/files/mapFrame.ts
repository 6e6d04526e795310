import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LANGUAGE } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'

// Numbers alone come from outside: `?at=55.79,37.59&at=…`, at most ten places; zoom 10 unless there is only one.
const SCRIPT = `
(function () {
  var places = new URLSearchParams(location.search).getAll('at').slice(0, 10).map(function (text) {
    return text.split(',').map(Number)
  }).filter(function (place) {
    return place.length === 2 && Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180
  })
  function tell(state) { parent.postMessage({ map: state }, '*') }
  var script = document.querySelector('script[src]')
  script.onerror = function () { tell('failed') }
  script.onload = function () {
    if (!window.ymaps || places.length === 0) return tell('failed')
    ymaps.ready(function () {
      var map = new ymaps.Map('map', {
        center: places[0], zoom: 10, type: 'yandex#map', controls: ['zoomControl', 'fullscreenControl']
      })
      places.forEach(function (place) { map.geoObjects.add(new ymaps.Placemark(place)) })
      tell('shown')
    })
  }
})()
`

const STYLE = 'html,body,#map{width:100%;height:100%;margin:0}'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const HOSTS = 'https://api-maps.yandex.ru https://*.maps.yandex.net https://yastatic.net'

/** This page alone may run the maps library, which evaluates code and writes styles: it is sandboxed and has no cookies. */
const POLICY = [
  'sandbox allow-scripts allow-popups',
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)} 'unsafe-eval' ${HOSTS}`,
  "style-src 'unsafe-inline'",
  `img-src data: ${HOSTS}`,
  `connect-src ${HOSTS}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** `GET /map-frame`: Yandex Maps 2.1 in a document of its own, where the shop has a key. */
export function registerMapFrame(app: FastifyInstance, apiKey: string | undefined): void {
  if (apiKey === undefined) return
  const query = new URLSearchParams({ lang: texts.shop.mapLanguage, coordorder: 'latlong', apikey: apiKey })
  const source = `https://api-maps.yandex.ru/2.1/?${query}`.replaceAll('&', '&amp;')
  const html = `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8"><title>${texts.shop.map}</title><meta name="robots" content="noindex"><style>${STYLE}</style></head><body><div id="map"></div><script src="${source}" async></script><script>${SCRIPT}</script></body></html>`
  app.get('/map-frame', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .send(html),
  )
}
