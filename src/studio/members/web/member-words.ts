import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Member } from '#studio/accounts/contract/member.ts'
import type { InvitedRole } from '#platform/contract/rights.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { relativeTime } from '#platform/web/ui/format/instants.ts'

export const roleWords: Record<InvitedRole, { label: string; text: string }> = {
  planner: { label: 'Planner', text: 'Everything but the account, the team, and deleting the studio.' },
  assistant: {
    label: 'Assistant',
    text: 'All weddings without money: no invoices, payments, budgets, or money goals.',
  },
  bookkeeper: { label: 'Bookkeeper', text: "Invoices and payments with the couples' names, and nothing else." },
  'day-of': { label: 'Day-of', text: 'The run sheets of chosen weddings, and day mode on the phone.' },
}

/** Whether somebody has joined, and when they were here; or until when the invitation can be accepted. */
export function presenceOf({ joinedAt, lastSeenAt, inviteExpiresAt }: Member, now = Date.now()): string {
  if (joinedAt && lastSeenAt) {
    const when = relativeTime(lastSeenAt, now)
    return `Last seen ${when === 'Just now' ? 'just now' : when}`
  }
  if (inviteExpiresAt && Date.parse(inviteExpiresAt) > now)
    return `Invited; the link works until ${formatDate(dayHere(new Date(inviteExpiresAt)))}`
  return 'The invitation has expired'
}
