import { texts } from '#company/texts/index.ts'
import type { ProductDetails } from './+query.ts'
import css from './ScaleDrawing.module.css'
import { ScaleDrawing, scaleDrawing } from './ScaleDrawing.tsx'

/** The places of the last picture in the gallery, of its class `tile`: the thing drawn to scale by its details; null where they do not say enough. */
export function lastPicture(specs: ProductDetails['specs'], tile: string | undefined) {
  const scaled = scaleDrawing(specs)
  if (!scaled) return null
  return {
    slide: (onOpen: () => void) => (
      <li className={css.slide}>
        <button type="button" className={tile} aria-haspopup="dialog" onClick={onOpen}>
          <span className="visually-hidden">{texts.drawing.open}</span>
          <ScaleDrawing {...scaled} />
        </button>
      </li>
    ),
    thumb: (isCurrent: boolean, onChoose: () => void) => (
      <li>
        <button
          type="button"
          className={tile}
          aria-label={texts.drawing.scheme}
          aria-current={isCurrent || undefined}
          onClick={onChoose}
        >
          <ScaleDrawing {...scaled} isSmall />
        </button>
      </li>
    ),
  }
}

/** That picture, once its code is here. */
export type LastPicture = NonNullable<ReturnType<typeof lastPicture>>
