import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'

type Answer = Rsvp['guests'][number]['answers'][number]

export const namesOf = ({ couple: { partnerOneName, partnerTwoName } }: Pick<Rsvp, 'couple'>): string =>
  [partnerOneName, partnerTwoName].filter(Boolean).join(' & ')

/** 'Yes, will be there · Fish'. */
export function answersInWords({ attending, meal }: Answer, t: Translate): string {
  if (attending === null) return t('No answer yet')
  const said = attending ? t('Yes, will be there') : t('No, can’t be there')
  return meal ? `${said} · ${meal}` : said
}

export function replyInWords({ kind, reply }: Rsvp['questions'][number], t: Translate): string | null {
  if (kind !== 'yes-no' || !reply) return reply
  return reply === 'yes' ? t('Yes') : t('No')
}
