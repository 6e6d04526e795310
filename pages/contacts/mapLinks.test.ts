import { expect, test } from 'vitest'
import { mapFrameUrl, mapLinks } from './mapLinks.ts'

test('leads to a place by its coordinates, the longitude first where the map wants it so', () => {
  const links = mapLinks({ address: 'Москва', coordinates: { latitude: 55.79, longitude: 37.59 } })
  expect(links?.place).toBe('https://yandex.ru/maps/?pt=37.59%2C55.79&z=17&l=map')
  expect(links?.way).toBe('https://yandex.ru/maps/?rtext=%7E55.79%2C37.59&rtt=auto')
})

test('links to a postal address without coordinates, and nowhere without either', () => {
  const { place } = mapLinks({ address: 'Москва, дом 1 & 2' }) ?? {}
  expect(new URL(place ?? '').searchParams.get('text')).toBe('Москва, дом 1 & 2')
  expect(mapLinks({ address: null, coordinates: null })).toBeNull()
})

test('shows at most ten places in the frame, and none without coordinates', () => {
  const place = { coordinates: { latitude: 55.79, longitude: 37.59 } }
  expect(mapFrameUrl([place, { coordinates: null }])).toBe('/map-frame?at=55.79%2C37.59')
  expect(mapFrameUrl([{ coordinates: null }])).toBeNull()
  expect(mapFrameUrl(Array(20).fill(place))?.match(/at=/g)).toHaveLength(10)
})
