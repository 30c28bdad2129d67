import { studioToday } from '#studio/studios/server/public/studios.ts'
import { datedKinds, type DatedKind } from '#plan/plan/contract/plan-kinds.ts'
import { datedParts } from '#guests/guests/server/public/parts.ts'
import { datedDays } from '#day/days/server/public/dated-days.ts'
import { listDated, type DatedRow, type DatedTable } from '#platform/server/db/dated-rows.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { datedEvents } from '#planning/events/server/public.ts'
import { datedInvoices } from '#money/invoices/server/public/dated-invoices.ts'
import { datedTasks } from '#planning/tasks/server/public.ts'

export const datedTables: Record<DatedKind, DatedTable> = {
  task: datedTasks,
  event: datedEvents,
  invoice: datedInvoices,
  day: datedDays,
  part: datedParts,
}

export type RowOfKind = DatedRow & {
  kind: DatedKind
  /** Took place before the wedding was moved, so that it does not follow by itself. */
  isOver: boolean
}

/** If the wedding's own date is past, it is being corrected, and nothing counts as over. */
export async function listPlan(tx: Tx, clientId: number, weddingDate: string | null): Promise<RowOfKind[]> {
  const today = await studioToday(tx)
  const isCorrected = weddingDate !== null && weddingDate < today
  const lists = await Promise.all(
    datedKinds.map(async (kind) => {
      const rows = await listDated(tx, datedTables[kind], clientId)
      const canBeOver = datedTables[kind].takesPlace && !isCorrected
      return rows.map((row) => ({ kind, ...row, isOver: canBeOver === true && row.date !== null && row.date < today }))
    }),
  )
  return lists.flat()
}
