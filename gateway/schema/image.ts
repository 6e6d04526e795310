import { builder } from '../context/builder.ts'
import { shapeType } from '../context/shapeType.ts'
import { image } from '../rest/shapes/catalog.ts'

const ImageWidth = builder.enumType('ImageWidth', {
  description:
    'Widths of pictures. A picture is never enlarged: if the original is narrower, you get its own width.',
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

export const ImageRef = shapeType(
  'Image',
  image,
  'A picture in the company’s storage. If an entity has no image or the image does not load, a client shows a placeholder of its own.',
  {
    original:
      'Path inside the storage as the service gives it, without the storage’s base URL, or the picture’s URL in another storage.',
    caption:
      'Caption and alternative text of the picture; null when the service gives none: then use the entity’s name, or “image”.',
    url: (t) =>
      t.string({
        description:
          'Absolute URL of the picture in a modern format, at the shop itself. The storage’s own URL is never exposed.',
        args: {
          width: t.arg({ type: ImageWidth, description: 'Width in pixels; omitted: the largest, W1600.' }),
        },
        resolve: (image, { width }, context) => context.pictureUrl(image.original, width ?? LARGEST),
      }),
  },
)
