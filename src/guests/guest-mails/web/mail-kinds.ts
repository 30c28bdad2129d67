import type { GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'

type KindWords = { label: string; one: string; many: string }

export const mailKinds: Readonly<Record<GuestMailKind, KindWords>> = {
  'save-the-date': { label: 'Save the Date', one: 'Save-the-Date', many: 'Save-the-Dates' },
  invitation: { label: 'Invitation', one: 'Invitation', many: 'Invitations' },
  reminder: { label: 'Reminder', one: 'Reminder', many: 'Reminders' },
  change: { label: 'Change of Plan', one: 'Change of Plan', many: 'Changes of Plan' },
}

/** '84 Invitations' */
export const manyOf = (kind: GuestMailKind, count: number): string =>
  `${count} ${count === 1 ? mailKinds[kind].one : mailKinds[kind].many}`
