import type { bulk, BulkChange } from '#planning/tasks/contract/endpoints.ts'
import type { Body } from '#platform/contract/endpoint.ts'
import { dateAt, offsetBetween } from '#platform/contract/offset.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { moveDated, type Move } from '#platform/server/db/dated-rows.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { openBatch } from '#weddings/history/server/public/batches.ts'
import * as queries from '#planning/tasks/server/bulk-queries.ts'
import { assigned } from '#planning/tasks/server/given-values.ts'
import { tellMember, tellOfTasks } from '#planning/tasks/server/news.ts'
import { datedTasks } from '#planning/tasks/server/public.ts'

type Wanted = Body<(typeof bulk)['for']['planner']>

/** Changes or deletes these tasks as one batch of the history; refuses if one of them is missing. */
export async function changeInBulk(tx: Tx, { ids: given, change, delete: deletes }: Wanted) {
  const ids = [...new Set(given)]
  const chosen = await queries.lockTasks(tx, ids)
  if (chosen.length < ids.length) refuse('not-found')
  const weddings = new Set(chosen.map(({ clientId }) => clientId))
  const clientId = weddings.size === 1 ? chosen[0]!.clientId : null
  const batch = await openBatch(tx, { clientId, kind: 'bulk', about: { count: ids.length } })
  if (deletes) await queries.deleteTasks(tx, ids)
  else if (change) await applyChange(tx, chosen, change)
  return { batch, count: ids.length }
}

async function applyChange(tx: Tx, chosen: readonly queries.ChosenTask[], change: BulkChange): Promise<void> {
  const { dueDate, shiftDays, assignedTo, memberId, visibleToCouple, ...others } = blankToNull(change)
  const ids = chosen.map(({ id }) => id)
  if (assignedTo === 'client' && !memberId && chosen.some(({ clientId }) => clientId === null))
    refuseField('change.assignedTo', 'An internal task has no couple to do it.')
  await queries.changeTasks(tx, ids, {
    ...others,
    ...(await assigned(tx, { memberId, assignedTo })),
  })
  if (visibleToCouple !== undefined) await queries.setVisibility(tx, ids, visibleToCouple)
  const moves: Move[] = []
  for (const { id, offset, weddingDate, dueDate: before } of chosen) {
    const date = shiftDays === undefined ? dueDate : before && dateAt(before, { months: 0, days: shiftDays })
    if (date === undefined || date === before) continue
    moves.push({ id, date, offset: offset && date && weddingDate ? offsetBetween(weddingDate, date) : null })
  }
  await moveDated(tx, datedTasks, moves)
  if (memberId)
    await tellMember(
      tx,
      memberId,
      chosen.filter((task) => task.memberId !== memberId),
    )
  if (assignedTo !== 'client') return
  const handedOver = chosen.filter((task) => task.assignedTo !== 'client').map(({ id }) => id)
  await tellOfTasks(tx, await queries.setVisibility(tx, handedOver, visibleToCouple ?? true))
}
