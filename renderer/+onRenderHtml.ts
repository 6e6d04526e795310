import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { FIRST_FONT } from '#company/constants.ts'
import { documentParts } from './document/documentParts.ts'
import './page/pageContext.ts'

/** Renders a page; of the fonts only the one that most letters are from is preloaded. */
export default function onRenderHtml(pageContext: PageContextServer) {
  const parts = documentParts(pageContext)
  pageContext.onDocument?.(parts)
  const { start, middle, end } = parts
  return { documentHtml: dangerouslySkipEscape(start + middle + end), injectFilter: preloadFirstFont }
}

type Asset = { src: string; assetType: string | null; inject: string | false }

function preloadFirstFont(assets: Asset[]): void {
  for (const asset of assets)
    if (asset.assetType === 'font' && !asset.src.includes(`/${FIRST_FONT}.`)) asset.inject = false
}
