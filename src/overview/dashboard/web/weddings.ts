import type { Stats } from '#overview/dashboard/contract/endpoints.ts'
import { grouped } from '#platform/web/ui/format/numbers.ts'

export type WeddingAhead = Stats['weddingsAhead'][number]

/** 'today', 'tomorrow' or 'in 12 days'. */
export function whenInWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${grouped(days)} days`
}

/** A greeting by the hour of the planner's own clock. */
export function greeting(hour: number): string {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
