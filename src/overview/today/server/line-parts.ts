import type { TodayLine, TodayPage } from '#overview/today/contract/endpoints.ts'
import type { TodayKind } from '#overview/today/contract/today-rank.ts'
import type { TodayRow } from '#overview/today/server/queries.ts'

/** A row with what it is about, and how many messages of its couple wait. */
export type Subject = Omit<TodayRow, 'kind' | 'day'> & {
  kind: Exclude<TodayKind, 'more'>
  key: string
  day: string
  time: string | null
  isHigh: boolean
  isWaiting: boolean
  count: number
}
export type Shown = Pick<TodayLine, 'title' | 'reason' | 'page' | 'action'> & { detail?: TodayLine['detail'] }

export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const inDays = (count: number) => (count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${days(count)}`)

export const clientPage = (
  id: number,
  tab?: string,
  filters?: Omit<NonNullable<TodayPage['search']>, 'tab'>,
): TodayPage => ({
  to: '/clients/{id}',
  id,
  ...(tab && { search: { tab, ...filters } }),
})
