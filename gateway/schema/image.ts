import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { image } from '../rest/shapes/catalog.ts'

const ImageWidth = builder.enumType('ImageWidth', {
  description:
    'Widths that pictures are made in. A picture is never enlarged: where the original is narrower, its own width is served.',
  values: {
    W160: { value: 160, description: '160 pixels: a thumbnail.' },
    W320: { value: 320, description: '320 pixels: a card on a phone.' },
    W480: { value: 480, description: '480 pixels: a card on a tablet.' },
    W640: { value: 640, description: '640 pixels: a card on a dense screen.' },
    W800: { value: 800, description: '800 pixels: a product’s picture.' },
    W1200: { value: 1200, description: '1200 pixels: a picture across the page.' },
    W1600: { value: 1600, description: '1600 pixels: the largest.' },
  } as const,
})

/** The width of a picture for which none was named. */
const LARGEST = 1600

/** A picture in the storage. */
export const ImageRef = shapeType(
  'Image',
  image,
  'A picture in the company’s storage. A client shows its own no-photo picture where an entity has no image or the image does not load.',
  {
    original:
      'Path inside the storage as the service gives it, without the storage’s base URL, or the picture’s URL in another storage.',
    caption:
      'Caption for the picture and its alternative text; null when the service gives none: fall back to the entity’s name, or to “image”.',
    url: (t) =>
      t.string({
        description:
          'Absolute URL to load, of the shop itself: the picture in a modern format. The storage’s own address is never told.',
        args: {
          width: t.arg({
            type: ImageWidth,
            description: 'Width in pixels; omitted: the largest, W1600.',
          }),
        },
        resolve: (image, { width }, context) => context.pictureUrl(image.original, width ?? LARGEST),
      }),
  },
)
