import { useEffect, useRef, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { Part } from '#renderer/runtime/Part.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { showToast } from '#renderer/ui/toasts.ts'
import type { ProductDetails } from './+query.ts'
import css from './Gallery.module.css'
import type { LastPicture } from './lastPicture.tsx'

type Props = Pick<ProductDetails, 'images' | 'specs'> & { name: string }

/**
 * The product's pictures: a row to swipe, each opens on the whole screen; small ones below lead to the others. The last one, a drawing
 * to scale, comes once the visitor does anything.
 */
export function Gallery({ images, specs, name }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [opened, setOpened] = useState<number | null>(null)
  const Viewer = useLazyModule(opened !== null, loadViewer, closeUnloaded)
  const [last, setLast] = useState<LastPicture | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const load = () => {
      stop.abort()
      import('./lastPicture.tsx').then(
        ({ lastPicture }) => setLast(lastPicture(specs, css.tile)),
        () => {},
      )
    }
    for (const sign of ['pointermove', 'touchstart', 'scroll', 'keydown'])
      addEventListener(sign, load, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [specs])

  if (images.length === 0) {
    return (
      <div className={`${css.tile} ${css.main}`}>
        <Picture original={null} alt={name} priority />
      </div>
    )
  }
  return (
    <div>
      <ul
        ref={row}
        className={`${css.main} ${css.row}`}
        aria-label={texts.photos.list}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {images.map(({ original, caption }, index) => (
          <li key={original}>
            <button
              type="button"
              className={css.tile}
              aria-haspopup="dialog"
              aria-label={texts.product.wholeScreen(
                caption || name,
                images.length > 1 ? placeText(index) : null,
              )}
              onClick={() => setOpened(index)}
              onPointerEnter={preloadViewer}
              onFocus={preloadViewer}
            >
              <Picture
                original={original}
                form="framed"
                caption={caption}
                alt={name}
                sizes="(min-width: 996px) 640px, (min-width: 744px) calc(100vw - 48px), calc(100vw - 32px)"
                priority={index === 0}
              />
            </button>
          </li>
        ))}
        {last?.slide(() => setOpened(images.length))}
      </ul>
      {images.length > 1 && (
        <ul className={`screen-only needs-scripts ${css.thumbs}`}>
          {images.map(({ original }, index) => (
            <li key={original}>
              <button
                type="button"
                className={css.tile}
                aria-label={texts.photos.one + placeText(index)}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                <Picture original={original} form="square" alt="" widths={[160, 320]} sizes="68px" />
              </button>
            </li>
          ))}
          {last?.thumb(current === images.length, () => show(images.length))}
        </ul>
      )}
      {opened !== null && Viewer && (
        <Part name="photo-viewer" onFailure={closeUnloaded}>
          <Viewer images={images} specs={specs} name={name} start={opened} onClose={() => setOpened(null)} />
        </Part>
      )}
    </div>
  )

  function show(index: number) {
    row.current?.scrollTo({ left: index * row.current.clientWidth })
  }

  function placeText(index: number): string {
    return `${index + 1}${texts.photos.of}${images.length}`
  }

  function closeUnloaded() {
    setOpened(null)
    showToast({ text: texts.photos.viewerFailed, tone: 'error' })
  }
}

// The viewer's code arrives while the pointer is still on its way.
function preloadViewer(): void {
  loadViewer().catch(() => {})
}

const loadViewer = async () => (await import('./PhotoViewer.tsx')).PhotoViewer
