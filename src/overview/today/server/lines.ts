import { dayMs, daysBetween } from '#platform/contract/calendar-date.ts'
import { isAddress, mapSearch } from '#day/days/contract/day-place.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { rankOf, ranksOn, type Essential, type TodayKind } from '#overview/today/contract/today-rank.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { money } from '#platform/server/foundation/words.ts'
import { nudgeDays } from '#overview/today/server/nudge-queries.ts'
import { mostLines, type TodayRow } from '#overview/today/server/queries.ts'
import { lineOfRest } from '#overview/today/server/rest-line.ts'
import { missingGuests, shownGuests } from '#overview/today/server/guest-lines.ts'
import { clientPage, days, inDays, type Shown, type Subject } from '#overview/today/server/line-parts.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** When the couple was last mailed about something, and when it can be mailed again. */
export function mailedAt(at: string | null, now: number) {
  const next = at === null ? 0 : Date.parse(at) + nudgeDays * dayMs
  return { lastAt: at, nextAt: next > now ? new Date(next).toISOString() : null }
}

const invite = ({ id }: Subject) => ({ kind: 'invite', clientId: id }) as const

function amountOf(cents: string | null, detail: Subject['detail']) {
  const [minor, currency] = [Number(cents), detail?.currency ?? 'USD']
  return { minor, currency, amount: decimalOf(minor, currency) }
}

type Listed = Exclude<TodayKind, 'more' | Essential>

const shownOf: Record<Listed, (row: Subject, daysLate: number, now: number, locale: Locale) => Shown> = {
  event: ({ id, title, detail }) => ({
    title,
    reason: 'This happens today.',
    detail: detail ?? {},
    page: { to: '/events/{id}', id },
    action: detail?.place && isAddress(detail.place) ? { kind: 'map', url: mapSearch(detail.place) } : { kind: 'open' },
  }),
  task: ({ id, title, day, isHigh, isWaiting, detail }, late) => ({
    title,
    reason: isWaiting ? 'The couple is not invited yet.' : late > 0 ? `Overdue by ${days(late)}.` : 'Due today.',
    detail: { dueDate: day, isHigh, ...(detail?.holder && { holder: detail.holder }) },
    page: { to: '/tasks/{id}', id },
    action: { kind: 'complete-task', taskId: id },
  }),
  'couple-task': ({ id, title, day, isHigh, at }, late, now) => ({
    title,
    reason: `The couple is ${days(late)} late with this.`,
    detail: { dueDate: day, isHigh },
    page: { to: '/tasks/{id}', id },
    action: { kind: 'nudge', taskId: id, ...mailedAt(at, now) },
  }),
  invoice({ id, title, day, cents, at, detail }, late, now, locale) {
    const { minor, currency, amount } = amountOf(cents, detail)
    return {
      title: `${money(minor, currency, locale.region)} of ${title}`,
      reason: late > 0 ? `Payment is overdue by ${days(late)}.` : 'Payment is due today.',
      detail: { dueDate: day, amount, currency },
      page: { to: '/invoices/{id}', id },
      action: late > 0 ? { kind: 'remind', invoiceId: id, ...mailedAt(at, now) } : { kind: 'open' },
    }
  },
  draft({ id, day, cents, detail }, late, _, locale) {
    const { minor, currency, amount } = amountOf(cents, detail)
    return {
      title: `Send the draft of ${money(minor, currency, locale.region)}`,
      reason: late > 0 ? `Due ${days(late)} ago, still a draft.` : `Due ${inDays(-late)}, still a draft.`,
      detail: { dueDate: day, amount, currency },
      page: { to: '/invoices/{id}', id },
      action: { kind: 'open' },
    }
  },
  message: ({ id, title, count, at }, _, now) => ({
    title: count === 1 ? 'A message is waiting' : `${count} messages are waiting`,
    reason: `Unread for ${days(Math.max(1, Math.floor((now - Date.parse(at ?? '')) / dayMs)))}.`,
    detail: { words: title },
    page: { to: '/messages', search: { client: String(id) } },
    action: { kind: 'reply', clientId: id },
  }),
  moved: ({ id, title }, _, __, locale) => ({
    title: 'Publish the new date',
    reason: `Vendors, guests, and the couple still see a run sheet for ${formatDate(title, locale)}.`,
    page: clientPage(id, 'day'),
    action: { kind: 'open' },
  }),
  ...shownGuests,
  portal(row, late, now) {
    const hasExpired = Date.parse(row.at ?? '') < now
    return {
      title: 'The portal was never opened',
      reason: `Invited ${days(Math.max(1, late))} ago, and nobody has logged in yet${hasExpired ? '; the invitation has expired' : ''}.`,
      page: clientPage(row.id, 'people'),
      action: invite(row),
    }
  },
}

