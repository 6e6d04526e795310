import type { Page } from '@playwright/test'

/** Takes the line away; what it answers brings it back. Chromium tells neither to a page that is loaded meanwhile, so each is told. */
export async function cutLine(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  const devices = await context.newCDPSession(page)
  const tell = async (offline: boolean) => {
    await devices.send('Network.enable')
    const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await devices.send('Network.overrideNetworkState', { offline, ...unlimited })
  }
  const tellLoaded = () => tell(true)
  await context.setOffline(true)
  page.on('load', tellLoaded)
  return async () => {
    page.off('load', tellLoaded)
    await context.setOffline(false)
    await tell(false)
  }
}
