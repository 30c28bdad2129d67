import { datedKinds, type DatedKind } from '#contract/plan-kinds.ts'
import { datedDays } from '#server/days/queries.ts'
import { listDated, type DatedRow, type DatedTable } from '#server/db/dated-rows.ts'
import type { Tx } from '#server/db/pool.ts'
import { datedEvents } from '#server/events/queries.ts'
import { datedInvoices } from '#server/invoices/queries.ts'
import { datedTasks } from '#server/tasks/queries.ts'

export const datedTables: Record<DatedKind, DatedTable> = {
  task: datedTasks,
  event: datedEvents,
  invoice: datedInvoices,
  day: datedDays,
}

export type RowOfKind = DatedRow & { kind: DatedKind }

export async function listPlan(tx: Tx, clientId: number): Promise<RowOfKind[]> {
  const lists = await Promise.all(
    datedKinds.map(async (kind) => (await listDated(tx, datedTables[kind], clientId)).map((row) => ({ kind, ...row }))),
  )
  return lists.flat()
}
