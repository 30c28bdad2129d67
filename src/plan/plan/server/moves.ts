import { daysBetween } from '#platform/contract/calendar-date.ts'
import { dateAt, offsetBetween, type Offset } from '#platform/contract/offset.ts'
import type { Move } from '#platform/server/db/dated-rows.ts'

type Row = { id: number; date: string | null; offset: Offset | null; earliest: string | null }
type WeddingDates = { from: string | null; to: string | null }

/** The date of a row for the wedding's new date: a tied row's by its offset, a fixed one's by as many days. */
export function dateFor(row: Row, dates: WeddingDates): string | null {
  const date = followingDate(row, dates)
  return date && row.earliest && date < row.earliest ? row.earliest : date
}

function followingDate({ date, offset }: Row, { from, to }: WeddingDates): string | null {
  if (offset) return to && dateAt(to, offset)
  return date && from && to ? dateAt(date, { months: 0, days: daysBetween(from, to) }) : date
}

/** Moves a row with the wedding; a tied row that gets another date than the computed one has a new offset. */
export function moveOf(row: Row, dates: WeddingDates, chosen: string | null | undefined): Move {
  const computed = dateFor(row, dates)
  const date = chosen === undefined ? computed : chosen
  if (!row.offset || date === computed) return { id: row.id, date, offset: row.offset }
  return { id: row.id, date, offset: date && dates.to ? offsetBetween(dates.to, date) : null }
}

export const isChange = (row: Row, move: Move): boolean =>
  row.date !== move.date || JSON.stringify(row.offset) !== JSON.stringify(move.offset)
