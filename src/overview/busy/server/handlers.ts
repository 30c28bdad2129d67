import { mostBusyCalendars, overHttps } from '#overview/busy/contract/endpoints.ts'
import type * as endpoints from '#overview/busy/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { NotACalendar } from '#overview/busy/server/busy-times.ts'
import { fetchCalendar } from '#overview/busy/server/fetch-calendar.ts'
import * as queries from '#overview/busy/server/queries.ts'
import { limitFetches } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const busy: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listBusyCalendars(tx),

  create: {
    async outside({ body, who, within, finish, withoutSession, services }) {
      const address = overHttps(body.address)
      const timeZone = await within(async (tx) => {
        await refuseTooMany(tx)
        return queries.timeZoneOf(tx, who.plannerId)
      })
      await withoutSession((tx) => limitFetches(tx, who.plannerId))
      const fetched = await fetchCalendar(services.internet, { address, timeZone }).catch((error: unknown) => {
        if (error instanceof NotACalendar) refuseField('address', error.message)
        throw error
      })
      if (!fetched) return refuseField('address', 'The service did not send a calendar.')
      const { hostname: host } = new URL(address)
      const name = body.name || fetched.name?.trim().slice(0, 100) || host
      return finish(async (tx) => {
        await refuseTooMany(tx)
        const added = await queries.insertBusyCalendar(tx, { name, host, address, timeZone }, fetched)
        await record(tx, 'busy-calendar-added', { details: { host } })
        return added
      })
    },
  },

  remove: async ({ tx, params }) => {
    const host = await queries.deleteBusyCalendar(tx, params.id)
    await record(tx, 'busy-calendar-removed', { details: { host } })
    return undefined
  },
}

async function refuseTooMany(tx: Tx): Promise<void> {
  if ((await queries.listBusyCalendars(tx)).length >= mostBusyCalendars)
    refuse('taken', { message: `A studio can add at most ${mostBusyCalendars} calendars. Please remove one first.` })
}
