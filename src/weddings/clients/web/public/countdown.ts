import { daysToGo } from '#platform/web/ui/format/dates.ts'
import { grouped } from '#platform/web/ui/format/numbers.ts'

/** '(12 days)'; empty on the day itself and after it. */
export function countdown(weddingDate: string, today?: string): string {
  const days = daysToGo(weddingDate, today)
  if (!(days > 0)) return ''
  return days === 1 ? '(1 day)' : `(${grouped(days)} days)`
}
