import type * as z from 'zod/mini'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type * as endpoints from '#exchange/lists/contract/endpoints.ts'
import { listRows } from '#exchange/lists/contract/list-rows.ts'
import type { ListOutcome, ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { listClients } from '#weddings/clients/server/public/clients.ts'
import { rightsIn } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { addGuests } from '#exchange/lists/server/guests/add-guests.ts'
import { problemsOf, refuseProblems } from '#exchange/lists/server/problems.ts'
import { refuseUnlessEdits } from '#guests/guest-lists/server/public.ts'
import { findClientFor } from '#weddings/clients/server/public/clients.ts'
import { openBatch } from '#weddings/history/server/public/batches.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { coupleFinder, isOfStudio } from '#exchange/lists/server/couples.ts'
import { listRecent } from '#exchange/lists/server/queries.ts'
import { lists as kinds } from '#exchange/lists/server/kinds.ts'

type Read = { row: number; values: { clientId: number | null } }
type Problems = ListOutcome['problems']

export const lists: HandlersOf<typeof endpoints> = {
  recent: ({ tx }) => listRecent(tx),

  add: async ({ tx, who, body }) => {
    const { kind, rows, preview = false, clientId = 0, duplicates: way = 'merge' } = body
    if (who.kind === 'couple' || kind === 'guests') {
      await findClientFor(tx, who, clientId)
      await refuseUnlessEdits(tx, who, clientId)
      const t = translator(('language' in body && body.language) || 'en')
      return addGuests(tx, who, { clientId, rows, preview, duplicates: way, t })
    }
    const clients = await listClients(tx)
    const { read, problems } = readRows(kind, rows, clients)
    if (!rightsIn(who).includes('money'))
      for (const [row, { budget }] of rows.entries())
        if (kind === 'clients' && budget)
          problems.push({ row, field: 'budget', message: 'You cannot see budgets. Please leave this column out.' })
    if (preview) return { added: 0, batch: null, problems, duplicates: await findDuplicates(tx, kind, read, clients) }
    if (problems.length > 0) return refuseProblems(problems)
    const batch = await openBatch(tx, { clientId: null, kind: 'list', about: { name: kind, count: read.length } })
    for (const { values } of read) await kinds[kind].add(tx, values as never)
    await record(tx, 'list-imported', { details: { list: kind, rows: read.length } })
    return { added: read.length, batch, problems, duplicates: [] }
  },
}

/** The rows that follow the rules of the forms, and what is wrong with the others. */
function readRows(kind: RowKind, rows: readonly ListRow[], clients: readonly Client[]) {
  const schema: z.ZodMiniType = listRows[kind]
  const findCouple = coupleFinder(clients)
  const read: Read[] = []
  const problems: Problems = []
  for (const [row, cells] of rows.entries()) {
    const { success, data, error } = schema.safeParse(cells)
    if (!success) {
      problems.push(...problemsOf(row, error, translator('en')))
      continue
    }
    const couple = kind === 'tasks' || kind === 'events' ? findCouple(cells) : { id: null }
    if ('problem' in couple) problems.push({ row, field: 'couple', message: couple.problem })
    else if (kind === 'events' && couple.id === null && !isOfStudio(cells))
      problems.push({ row, field: 'couple', message: 'Please enter the couple it belongs to, or “Studio”.' })
    else read.push({ row, values: { ...(data as object), clientId: couple.id } })
  }
  return { read, problems }
}

async function findDuplicates(
  tx: Tx,
  kind: RowKind,
  read: readonly Read[],
  clients: readonly Client[],
): Promise<ListOutcome['duplicates']> {
  const { sameAs, stored } = kinds[kind]
  const values = read.map((one) => one.values)
  const known = new Set(await stored(tx, values as never, clients))
  const rowOf = new Map<string, number>()
  return read.flatMap(({ row, values: own }) => {
    const keys = sameAs(own as never)
    const same = keys.find(([key]) => known.has(key))
    const twin = keys.find(([key]) => rowOf.has(key))
    for (const [key] of keys) if (!rowOf.has(key)) rowOf.set(key, row)
    if (same) return [{ row, message: `There is already one with ${same[1]}.` }]
    return twin ? [{ row, message: `Row ${rowOf.get(twin[0])! + 1} of the list also has ${twin[1]}.` }] : []
  })
}
