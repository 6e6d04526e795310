import { useEffect, useRef, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { useNearView } from '#renderer/ui/useNearView.ts'
import { mapFrameUrl } from './mapLinks.ts'
import css from './OfficeMap.module.css'

/**
 * All offices on one map, in a sandboxed frame that is loaded when it comes into view. Nothing without a key of the maps service, or
 * where the map cannot be loaded: addresses and links to the map are beside it.
 */
export function OfficeMap({ offices }: OfficeMapProps) {
  const { hasMaps } = usePageContext().site
  const url = mapFrameUrl(offices)
  return hasMaps && url !== null ? <Frame url={url} /> : null
}

export type OfficeMapProps = {
  offices: readonly { coordinates: { latitude: number; longitude: number } | null }[]
}

function Frame({ url }: { url: string }) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isInView = useNearView(place)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    function onMessage({ source, data }: MessageEvent) {
      if (source === frame.current?.contentWindow && data?.map === 'failed') setFailed(true)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  if (hasFailed) return null
  return (
    <div ref={place} className={`screen-only needs-scripts ${css.map}`}>
      {isInView && (
        <iframe
          ref={frame}
          src={url}
          title={texts.contacts.map}
          sandbox="allow-scripts allow-popups"
          referrerPolicy="origin"
          className={css.frame}
        />
      )}
    </div>
  )
}
