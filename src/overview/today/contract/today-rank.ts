import { addDays } from '#platform/contract/calendar-date.ts'

/** What a line of Today is about. */
export const todayKinds = [
  'event',
  'task',
  'couple-task',
  'invoice',
  'draft',
  'message',
  'moved',
  'venue',
  'vendors',
  'schedule',
  'invite',
  'portal',
  'answers',
  'meals',
  'addresses',
  'more',
] as const
export type TodayKind = (typeof todayKinds)[number]

/** What a wedding needs at the latest `essentialDays` before its date. */
export const essentials = ['venue', 'vendors', 'schedule', 'invite'] as const
export type Essential = (typeof essentials)[number]
export const essentialDays = 30

/** What is missing in the guest list of a wedding. */
export type GuestLack = 'answers' | 'meals' | 'addresses'

/** So many days before it is due, an invoice should have gone out. */
export const draftDays = 14

/** From this many days before the wedding, an open essential counts as late. */
export const urgentDays = 7

export type Ranked = {
  key: string
  kind: Exclude<TodayKind, 'more'>
  /** The due date, the day since which something waits, or the date of the wedding or event. */
  day: string
  time?: string | null | undefined
  weddingDate: string | null
  isHigh?: boolean | undefined
  /** A task of the couple, which has not been invited to its portal. */
  isWaiting?: boolean | undefined
}

/** The days that the ranking compares with. */
export const ranksOn = (today: string) => ({
  today,
  urgent: addDays(today, urgentDays),
  near: addDays(today, essentialDays),
})
type RankDays = ReturnType<typeof ranksOn>

function groupOf({ kind, day, isWaiting }: Ranked, { today, urgent }: RankDays): number {
  switch (kind) {
    case 'moved':
      return 0
    case 'event':
      return 1
    case 'task':
    case 'couple-task':
    case 'invoice':
      if (isWaiting) return 4
      return day < today ? 2 : 3
    case 'draft':
      return 3
    case 'message':
      return 2
    case 'answers':
      return day < today ? 2 : 3
    case 'portal':
      return 5
    default:
      return day <= urgent ? 2 : 4
  }
}

/** Weddings that are not near come after those that are, and are equal. */
const nearness = ({ weddingDate }: Ranked, { today, near }: RankDays): string =>
  weddingDate !== null && weddingDate >= today && weddingDate <= near ? weddingDate : '9999-12-31'

/** Lines are sorted by this text. `rankingInWords` in `overview/today/web/TodayRow.tsx` explains it. */
export function rankOf(line: Ranked, days: RankDays): string {
  const { kind, day, time, key } = line
  // Money that is due comes before tasks of no urgency.
  const isHigh = line.isHigh || kind === 'invoice'
  const place = todayKinds.indexOf(kind) + 10
  return `${groupOf(line, days)} ${time ?? ''} ${nearness(line, days)} ${isHigh ? 0 : 1} ${day} ${place} ${key}`
}