const essentialWords: Record<Essential, { title: string; reason: string; tab?: string }> = {
  venue: { title: 'Choose the venue', reason: 'has no venue yet' },
  vendors: { title: 'Confirm the vendors', reason: 'has no confirmed vendor yet', tab: 'vendors' },
  schedule: { title: 'Plan the day', reason: 'has no schedule for its day yet', tab: 'day' },
  invite: { title: 'Invite the couple', reason: 'and nobody has opened the portal yet', tab: 'people' },
}

const isEssential = (kind: Subject['kind']): kind is Essential => kind in essentialWords

function essentialAction(subject: Subject): TodayLine['action'] {
  const { kind, id, detail } = subject
  if (kind === 'invite') return invite(subject)
  if (kind === 'venue') return { kind: 'set-venue', clientId: id }
  return kind === 'vendors' && detail?.canAsk ? { kind: 'ask-vendors', clientId: id } : { kind: 'open' }
}

function shownEssential(subject: Subject & { kind: Essential }, today: string): Shown {
  const { kind, id, day, flag: isInvited } = subject
  const { title, reason, tab } = essentialWords[kind]
  const when = inDays(daysBetween(today, day))
  return {
    title: kind === 'invite' && isInvited ? 'Send the invitation again' : title,
    reason: kind === 'invite' ? `The wedding is ${when}, ${reason}.` : `The wedding ${when} ${reason}.`,
    page: clientPage(id, tab),
    action: essentialAction(subject),
  }
}

function lineOf(subject: Subject, today: string, now: number, locale: Locale): TodayLine {
  const { kind, key, clientId, clientName, weddingDate, day } = subject
  const shown = isEssential(kind)
    ? shownEssential({ ...subject, kind }, today)
    : shownOf[kind](subject, daysBetween(day, today), now, locale)
  return { key, kind, clientId, clientName, weddingDate, detail: {}, ...shown }
}

const subjectOf = (row: TodayRow, kind: Subject['kind'], key: string, day: string): Subject => ({
  ...row,
  kind,
  key,
  day,
  time: row.detail?.time ?? null,
  isHigh: row.flag && (kind === 'task' || kind === 'couple-task'),
  isWaiting: row.detail?.isWaiting ?? false,
  count: 1,
})

/** One subject for each row, each thing that a wedding lacks, and all messages of a couple. */
function subjectsOf(rows: readonly TodayRow[], today: string): Subject[] {
  const subjects: Subject[] = []
  const waiting = new Map<number | null, Subject>()
  for (const row of rows) {
    const { kind, id, clientId, at, title } = row
    const day = row.day ?? today
    if (kind === 'snooze' || kind === 'totals') continue
    if (kind === 'wedding') {
      const lacks = title.split(',').filter(Boolean) as Essential[]
      subjects.push(...lacks.map((lack) => subjectOf(row, lack, `${lack}-${id}`, day)))
    } else if (kind === 'guests') {
      const missing = row.detail?.missing
      for (const lack of missing ? missingGuests : [])
        if (missing && lack.count(missing) > 0)
          subjects.push({
            ...subjectOf(row, lack.kind, `${lack.kind}-${id}`, lack.day(missing, day)),
            count: lack.count(missing),
          })
    } else if (kind === 'message') {
      // The oldest message comes first; the latest one is quoted.
      const known = waiting.get(clientId)
      if (known) Object.assign(known, { title, count: known.count + 1 })
      else {
        const since = (at ?? today).slice(0, 10)
        waiting.set(clientId, { ...subjectOf(row, kind, `message-${clientId}`, since), id: clientId ?? 0 })
      }
    } else subjects.push(subjectOf(row, kind, `${kind === 'couple-task' ? 'task' : kind}-${id}`, day))
  }
  return [...subjects, ...waiting.values()]
}

/** The ranked list without what is snoozed. */
export function todayOf(rows: readonly TodayRow[], today: string, locale: Locale, now = Date.now()): TodayLine[] {
  const hidden = new Set(rows.flatMap(({ kind, title, id }) => (kind === 'snooze' ? [`${title}-${id}`] : [])))
  const days = ranksOn(today)
  const ranked: { subject: Subject; rank: string }[] = []
  for (const subject of subjectsOf(rows, today))
    if (!hidden.has(subject.key)) ranked.push({ subject, rank: rankOf(subject, days) })
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  const counts = new Map<Subject['kind'], number>()
  const lines: TodayLine[] = []
  for (const { subject } of ranked) {
    const count = (counts.get(subject.kind) ?? 0) + 1
    counts.set(subject.kind, count)
    if (count <= mostLines) lines.push(lineOf(subject, today, now, locale))
  }
  const totals: Partial<Record<Subject['kind'], number>> = rows.find(({ kind }) => kind === 'totals')?.totals ?? {}
  const rest = [...counts]
    .map(([kind, count]) => [kind, totals[kind] ?? count] as const)
    .filter(([, count]) => count > mostLines)
  return [...lines, ...rest.map(([kind, count]) => lineOfRest(kind, count - mostLines))]
}
