export type Coordinates = { latitude: number | null; longitude: number | null }

/** '41.9, 12.5' as numbers, '' as none, and undefined for anything else. */
export function coordinatesOf(typed: string): Coordinates | undefined {
  if (typed.trim() === '') return { latitude: null, longitude: null }
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed)
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

export const coordinatesInWords = ({ latitude, longitude }: Coordinates): string =>
  latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`
