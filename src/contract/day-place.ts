/** A search for a place on a map. */
export const mapSearch = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
