// The pictures of a product, on its page and on the whole screen: strings alone, or both would share a file.
export const list = 'Photos'
export const one = 'Photo '
/** Between the number of a picture and how many there are. */
export const of = ' of '
export const previous = 'Previous photo'
export const next = 'Next photo'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const viewerFailed = 'The photo viewer did not load'
