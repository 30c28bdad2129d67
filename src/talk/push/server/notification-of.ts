import type { PushNotification } from '#talk/push/contract/endpoints.ts'
import { shortened } from '#platform/server/foundation/words.ts'
import { iconAddress } from '#platform/server/http/icons.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'

/** A message to a device is at most 4096 bytes, and few of its characters are visible. */
const longest = { title: 120, body: 240 }

/** The news of a mail as a notification, without what repeats the subject. */
export function notificationOf(mail: Mail, tag: string): Omit<PushNotification, 'id'> {
  const { subject, paragraphs, items = [], action } = mail
  const words = items.length > 0 ? items.map(({ title }) => title) : paragraphs.slice(paragraphs.indexOf(subject) + 1)
  return {
    title: shortened(subject, longest.title),
    body: shortened(words.join('\n'), longest.body),
    path: action?.path ?? '/',
    tag,
    icon: iconAddress('larkspur', '192'),
  }
}
