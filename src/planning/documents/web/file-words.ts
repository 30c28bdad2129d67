import type { Document } from '#planning/documents/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'image/jpeg': msg('JPEG picture'),
  'image/png': msg('PNG picture'),
  'image/heic': msg('HEIC picture'),
  'text/plain': msg('Text'),
}

/** The type of a file as a readable name; documents without a file have none. */
export const kindOf = (fileType: string): string => kinds[fileType] ?? 'unknown'

/** Megabytes with two decimals, in steps of 1024; kilobytes where that would round to zero. */
export function sizeInMb(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 0.01 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes.toFixed(2)} MB`
}

/** Shown instead of the size, for a document on paper. */
export const noFile = msg('No file')

export const isPicture = (fileType: string): boolean => fileType.startsWith('image/')

export const categoryLabels = {
  contract: msg('Contract'),
  general: msg('General'),
  inspiration: msg('Inspiration'),
  timeline: msg('Timeline'),
  other: msg('Other'),
} as const

/** Who added a document, for the other side. */
export const fromInWords = ({ personName }: Pick<Document, 'personName'>, otherwise: string): string =>
  personName ? t('From {personName}', { personName }) : otherwise
