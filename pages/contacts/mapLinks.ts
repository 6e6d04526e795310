/** A place that a map can show: by its coordinates or, without them, by its address. */
export type Place = {
  address: string | null
  coordinates?: { latitude: number; longitude: number } | null
}

/** Links into the maps service: the place, and the route there. Null for a place without coordinates and address. */
export function mapLinks({ address, coordinates }: Place): { place: string; way: string } | null {
  if (coordinates) {
    const { latitude, longitude } = coordinates
    return {
      place: mapUrl({ pt: `${longitude},${latitude}`, z: '17', l: 'map' }),
      way: mapUrl({ rtext: `~${latitude},${longitude}`, rtt: 'auto' }),
    }
  }
  return address
    ? { place: mapUrl({ text: address }), way: mapUrl({ rtext: `~${address}`, rtt: 'auto' }) }
    : null
}

/** The shop's own page that shows places on a map; null where none has coordinates. */
export function mapFrameUrl(places: readonly Pick<Place, 'coordinates'>[]): string | null {
  const at = places.flatMap(({ coordinates }) =>
    coordinates ? [['at', `${coordinates.latitude},${coordinates.longitude}`]] : [],
  )
  return at.length > 0 ? `/map-frame?${new URLSearchParams(at.slice(0, 10))}` : null
}

function mapUrl(params: Record<string, string>): string {
  return `https://yandex.ru/maps/?${new URLSearchParams(params)}`
}
