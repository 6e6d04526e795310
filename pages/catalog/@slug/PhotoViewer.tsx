import { useMemo } from 'react'
import { texts } from '#company/texts/index.ts'
import { classes } from '#renderer/ui/classes.ts'
import { Dialog } from '#renderer/ui/Dialog.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { ArrowLeft, ArrowRight, ZoomIn, ZoomOut } from '#renderer/ui/icons.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import type { ProductDetails } from './+query.ts'
import css from './PhotoViewer.module.css'
import { ScaleDrawing, scaleDrawing } from './ScaleDrawing.tsx'
import { usePhotoSlider } from './usePhotoSlider.ts'

/**
 * The product's pictures and its drawing to scale on the whole screen, from `start` on: swiped or moved by the arrow keys, enlarged by two fingers, a
 * double press or the button. A picture that is enlarged is fetched in a larger size.
 */
export function PhotoViewer({ images, specs, name, start, onClose }: PhotoViewerProps) {
  const { root, current, isZoomed, move, zoom } = usePhotoSlider(start)
  const scaled = useMemo(() => scaleDrawing(specs), [specs])
  const count = images.length + (scaled ? 1 : 0)
  return (
    <Dialog
      open
      size="full"
      onClose={onClose}
      title={name}
      footer={
        <div className={css.controls}>
          {count > 1 && (
            <>
              <IconButton
                label={texts.photos.previous}
                aria-disabled={current === 0 || undefined}
                onClick={() => move(-1)}
              >
                <Icon of={ArrowLeft} />
              </IconButton>
              <p role="status" className={css.count}>
                <span className="visually-hidden">{texts.photos.one}</span>
                <span>{`${current + 1}${texts.photos.of}${count}`}</span>
              </p>
              <IconButton
                label={texts.photos.next}
                aria-disabled={current === count - 1 || undefined}
                onClick={() => move(1)}
              >
                <Icon of={ArrowRight} />
              </IconButton>
            </>
          )}
          <IconButton label={isZoomed ? texts.photos.zoomOut : texts.photos.zoomIn} onClick={zoom}>
            <Icon of={isZoomed ? ZoomOut : ZoomIn} />
          </IconButton>
        </div>
      }
    >
      <div ref={root} className={css.viewer}>
        <ul className={`swiper-wrapper ${css.track}`}>
          {images.map(({ original, caption }, index) => (
            <li key={original} className={`swiper-slide ${css.slide}`} inert={index !== current}>
              <div className={classes('swiper-zoom-container', css.stage)}>
                <Picture
                  original={original}
                  caption={caption}
                  alt={name}
                  sizes={index === current && isZoomed ? '300vw' : 'min(100vw, 100vh)'}
                />
              </div>
            </li>
          ))}
          {scaled && (
            <li className={`swiper-slide ${css.slide}`} inert={current !== images.length}>
              <div className={classes('swiper-zoom-container', css.stage)}>
                {/* Swiper enlarges what has this class. */}
                <div className={`swiper-zoom-target ${css.drawn}`}>
                  <ScaleDrawing {...scaled} />
                </div>
              </div>
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  )
}

type PhotoViewerProps = Pick<ProductDetails, 'images' | 'specs'> & {
  /** The product's, for pictures without a caption. */
  name: string
  /** Index of the picture that is shown first. */
  start: number
  onClose: () => void
}
