import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { essentials, urgentDays, type Essential } from '#overview/today/contract/today-rank.ts'
import { addDays } from '#platform/contract/calendar-date.ts'

/** A line and its place in the whole list. */
export type Placed = { line: TodayLine; place: number }

export type TodayGroup =
  | { kind: 'wedding'; clientId: number; name: string; weddingDate: string | null; rows: Placed[] }
  | { kind: 'studio'; rows: Placed[] }
  | { kind: 'same'; lack: Essential | 'portal'; rows: Placed[] }
  | { kind: 'more'; rows: Placed[] }

/** So many weddings with the same lack are named in one line, unless the wedding is within a week. */
const fewest = 3

const isLack = (kind: TodayLine['kind']): kind is Essential | 'portal' =>
  kind === 'portal' || essentials.some((one) => one === kind)

/** What many weddings lack alike is one line, however many they are. */
export const linesOf = ({ kind, rows }: TodayGroup): number => (kind === 'same' ? 1 : rows.length)

type Wedding = Extract<TodayGroup, { kind: 'wedding' }>

/** Weddings ahead by their date, then those without one, then past ones, the latest first. */
const byNearness = (today: string) => (one: Wedding, other: Wedding) => {
  const [before, after] = [one.weddingDate ?? '', other.weddingDate ?? '']
  const part = (date: string) => (date === '' ? 1 : date >= today ? 0 : 2)
  if (part(before) !== part(after)) return part(before) - part(after)
  if (before === after) return one.rows[0]!.place - other.rows[0]!.place
  return before < after === before >= today ? -1 : 1
}

/** The ranked list by wedding, the nearest first; what many weddings lack alike is said once, after them. */
export function groupLines(lines: readonly TodayLine[], today: string): TodayGroup[] {
  const placed = lines.map((line, place): Placed => ({ line, place }))
  const urgent = addDays(today, urgentDays)
  const lackOf = ({ line: { kind, weddingDate } }: Placed) =>
    isLack(kind) && (weddingDate === null || weddingDate > urgent) ? kind : undefined
  const same = [...Map.groupBy(placed, lackOf)].flatMap(([lack, rows]) =>
    lack && rows.length >= fewest ? [{ kind: 'same' as const, lack, rows }] : [],
  )
  const said = new Set(same.flatMap(({ rows }) => rows))
  const others = placed.filter((one) => !said.has(one) && one.line.kind !== 'more')
  const weddings = [...Map.groupBy(others, ({ line }) => line.clientId)].flatMap(([clientId, rows]) => {
    const [first] = rows
    if (clientId === null || !first) return []
    const { clientName, weddingDate } = first.line
    return [{ kind: 'wedding' as const, clientId, name: clientName ?? '', weddingDate, rows }]
  })
  weddings.sort(byNearness(today))
  const studio = others.filter(({ line }) => line.clientId === null)
  const more = placed.filter(({ line }) => line.kind === 'more')
  return [
    ...weddings,
    ...(studio.length > 0 ? [{ kind: 'studio' as const, rows: studio }] : []),
    ...same,
    ...(more.length > 0 ? [{ kind: 'more' as const, rows: more }] : []),
  ]
}

const lackWords: Record<Essential | 'portal', string> = {
  venue: 'have no venue',
  vendors: 'have no confirmed vendor',
  schedule: 'have no schedule for their day',
  invite: 'are within 30 days, and the couple is not in the portal',
  portal: 'have an invited couple who has not logged in',
}
const smallNumbers = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** 'Six weddings have no confirmed vendor' */
export const sameInWords = (lack: Essential | 'portal', count: number): string =>
  `${smallNumbers[count - fewest] ?? count} weddings ${lackWords[lack]}`
