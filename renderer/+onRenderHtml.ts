import type { PageContextServer } from 'vike/types'
import { onRenderHtml as renderHtml } from 'vike-react/__internal/integration/onRenderHtml'

/** The page as the integration of React renders it; of the fonts only the one that most letters are from is fetched before it is asked for. */
export default async function onRenderHtml(pageContext: PageContextServer) {
  return { documentHtml: await renderHtml(pageContext), injectFilter: keepFirstFont }
}

type Asset = { src: string; assetType: string | null; inject: string | false }

function keepFirstFont(assets: Asset[]): void {
  for (const asset of assets)
    if (asset.assetType === 'font' && !asset.src.includes('/onest-cyrillic.')) asset.inject = false
}
