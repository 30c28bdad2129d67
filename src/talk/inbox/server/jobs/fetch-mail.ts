import { mostMailBytes } from '#talk/inbox/contract/endpoints.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { keepMail } from '#talk/inbox/server/deliver.ts'
import { openMailbox, type Mailbox } from '#talk/inbox/server/mailbox.ts'
import { timedJob, type JobContext } from '#platform/server/jobs/job.ts'

/** The rest is fetched by the next run. */
const mostAtOnce = 200

/** What failed at the last try, so that a failure is logged once. */
const failing = new Set<string>()
let isFetching = false

/**
 * Fetches unseen mail. A mail is marked after it is stored; if the process ends in between, it is fetched again, and
 * recognised by its Message-ID. One that can't be fetched does not delay the others.
 */
export async function fetchMail(context: JobContext): Promise<void> {
  const { services, log } = context
  const url = services.inbox?.url
  if (url === undefined || isFetching) return
  isFetching = true
  try {
    const mailbox = await openMailbox(url)
    try {
      await fetchAll(mailbox, context)
    } finally {
      await mailbox.close()
    }
    if (failing.delete(url)) log.info('the mailbox for answers can be reached again')
  } catch (error) {
    if (!failing.has(url))
      log.error({ reason: reasonOf(error) }, 'the mailbox for answers cannot be read; it is tried every minute')
    failing.add(url)
  } finally {
    isFetching = false
  }
}

/** Without the other fields of the error, one of which is the command that failed, with the password. */
function reasonOf(error: unknown): string {
  const { message, responseText } = error as { message?: string; responseText?: string }
  return [message, responseText].filter(Boolean).join(': ')
}

async function fetchAll(mailbox: Mailbox, context: JobContext): Promise<void> {
  for (const mail of await mailbox.unseen(mostAtOnce)) {
    const name = `mail ${mail.uid}`
    try {
      await fetchOne(mailbox, mail, context)
      failing.delete(name)
    } catch (error) {
      if (!mailbox.isOpen()) throw error
      if (!failing.has(name))
        context.log.error({ uid: mail.uid, reason: reasonOf(error) }, 'a mail to the inbox cannot be fetched')
      failing.add(name)
    }
  }
}

type Listed = { uid: number; size: number }

async function fetchOne(mailbox: Mailbox, { uid, size }: Listed, { pool, services, log }: JobContext): Promise<void> {
  const raw = size > mostMailBytes ? undefined : await mailbox.read(uid)
  if (raw) await keepMail(raw, services.files, (work) => asSystem(pool, work))
  else log.warn({ uid, size }, 'a mail to the inbox is empty, gone or too large, and was not fetched')
  await mailbox.markSeen(uid)
}

export const fetchMailEveryMinute = timedJob('fetch-mail', { at: '* * * * *', options: 'max=1' }, fetchMail, {
  lane: 'long',
})
