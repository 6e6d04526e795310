import { type ReactEventHandler, useEffect, useRef, useState } from 'react'
import { forSharpPhones, PICTURE_WIDTHS, type PictureWidth, pictureUrls } from './pictureUrl.ts'

/** A stored picture in the width that the screen needs; the no-photo drawing when it is missing or fails to load. */
export function Picture(props: PictureProps) {
  const {
    original,
    caption,
    alt,
    widths = PICTURE_WIDTHS,
    sizes = '100vw',
    priority = false,
    form,
    width = 800,
    onLoad,
  } = props
  const [failed, setFailed] = useState<string | null>(null)
  const retried = useRef<string>(null)
  const element = useRef<HTMLImageElement>(null)
  const largest = Math.max(...widths) as PictureWidth
  const urlAt = original === failed ? null : pictureUrls(original, form)
  const src = urlAt?.(largest)

  // a picture that failed before hydration fires no event that React could hear
  useEffect(() => {
    const loaded = element.current
    if (src && original && loaded?.complete && loaded.naturalWidth === 0) setFailed(original)
  }, [original, src])

  // One that comes too late from a storage at work is made by then; one that does not exist fails once more.
  useEffect(() => {
    if (failed === null || failed === retried.current) return
    const timer = setTimeout(() => {
      retried.current = failed
      setFailed(null)
    }, RETRY_MS)
    return () => clearTimeout(timer)
  }, [failed])

  const image = (
    <img
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      width={width}
      height={800}
      onLoad={onLoad}
      ref={element}
      alt={alt === '' ? '' : caption || alt || 'image'}
      sizes={src ? forSharpPhones(sizes) : undefined}
      srcSet={urlAt ? widths.map((served) => `${urlAt(served)} ${served}w`).join(', ') : undefined}
      src={src ?? '/no-photo.svg'}
      data-missing={src ? undefined : ''}
      onError={src && original ? () => setFailed(original) : undefined}
    />
  )
  // React preloads an eager image before the phone's viewport is set, in a width that is then not the one shown;
  // inside <picture> it leaves that to the browser.
  return priority ? <picture>{image}</picture> : image
}

const RETRY_MS = 6_000

export type PictureProps = {
  /** The path in the storage, as the image's `original` gives it. */
  original: string | null | undefined
  /** A description of the picture; becomes the alternative text. */
  caption?: string | null | undefined
  /** Used where there is no caption; an empty string marks decoration; left out, it is «image». */
  alt?: string | undefined
  /**
   * `square`: a photograph fills it, a cut-out is whole in it. `framed`: the same, and what lies beside the square of a photograph is
   * there, too; `sizes` is of the square. `grounded`: it ends where what it shows touches the ground. `shelved`:
   * that, and a photograph fills it.
   */
  form?: 'square' | 'framed' | 'grounded' | 'shelved'
  /** Its proportions, so that nothing jumps: so many pixels to a height of 800. */
  width?: 1200
  /** Served widths worth offering here; all of them by default. */
  widths?: readonly PictureWidth[]
  /** How wide it is shown, as in the `sizes` attribute: from the widest screen to a phone, which has no condition. */
  sizes?: string
  /** Above the fold: loaded eagerly, with high priority. */
  priority?: boolean | undefined
  /** Called when it is here, or the no-photo drawing in its place. */
  onLoad?: ReactEventHandler<HTMLImageElement> | undefined
}
