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

/** Megabytes with two decimals, in steps of 1024. */
export const sizeInMb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`

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
