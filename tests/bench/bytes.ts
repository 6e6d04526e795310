import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What the first load of a page takes on its way, compressed, in bytes. */
interface PageBytes {
  path: string
  html: number
  js: number
  css: number
  fonts: number
}

const PATHS = ['/', '/catalog', '/catalog/stul-kyavari-zoloto', '/articles', '/cart']

/** Counts the page itself and what it names: scripts, those that it loads ahead, styles and fonts. */
export async function measureBytes(url: string): Promise<PageBytes[]> {
  const pages: PageBytes[] = []
  for (const path of PATHS) pages.push(await bytesOf(url, path))
  return pages
}

async function bytesOf(url: string, path: string): Promise<PageBytes> {
  const html = await (await fetch(url + path)).text()
  const named = new Set(html.match(/\/assets\/[\w/.-]+\.(?:js|css|woff2)/g))
  const sum = async (ends: RegExp) => {
    const sizes = [...named].filter((file) => ends.test(file)).map((file) => sizeOf(url + file))
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
  return {
    path,
    html: await sizeOf(url + path),
    js: await sum(/\.js$/),
    css: await sum(/\.css$/),
    fonts: await sum(/\.woff2$/),
  }
}

// `fetch` unpacks what it gets, and what counts is the way.
async function sizeOf(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, { headers: { 'accept-encoding': 'br', accept: '*/*' } }, (response) =>
    buffer(response).then(({ length }) => resolve(length), reject),
  ).on('error', reject)
  return promise
}
