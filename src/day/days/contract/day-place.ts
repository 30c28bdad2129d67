/** A search for a place on a map. */
export const mapSearch = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`

const streets =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|highway|hwy|square|court|rue|via|viale|piazza|calle|plaza|rua)\b|(?:stra(?:ß|ss)e|gasse|weg|platz|straat)\b/iu
const rooms =
  /\b(?:suite|room|floor|level|hall|lobby|bar|tent|marquee|table|terrace|deck|garden|kitchen|lounge|ballroom)\b/iu

/** 'Mill Lane 12', '12 Old Mill Lane' or 'The Weir, Bath', and not a part of a house, such as 'Suite 4'. */
export const isAddress = (place: string): boolean =>
  (/\d/.test(place) && streets.test(place)) ||
  (!rooms.test(place) && (/^\d+[a-z]?\s+\p{L}+\s+\p{L}/iu.test(place) || /\p{L},\s*\p{L}/u.test(place)))
