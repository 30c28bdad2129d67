import type { Tx } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { push } from '#talk/push/server/jobs/push.ts'
import { notificationOf } from '#talk/push/server/notification-of.ts'
import { hasDevice, type Receiver } from '#talk/push/server/queries.ts'

type How = {
  /** A notification replaces one with the same tag. */
  tag: string
  /** Whether the receiver wants notifications, if there is a device for them. */
  pushes?: boolean
  mails: 'unless-pushed' | 'always' | 'never'
  /** The record of the letter, in which it is noted if it went out as a mail after all. */
  letterId?: number
}

/**
 * Sends news to the receiver's devices, or as a mail if there are none, in the caller's transaction. Returns by which way
 * it goes to devices, if it does.
 */
export async function deliver(
  tx: Tx,
  to: Receiver,
  asMail: Mail,
  how: How,
): Promise<'both' | 'notification' | undefined> {
  const { tag, pushes = true, mails, letterId = null } = how
  const isPushed = pushes && (await hasDevice(tx, to))
  const isMailed = mails === 'always' || (mails === 'unless-pushed' && !isPushed)
  if (isMailed) await enqueue(tx, mail, asMail)
  if (!isPushed) return undefined
  const otherwise = mails === 'unless-pushed' ? asMail : null
  await enqueue(tx, push, { to, notification: notificationOf(asMail, tag), otherwise, letterId })
  return isMailed ? 'both' : 'notification'
}
