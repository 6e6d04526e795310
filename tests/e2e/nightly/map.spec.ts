import { expect, test } from '../fixtures.ts'

test.use({
  faultyEnv: { YANDEX_MAPS_API_KEY: 'key-1' },
  doubledSites: ['api-maps.yandex.ru'],
  expectedMessages: [/ERR_FAILED/],
})

// What of the maps library the frame uses; it writes down what it was given.
const LIBRARY = `window.ymaps = {
  ready: (run) => run(),
  Map: function (id, options) {
    document.getElementById(id).textContent = [options.zoom, options.type, ...options.center].join(' ')
    this.geoObjects = { add: () => document.body.append('+') }
  },
  Placemark: function () {},
}`

test('offices stand on a map that comes into view; without the maps service the addresses stay', async ({
  page,
  faultyShop: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.route('https://api-maps.yandex.ru/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LIBRARY }),
  )
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${url}/contacts`)
  expect(requested.filter((each) => each.includes('map-frame'))).toEqual([])
  const heading = page.getByRole('heading', { name: 'Напишите нам' })
  await heading.scrollIntoViewIfNeeded()
  const map = page.frameLocator('iframe[title="Офис и склад на карте"]')
  await expect(map.locator('#map')).toHaveText(/^10 yandex#map 5\d\.\d+ 3\d\.\d+$/)
  await expect(map.locator('body')).toContainText('++')

  await page.route('https://api-maps.yandex.ru/**', (route) => route.abort())
  await page.reload()
  await heading.scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^На карте/ }).first()).toBeAttached()
})
