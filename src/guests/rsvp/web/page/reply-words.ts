import type { Question } from '#guests/rsvp-page/contract/endpoints.ts'
import { t } from '#platform/web/locale/t.ts'

/** A reply as it is read. */
export function replyWords({ kind }: Question, reply: string): string {
  if (kind !== 'yes-no') return reply
  return reply === 'yes' ? t('Yes') : t('No')
}
