import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#overview/today/contract/endpoints.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { tell } from '#weddings/news/server/public/tell.ts'
import { whyHeld } from '#talk/letters/server/public/hearers.ts'
import { findTask } from '#planning/tasks/server/public.ts'
import { mailedAt, todayOf } from '#overview/today/server/lines.ts'
import { findNudge, findReach, noteNudge } from '#overview/today/server/nudge-queries.ts'
import { changeTodayMail, readTodayMail } from '#overview/today/server/mail-queries.ts'
import { listWeddingsOf } from '#overview/today/server/wedding-queries.ts'
import { listToday } from '#overview/today/server/queries.ts'
import { endSnooze, snooze } from '#overview/today/server/snooze-queries.ts'
import type { SnoozedSubject } from '#overview/today/server/table.ts'
import { readWeek } from '#overview/today/server/week-queries.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

const mostSnoozedDays = 366

/** The viewer's date may be a day behind that in UTC. */
function checkUntil(until: string): void {
  const last = addDays(dayInUtc(), mostSnoozedDays)
  const message =
    until < dayInUtc()
      ? 'Please choose a day that is still to come.'
      : until > last
        ? 'Please choose a day within a year.'
        : undefined
  if (message) refuseField('until', message)
}

const refuseNudge = (message: string): never => refuse('invalid', { message })

export const today: HandlersOf<typeof endpoints> = {
  read: async ({ tx, query }) => {
    const day = query.today ?? dayInUtc()
    return todayOf(await listToday(tx, day, query.mine === 'yes'), day, await findLocale(tx))
  },

  readWeddings: ({ tx, query }) => listWeddingsOf(tx, query.today ?? dayInUtc()),

  readMail: ({ tx }) => readTodayMail(tx),

  changeMail: async ({ tx, body: { rhythm, hour } }) => {
    await changeTodayMail(tx, { todayMail: rhythm, todayMailHour: hour })
    return readTodayMail(tx)
  },

  readWeek: ({ tx, query }) => readWeek(tx, query.today ?? dayInUtc()),

  addSnooze: async ({ tx, body: { key, until } }) => {
    checkUntil(until)
    const [subject, id] = key.split('-') as [SnoozedSubject, string]
    return { id: await snooze(tx, subject, Number(id), until), key, until }
  },

  removeSnooze: ({ tx, params }) => endSnooze(tx, params.id),

  nudge: async ({ tx, params }) => {
    const { id, title, clientId, dueDate, completed, assignedTo, visibleToCouple } = await findTask(tx, params.id)
    if (completed) refuseNudge('This task is complete.')
    if (clientId === null || assignedTo !== 'client' || !visibleToCouple)
      return refuseNudge('You can only ask about tasks that the couple sees and has to do.')
    const locale = await findLocale(tx)
    const sentAt = await noteNudge(tx, clientId, id)
    if (sentAt === undefined) {
      const { nextAt } = mailedAt((await findNudge(tx, id)) ?? null, Date.now())
      return refuse('taken', {
        message: `The couple was asked about this recently. You can ask again on ${formatDate(nextAt ?? '', locale)}.`,
      })
    }
    const detail = dueDate ? `Was due ${formatDate(dueDate, locale)}` : ''
    await tell(tx, { clientId, kind: 'task-late', subjectId: id, title: `Still open: ${title}`, detail })
    const { isTold, isShown, isInvited } = await findReach(tx, clientId, id)
    const held = await whyHeld(tx, clientId)
    if (held) refuseNudge(held)
    if (!isShown) refuseNudge('Tasks are switched off in the portal of this couple.')
    if (!isInvited) refuseNudge('This couple has not been invited to their portal yet.')
    if (!isTold) refuseNudge('No one in this couple gets emails about tasks.')
    const { nextAt } = mailedAt(sentAt, Date.now())
    return { sentAt, nextAt: nextAt ?? sentAt }
  },
}
