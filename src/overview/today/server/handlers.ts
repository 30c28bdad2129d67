import { addDays, dayInUtc } from '#contract/day.ts'
import type * as endpoints from '#contract/today.ts'
import { refuse, refuseField } from '#server/ground/refusal.ts'
import { formatDate } from '#contract/formatted-date.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { findChoices } from '#server/letters/choice-queries.ts'
import { tell } from '#server/news/queries.ts'
import { lettersAreHeld } from '#server/letters/waiting-queries.ts'
import { findTask } from '#server/tasks/queries.ts'
import { mailedAt, todayOf } from '#server/today/lines.ts'
import { findNudge, findReach, noteNudge } from '#server/today/nudge-queries.ts'
import { changeTodayMail, readTodayMail } from '#server/today/mail-queries.ts'
import { listToday } from '#server/today/queries.ts'
import { endSnooze, snooze } from '#server/today/snooze-queries.ts'
import type { SnoozedSubject } from '#server/today/table.ts'
import { readWeek } from '#server/today/week-queries.ts'

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
    return todayOf(await listToday(tx, day, query.mine === 'yes'), day)
  },

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
      return refuseNudge('Only a task that the couple sees and has to do can be asked about.')
    const sentAt = await noteNudge(tx, clientId, id)
    if (sentAt === undefined) {
      const { nextAt } = mailedAt((await findNudge(tx, id)) ?? null, Date.now())
      return refuse('taken', {
        message: `The couple was asked about this lately. You can ask again on ${formatDate(nextAt ?? '')}.`,
      })
    }
    const detail = dueDate ? `Was due ${formatDate(dueDate)}` : ''
    await tell(tx, { clientId, kind: 'task-late', subjectId: id, title: `Still open: ${title}`, detail })
    const { isTold, isShown, isInvited } = await findReach(tx, clientId, id)
    if ((await findChoices(tx, clientId)).held) refuseNudge(lettersAreHeld)
    if (!isShown) refuseNudge('Tasks are switched off in the portal of this couple.')
    if (!isInvited) refuseNudge('This couple has not been invited to its portal yet.')
    if (!isTold) refuseNudge('Nobody of this couple wants, or may see, mail about tasks.')
    const { nextAt } = mailedAt(sentAt, Date.now())
    return { sentAt, nextAt: nextAt ?? sentAt }
  },
}
