import type { OpenGuests } from '#guests/counts/contract/open-guests.ts'
import type { GuestLack } from '#overview/today/contract/today-rank.ts'
import { clientPage, inDays, type Shown, type Subject } from '#overview/today/server/line-parts.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** What is missing in the guest list of a wedding, a line each. */
export const missingGuests: readonly {
  kind: GuestLack
  count: (missing: OpenGuests) => number
  /** The day by which it is needed. */
  day: (missing: OpenGuests, weddingDate: string) => string
}[] = [
  {
    kind: 'answers',
    count: ({ unanswered }) => unanswered,
    day: ({ deadline }, weddingDate) => deadline ?? weddingDate,
  },
  { kind: 'meals', count: ({ withoutMeal }) => withoutMeal, day: (_, weddingDate) => weddingDate },
  { kind: 'addresses', count: ({ withoutAddress }) => withoutAddress, day: (_, weddingDate) => weddingDate },
]

/** The guest list with those who are meant; the B list is not asked yet. */
const guestsPage = (
  id: number,
  filter: { answer?: 'open'; missing?: 'meal' | 'contact' },
): Pick<Shown, 'page' | 'action'> => ({
  page: clientPage(id, 'guests', { list: 'A', ...filter }),
  action: { kind: 'open' },
})

export const shownGuests: Record<GuestLack, (row: Subject, daysLate: number, now: number, locale: Locale) => Shown> = {
  answers: ({ id, count, day }, late, _, locale) => ({
    title: count === 1 ? '1 guest has not answered' : `${count} guests have not answered`,
    reason: late > 0 ? `The deadline was ${formatDate(day, locale)}.` : `The deadline is ${inDays(-late)}.`,
    ...guestsPage(id, { answer: 'open' }),
  }),
  meals: ({ id, count }, late) => ({
    title: count === 1 ? '1 guest has not chosen a meal' : `${count} guests have not chosen a meal`,
    reason: `The wedding is ${inDays(-late)}.`,
    ...guestsPage(id, { missing: 'meal' }),
  }),
  addresses: ({ id, count }, late) => ({
    title: count === 1 ? '1 invitation has no address' : `${count} invitations have no address`,
    reason: `The wedding is ${inDays(-late)}, and these can be neither mailed nor posted.`,
    ...guestsPage(id, { missing: 'contact' }),
  }),
}
