import { asSystem } from '#platform/server/db/as-system.ts'
import { countMail, roomForMails } from '#platform/server/db/limits.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { openDayLink } from '#day/days/server/link-queries.ts'
import { listPublishedParts } from '#day/days/server/public/published-days.ts'
import { listUntold, takeUntold, type Untold } from '#day/days/server/told-queries.ts'
import { vendorMail } from '#day/days/server/vendor-mail.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { isHourFor } from '#platform/server/jobs/due.ts'
import { eachMinute } from '#platform/server/jobs/each-minute.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { timedJob, type JobContext } from '#platform/server/jobs/job.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { tellingOfDoubt } from '#weddings/news/server/public/uncertain-mail.ts'
import { findLanguage } from '#weddings/people/server/public/language.ts'

/**
 * Marks, makes the link and enqueues the mail in one transaction, so that each change is told once. Returns whether there
 * is a mail.
 */
async function write({ pool }: JobContext, untold: Untold): Promise<boolean> {
  const { plannerId, clientId, dayId, vendorId, vendor, email, onePage } = untold
  return within(pool, { kind: 'planner', plannerId, sessionId: 0 }, async (tx) => {
    const part = (await listPublishedParts(tx, dayId)).filter(({ vendorIds }) => vendorIds.includes(vendorId))
    if (!(await takeUntold(tx, untold, part))) return false
    const { sender, locale } = await findMailSender(tx, clientId, await findLanguage(tx, clientId))
    if (!vendorMail(untold, part, sender, '', locale)) return false
    const link = { kind: 'vendor-day', subjectId: vendorId, label: vendor, email, onePage, isMailed: true } as const
    const { token } = await openDayLink(tx, clientId, { ...link, by: { actor: 'larkspur' } })
    const telling = vendorMail(untold, part, sender, `/for/${token}`, locale)
    if (!telling) return false
    await enqueue(tx, mail, tellingOfDoubt(telling, { plannerId, about: 'client', id: clientId }))
    return true
  })
}

async function tell(context: JobContext, untold: Untold): Promise<void> {
  if (await write(context, untold)) await asSystem(context.pool, (tx) => countMail(tx, untold))
}

/**
 * Tells vendors what changed in their parts, once no other version has been published for the time that news is collected,
 * and not at night unless the day is near. Mails beyond the limits of a studio or an address wait.
 */
export async function tellVendors(context: JobContext, now = new Date()): Promise<void> {
  const publishedBefore = new Date(now.getTime() - context.services.lettersAfterMs)
  const untold = await asSystem(context.pool, (tx) => listUntold(tx, publishedBefore))
  const hasRoom = await asSystem(context.pool, roomForMails)
  await eachApart(
    untold.filter(({ date, timeZone }) => isHourFor(date, now, timeZone)),
    // One that fails is tried again a minute later.
    { log: context.log, problem: 'a vendor could not be told', of: nameOf },
    async (one) => {
      if (hasRoom(one)) await tell(context, one)
    },
  )
}

const nameOf = ({ plannerId, dayId, vendorId }: Untold) => ({ planner: plannerId, day: dayId, vendor: vendorId })

export const dayJobs = [timedJob('tell-vendors', eachMinute, (context) => tellVendors(context))]
