import { t } from '#platform/web/locale/t.ts'
import { fromWeddingInWords, type Offset } from '#platform/contract/offset.ts'

/** What has a due date, or an offset from the wedding's date while that is not known; neither if it is never due. */
type Due = { dueDate: string | null; offset: Offset | null }

/** When something is due, with the date as `inWords` says it; empty if it is never due. */
export function dueOf({ dueDate, offset }: Due, inWords: (date: string) => string): string {
  if (dueDate) return inWords(dueDate)
  return offset ? fromWeddingInWords(offset, t) : ''
}
