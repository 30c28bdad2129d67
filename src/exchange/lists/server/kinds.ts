import type * as z from 'zod/mini'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { listRows } from '#exchange/lists/contract/list-rows.ts'
import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { insertClient } from '#weddings/clients/server/public/clients.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { insertEvent } from '#planning/events/server/public.ts'
import { namesKey } from '#exchange/lists/server/couples.ts'
import { findEventsOn, findTasksCalled } from '#exchange/lists/server/queries.ts'
import { insertTask } from '#planning/tasks/server/public.ts'
import { insertVendor, listVendors } from '#weddings/vendors/server/public.ts'

type Values<Kind extends RowKind> = z.output<(typeof listRows)[Kind]>
/** The couple of a row, where it has one. */
type OfCouple = { clientId: number | null }

type List<Kind extends RowKind> = {
  /** What makes two rows the same, with words for it. */
  sameAs: (values: Values<Kind> & OfCouple) => [key: string, words: string][]
  /** The keys of what the studio has already. */
  stored: (tx: Tx, rows: readonly (Values<Kind> & OfCouple)[], clients: readonly Client[]) => Promise<string[]>
  add: (tx: Tx, values: Values<Kind> & OfCouple) => Promise<unknown>
}

const lower = (text: string | null | undefined) => (text ?? '').toLowerCase().trim()
const taskKey = (task: { title: string; dueDate?: string | null | undefined } & OfCouple) =>
  JSON.stringify([lower(task.title), task.clientId, task.dueDate || null])
const eventKey = (event: { title: string; date: string | null } & OfCouple) =>
  JSON.stringify([lower(event.title), event.clientId, event.date])

type Names = { partnerOneName: string; partnerTwoName?: string | null | undefined; email: string }
const clientKeys = ({ partnerOneName, partnerTwoName = null, email }: Names): [string, string][] => [
  [`@${lower(email)}`, 'this address'],
  [namesKey(coupleNames({ partnerOneName, partnerTwoName })), 'these names'],
]

type Business = { name: string; category: string; email?: string | null | undefined }
const vendorKeys = ({ name, category, email }: Business): [string, string][] => [
  [JSON.stringify([lower(name), category]), 'this name'],
  ...(email ? [[`@${lower(email)}`, 'this address'] as [string, string]] : []),
]

const keysOnly = (pairs: readonly (readonly [string, string])[]) => pairs.map(([key]) => key)

export const lists: { [Kind in RowKind]: List<Kind> } = {
  clients: {
    sameAs: clientKeys,
    stored: async (_tx, _rows, clients) => clients.flatMap((client) => keysOnly(clientKeys(client))),
    add: (tx, { clientId: _none, ...values }) => insertClient(tx, blankToNull(values)),
  },
  vendors: {
    sameAs: vendorKeys,
    stored: async (tx) => (await listVendors(tx)).flatMap((vendor) => keysOnly(vendorKeys(vendor))),
    add: (tx, { clientId: _none, ...values }) => insertVendor(tx, blankToNull(values)),
  },
  tasks: {
    sameAs: (task) => [[taskKey(task), 'this title and date']],
    stored: async (tx, rows) =>
      (
        await findTasksCalled(
          tx,
          rows.map(({ title }) => title),
        )
      ).map(taskKey),
    add: (tx, { couple: _couple, ...values }) => insertTask(tx, blankToNull(values)),
  },
  events: {
    sameAs: (event) => [[eventKey(event), 'this title and date']],
    stored: async (tx, rows) =>
      (
        await findEventsOn(
          tx,
          rows.map(({ date }) => date),
        )
      ).map(eventKey),
    add: (tx, { couple: _couple, clientId, ...values }) => insertEvent(tx, { ...blankToNull(values), clientId }),
  },
}
