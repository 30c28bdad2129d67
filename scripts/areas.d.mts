type Place = {
  area: string
  feature: string | undefined
  side: 'contract' | 'server' | 'web'
  inner: string
  file: string
}
export const areas: string[]
export function placeOf(path: string): Place | undefined
export function featureFolders(): string[]
