export type Coordinates = { latitude: number | null; longitude: number | null }
type Point = { latitude: number; longitude: number }

/** What people paste as numbers, '' as none, and undefined for anything else: decimals, degrees with minutes and seconds, or the link of a map. */
export function coordinatesOf(typed: string): Coordinates | undefined {
  const text = typed.trim()
  if (text === '') return { latitude: null, longitude: null }
  return isLink(text) ? ofLink(text) : ofPair(text)
}

/** Why nothing was understood. */
export function coordinatesProblem(typed: string): string | undefined {
  if (coordinatesOf(typed)) return undefined
  if (isLink(typed.trim()))
    return 'This link has no coordinates. Please open it and copy the address your browser shows.'
  return 'Please enter coordinates such as 41.9, 12.5, or a link to a map.'
}

export const coordinatesInWords = ({ latitude, longitude }: Coordinates): string =>
  latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`

const isLink = (text: string) => /^(?:https?:\/\/|geo:|www\.|[\w-]+(?:\.[\w-]+)+\/)/i.test(text)

/** To about ten centimetres, if they are on the earth. */
function point(latitude: number, longitude: number): Point | undefined {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6 || 0
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

const number = '[+-]?\\d{1,3}(?:\\.\\d+)?'

/** Where a map's link says the place is; a marked place comes before the middle of the map. */
const inLinks = [
  `!3d(${number})!4d(${number})`,
  `[?&#]mlat=(${number})&mlon=(${number})`,
  `[?&](?:q|query|ll|coordinate|destination|daddr)=(?:loc:)?(${number})[,\\s]\\s*(${number})(?=[&#(\\s]|$)`,
  `^geo:(${number}),(${number})`,
  `/(?:search|place|dir/[^/]*)/(${number}),\\s*(${number})(?=[/?&#]|$)`,
  `[?&](?:sll|center|cp)=(${number})[,~](${number})`,
  `#map=[\\d.]+/(${number})/(${number})`,
  `@(${number}),(${number})`,
].map((pattern) => new RegExp(pattern, 'i'))

function ofLink(link: string): Point | undefined {
  const text = decoded(link)
  for (const pattern of inLinks) {
    const match = pattern.exec(text)
    if (match) return point(Number(match[1]), Number(match[2]))
  }
  const named = /\/(?:place|search)\/([^/?#]+)/.exec(text)?.[1] ?? /[?&]q=([^&#]+)/.exec(text)?.[1]
  return named === undefined ? undefined : ofPair(named)
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '))
  } catch {
    return link
  }
}

const degrees = String.raw`([+-]?)(\d{1,3}(?:\.\d+)?)(?:\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*'\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*")?)?`
const hemisphereFirst = new RegExp(String.raw`^([NSEW])\s*${degrees}\s*[,;]?\s*`, 'i')
const hemisphereLast = new RegExp(String.raw`^()${degrees}\s*([NSEW])?\s*[,;]?\s*`, 'i')

/** One number of degrees at the start of a text, with the hemisphere if it is named, and what follows it. */
function firstOf(text: string) {
  const match = hemisphereFirst.exec(text) ?? hemisphereLast.exec(text)
  if (!match) return undefined
  const [all, before = '', sign, whole, minutes = '0', seconds = '0', after = ''] = match
  const hemisphere = (before || after).toUpperCase()
  if ((hemisphere !== '' && sign !== '') || Number(minutes) >= 60 || Number(seconds) >= 60) return undefined
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = sign === '-' || hemisphere === 'S' || hemisphere === 'W'
  const isApart = /[\s,;°'"A-Z]$/i.test(all)
  return { degrees: isNegative ? -size : size, hemisphere, rest: text.slice(all.length), isApart }
}

function ofPair(typed: string): Point | undefined {
  const text = withPlainMarks(typed)
  const first = firstOf(text)
  const second = first?.isApart ? firstOf(first.rest) : undefined
  if (!first || !second || second.rest !== '') return undefined
  const isSwapped = /[EW]/.test(first.hemisphere)
  if (/[EW]/.test(second.hemisphere) === isSwapped && second.hemisphere !== '') return undefined
  if (first.hemisphere !== '' && second.hemisphere === '') return undefined
  return isSwapped ? point(second.degrees, first.degrees) : point(first.degrees, second.degrees)
}

/** The signs of other keyboards, and decimal commas where the numbers are not divided by one. */
function withPlainMarks(typed: string): string {
  const text = typed
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll(/[−–]/g, '-')
    .replaceAll('º', '°')
    .replaceAll(/''|[″”“]/g, '"')
    .replaceAll(/[′’‘]/g, "'")
  return /^[+-]?\d+,\d+\s*[;\s]\s*[+-]?\d+,\d+$/.test(text) ? text.replaceAll(/(\d),(\d)/g, '$1.$2') : text
}
