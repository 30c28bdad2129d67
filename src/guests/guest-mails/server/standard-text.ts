import type { GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { translator } from '#platform/server/foundation/translator.ts'

export type MailText = { subject: string; words: string }
type Has = { date: boolean; deadline: boolean }

const fields = { couple: '{couple}', date: '{wedding date}', deadline: '{deadline}' }

/** Our own words of a kind, with merge fields where the wedding has a value for them. */
export function standardText(kind: GuestMailKind, language: Language, { date, deadline }: Has): MailText {
  const t = translator(language)
  const asks = deadline
    ? t('Please tell us by {deadline} who will be there. The button below leads to your answer.', fields)
    : t('Please tell us who will be there. The button below leads to your answer.')
  switch (kind) {
    case 'save-the-date':
      return {
        subject: t('Save the date: the wedding of {couple}', fields),
        words: date
          ? t('Please save the date for the wedding of {couple}: {date}.\n\nThe invitation will follow.', fields)
          : t(
              'Please look forward to the wedding of {couple} with us.\n\nThe date and the invitation will follow.',
              fields,
            ),
      }
    case 'invitation':
      return {
        subject: t('Your invitation to the wedding of {couple}', fields),
        words: `${
          date
            ? t('This is your invitation to the wedding of {couple} on {date}.', fields)
            : t('This is your invitation to the wedding of {couple}.', fields)
        }\n\n${asks}`,
      }
    case 'reminder':
      return {
        subject: t('A reminder: your answer for the wedding of {couple}', fields),
        words: `${t('Your answer for the wedding of {couple} is still open.', fields)}\n\n${asks}`,
      }
    case 'change':
      return {
        subject: t('A change of plan for the wedding of {couple}', fields),
        words: t(
          'Something has changed in the plan for the wedding of {couple}.\n\nThe button below leads to your invitation, which says when and where everything takes place now.',
          fields,
        ),
      }
  }
}
