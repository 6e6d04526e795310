import { useState } from 'react'
import { Picture } from '#renderer/ui/Picture.tsx'
import type { ProductDetails } from './+query.ts'
import css from './Gallery.module.css'

/** The product's pictures: a large one, and the others to choose from. */
export function Gallery({ images, name }: { images: ProductDetails['images']; name: string }) {
  const [chosen, setChosen] = useState(0)
  const image = images[chosen]
  return (
    <div>
      <div className={`${css.tile} ${css.main}`}>
        <Picture
          original={image?.original}
          caption={image?.caption}
          alt={name}
          width={800}
          height={800}
          sizes="(min-width: 996px) 60vw, 100vw"
          priority
        />
      </div>
      {images.length > 1 && (
        <ul className={css.thumbs}>
          {images.map(({ original }, index) => (
            <li key={original}>
              <button
                type="button"
                className={css.tile}
                aria-label={`Фото ${index + 1} из ${images.length}`}
                aria-current={index === chosen || undefined}
                onClick={() => setChosen(index)}
              >
                <Picture
                  original={original}
                  alt=""
                  width={800}
                  height={800}
                  widths={[160, 320]}
                  sizes="92px"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
