import type { Age, InvitationList, Side } from '#guests/guests/contract/guest-choices.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { AnswerState, GuestRow } from '#guests/guests/web/rows.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

export const ageLabels: Record<Age, string> = { adult: msg('Adult'), child: msg('Child'), infant: msg('Infant') }

export const answerLabels: Record<AnswerState, string> = {
  yes: msg('Yes'),
  no: msg('No'),
  open: msg('No answer yet'),
  none: msg('Not invited'),
}

export const listLabels: Record<InvitationList, string> = { A: msg('A List'), B: msg('B List') }

export const missingLabels = {
  address: msg('No address'),
  email: msg('No email'),
  contact: msg('No address and no email'),
  name: msg('No name'),
  meal: msg('No meal chosen'),
}

export type Couple = { partnerOneName: string; partnerTwoName: string | null }

/** Whose guests they are, by the names of the partners. */
export const sideLabels = ({ partnerOneName, partnerTwoName }: Couple): Partial<Record<Side, string>> => ({
  one: partnerOneName,
  ...(partnerTwoName && { two: partnerTwoName, both: t('Both') }),
})

/** What a row is called: the guest, or a seat of its envelope. */
export function rowName({ guest, envelope }: GuestRow): string {
  const name = guest && guestName(guest)
  return name || t('Seat in “{envelope}”', { envelope: envelope.name })
}
