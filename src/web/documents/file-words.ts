const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'text/plain': 'Text',
}

/** The type of a file as people call it; a document without a file has none. */
export const kindOf = (fileType: string): string => kinds[fileType] ?? 'unknown'

/** Megabytes with two decimals, in steps of 1024; what these would round to nothing is said in kilobytes. */
export function sizeInMb(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 0.01 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes.toFixed(2)} MB`
}

/** In the place of the size, for a document that exists on paper. */
export const noFile = 'No file'

const viewable = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain'])
export const canBeViewed = (fileType: string): boolean => viewable.has(fileType)

export const isPicture = (fileType: string): boolean => fileType.startsWith('image/')

export const categoryLabels = {
  contract: 'Contract',
  general: 'General',
  inspiration: 'Inspiration',
  timeline: 'Timeline',
  other: 'Other',
} as const
