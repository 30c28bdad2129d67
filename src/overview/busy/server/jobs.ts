import { NotACalendar } from '#overview/busy/server/busy-times.ts'
import { fetchCalendar } from '#overview/busy/server/fetch-calendar.ts'
import * as queries from '#overview/busy/server/queries.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob, type JobContext } from '#platform/server/jobs/job.ts'

export const readBusyCalendar = job<{ id: number }>('read-busy-calendar', read, { lane: 'long' })

/** While a calendar cannot be read, its earlier busy times stay. */
async function read({ id }: { id: number }, { pool, services }: JobContext): Promise<void> {
  const known = await asSystem(pool, (tx) => queries.findDue(tx, id))
  if (!known) return
  try {
    const fetched = await fetchCalendar(services.internet, known)
    if (fetched) await asSystem(pool, (tx) => queries.noteRead(tx, known, fetched))
  } catch (error) {
    if (!(error instanceof NotACalendar)) throw error
    await asSystem(pool, (tx) => queries.noteProblem(tx, id, error.message))
  }
}

export const readDueCalendars = timedJob('read-busy-calendars', { at: '*/5 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    for (const id of await queries.takeDue(tx)) await enqueue(tx, readBusyCalendar, { id })
  }),
)

export const busyJobs = [readBusyCalendar, readDueCalendars]
