import type * as dayUndo from '#day/days/contract/day-undo.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { findDay } from '#day/days/server/queries.ts'
import { listDayBatches, mendItems, type UndoPlace } from '#day/days/server/undo-queries.ts'
import { nextRedo, nextUndo } from '#day/days/server/undo-steps.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { takeBack } from '#weddings/history/server/public/batches.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

const placeOfDay = async (tx: Tx, id: number): Promise<UndoPlace> => ({
  clientId: (await findDay(tx, id)).clientId,
  dayId: id,
})
const placeOfWedding = async (tx: Tx, id: number): Promise<UndoPlace> => ({ clientId: (await findClient(tx, id)).id })

async function stepBack(tx: Tx, place: UndoPlace, next: typeof nextUndo, none: string) {
  const batch = next(await listDayBatches(tx, place)) ?? refuse('taken', { message: none })
  const { rows } = await takeBack(tx, batch)
  await mendItems(tx, rows)
  const taken = rows.filter(({ kept }) => !kept)
  return { title: taken.find(({ subject }) => subject !== '')?.subject ?? '', count: taken.length }
}
const undo = (tx: Tx, place: UndoPlace) => stepBack(tx, place, nextUndo, 'There is nothing to undo.')
const redo = (tx: Tx, place: UndoPlace) => stepBack(tx, place, nextRedo, 'There is nothing to redo.')

export const undoOfDays: HandlersOf<typeof dayUndo> = {
  undo: async ({ tx, params }) => undo(tx, await placeOfDay(tx, params.id)),
  redo: async ({ tx, params }) => redo(tx, await placeOfDay(tx, params.id)),
  undoOfWedding: async ({ tx, params }) => undo(tx, await placeOfWedding(tx, params.id)),
  redoOfWedding: async ({ tx, params }) => redo(tx, await placeOfWedding(tx, params.id)),
  steps: async ({ tx, params }) => {
    const batches = await listDayBatches(tx, await placeOfWedding(tx, params.id))
    return { undo: nextUndo(batches) !== undefined, redo: nextRedo(batches) !== undefined }
  },
}
