type Place = { floor: 'contract' | 'server' | 'web'; room: string | undefined; file: string; inner: string }
export function placeOf(path: string): Place | undefined
export function standsUnderAll(place: Place): boolean
