import { mostFileBytes } from '#platform/contract/limits.ts'
import { t } from '#platform/web/locale/t.ts'

const endings = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.pptx', '.jpg', '.jpeg', '.png', '.heic', '.heif', '.txt']

export const acceptedFiles = endings.join(',')
export const filesHint = () =>
  t('PDF, Word, Excel, PowerPoint, pictures, or text, up to {value}MB', {
    value: mostFileBytes / 1024 / 1024,
  })

/** Checks size and extension before the upload; the server also checks the content. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return t('Please choose a PDF, a Word, Excel, or PowerPoint file, a JPEG, PNG, or HEIC picture, or a text file.')
  if (size === 0) return t('This file is empty.')
  return size > mostFileBytes
    ? t('Please choose a file no larger than {value} MB.', { value: mostFileBytes / 1024 / 1024 })
    : undefined
}

/** The default name of a document: its file name up to the first dot. */
export const nameFor = (filename: string): string => filename.split('.')[0] || filename
