import { mergeFields, type MergeField } from '#weddings/clients/contract/merge.ts'

/** What guests are mailed about. */
export const guestMailKinds = ['save-the-date', 'invitation', 'reminder', 'change'] as const
export type GuestMailKind = (typeof guestMailKinds)[number]

/** An envelope gets one mail of these kinds at most; the others come again with each mailing. */
export const kindsSentOnce = ['save-the-date', 'invitation'] as const satisfies readonly GuestMailKind[]
export const isSentOnce = (kind: GuestMailKind): boolean => (kindsSentOnce as readonly string[]).includes(kind)

/**
 * Whether the state of its answer leaves a mail of this kind a point: a reminder asks for what is open, and an invitation is for
 * whoever has not answered everything already, such as by a printed card.
 */
export const asksFor = (
  kind: GuestMailKind,
  { isOpen, isAnswered }: { isOpen: boolean; isAnswered: boolean },
): boolean => (kind === 'reminder' ? isOpen : kind !== 'invitation' || isOpen || !isAnswered)

/** `left-out` has not left and does not any more, because it was stopped, or was not meant for the envelope in its turn. */
export const guestMailStates = ['waiting', 'sent', 'left-out'] as const
export type GuestMailState = (typeof guestMailStates)[number]

/** The fields that a text to guests may name in braces; and what is said of one that has no value. */
export const guestMailFields = {
  names: 'no names',
  deadline: 'no deadline for answers ahead',
  'answer link': 'no link',
  ...mergeFields,
} as const
export type GuestMailField = 'names' | 'deadline' | 'answer link' | MergeField

/** The values of each field; null or '' if there is none. */
export type GuestMailValues = Readonly<Record<GuestMailField, string | null>>

/** Mails of one mailing that leave within a minute. */
export const mailsAMinute = 30
