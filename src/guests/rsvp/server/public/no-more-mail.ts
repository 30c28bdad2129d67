import type { Translate } from '#platform/contract/locale/translate.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'

/** How a mail to guests lets them end such mail: by the link below it, and by the button of their mail program. */
export function noMoreMail(path: string, t: Translate): NonNullable<Mail['settings']> {
  const page = `${path}/no-more-mail`
  return { path: page, unsubscribe: page, label: t('No more emails about this wedding') }
}

/** The secret of the link in a mail to guests, by its headers. */
export const linkInHeaders = (headers: string): string | undefined =>
  /^list-unsubscribe:\s*<[^<>\s]*\/rsvp\/([\w-]{43})\/no-more-mail>/im.exec(headers)?.[1]
