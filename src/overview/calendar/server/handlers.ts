import { listKeyMoments } from '#day/days/server/public/published-days.ts'
import { listBusyTimes } from '#overview/busy/server/public.ts'
import { readRange } from '#overview/calendar/contract/calendar-views.ts'
import type * as endpoints from '#overview/calendar/contract/endpoints.ts'
import { monthPaper, monthTemplate, type MonthEntry } from '#overview/calendar/server/month-paper.ts'
import { listCalendarEvents } from '#planning/events/server/public.ts'
import { listDeadlines } from '#planning/tasks/server/public.ts'
import { findClient, listClients } from '#weddings/clients/server/public/clients.ts'
import { findRegion } from '#studio/studios/server/public/studios.ts'
import { asPdf, findLetterhead, makePdf } from '#studio/studios/server/public/paper.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

/** What a month has for the studio, or for one couple. */
async function entriesOf(tx: Tx, month: string, couple?: number): Promise<MonthEntry[]> {
  const { from, to } = readRange('month', `${month}-01`)
  const [clients, events, deadlines] = await Promise.all([
    listClients(tx),
    listCalendarEvents(tx, from, to),
    listDeadlines(tx, from, to),
  ])
  const names = new Map(clients.map((client) => [client.id, coupleNames(client)]))
  const ofCouple = (clientId: number | null, text: string) =>
    [names.get(clientId ?? 0), text].filter(Boolean).join(': ')
  const isShown = ({ clientId }: { clientId: number | null }) => couple === undefined || clientId === couple
  return [
    ...clients.flatMap(({ weddingDate, ...client }) =>
      isShown({ clientId: client.id }) && weddingDate && weddingDate >= from && weddingDate <= to
        ? [{ date: weddingDate, time: null, text: `Wedding of ${coupleNames(client)}`, kind: 'wedding' as const }]
        : [],
    ),
    ...events.filter(isShown).map(({ date, time, clientId, title }) => ({
      date,
      time,
      text: ofCouple(clientId, title),
      kind: 'event' as const,
    })),
    ...deadlines.filter(isShown).map(({ dueDate, clientId, title }) => ({
      date: dueDate,
      time: null,
      text: ofCouple(clientId, title),
      kind: 'task' as const,
    })),
  ]
}

export const calendar: HandlersOf<typeof endpoints> = {
  read: async ({ tx, query: { from, to } }) => {
    const [events, deadlines, moments, busy] = await Promise.all([
      listCalendarEvents(tx, from, to),
      listDeadlines(tx, from, to),
      listKeyMoments(tx, from, to),
      listBusyTimes(tx, from, to),
    ])
    return { events, deadlines, moments, busy }
  },

  pdf: {
    async outside({ who, query, within, services, gone }) {
      const { data, head } = await within(async (tx) => ({
        data: monthPaper(
          await findRegion(tx),
          query.month,
          await entriesOf(tx, query.month, query.clientId),
          query.clientId === undefined ? undefined : coupleNames(await findClient(tx, query.clientId)),
        ),
        head: await findLetterhead(tx, services.hooks.findLogo),
      }))
      const made = { files: services.files, plannerId: who.plannerId, gone }
      return asPdf(await makePdf(head, { template: monthTemplate, data }, made), `Calendar ${data.title}`)
    },
  },
}
