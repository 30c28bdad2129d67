import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Access } from '#platform/contract/couple-access.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { shortDate } from '#platform/web/ui/format/dates.ts'
import { relativeTime } from '#platform/web/ui/format/instants.ts'

export const accessLabels: Record<Access, string> = {
  all: 'Everything',
  'no-money': 'Everything but money',
  'only-money': 'Only money',
}

export const relationOf = ({ role, relation }: Pick<Person, 'role' | 'relation'>) =>
  role === 'other' ? relation : 'Partner'

type Invited = Pick<Person, 'role' | 'invitedAt' | 'lastSeenAt'>
type Couple = Pick<Client, 'inviteSent'>

/** The first partner may also have been invited with the couple, by a link without a date. */
export const isInvited = ({ role, invitedAt, lastSeenAt }: Invited, { inviteSent }: Couple) =>
  invitedAt !== null || (role === 'partner-one' && (inviteSent || lastSeenAt !== null))

export function invitationInWords(person: Invited, couple: Couple): string {
  const day = person.invitedAt && dayHere(new Date(person.invitedAt))
  if (day) return `Invited ${shortDate(day)}`
  return isInvited(person, couple) ? 'Invited' : 'Not invited yet'
}

export function lastSeenInWords({ lastSeenAt }: Invited, now?: number): string | undefined {
  if (!lastSeenAt) return undefined
  const when = relativeTime(lastSeenAt, now)
  return `Last seen ${when === 'Just now' ? 'just now' : when}`
}
