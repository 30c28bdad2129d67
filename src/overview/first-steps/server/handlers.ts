import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#overview/first-steps/contract/endpoints.ts'
import { countSteps, lockSamples } from '#overview/first-steps/server/queries.ts'
import { addSample } from '#overview/first-steps/server/sample.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { deleteWedding } from '#weddings/trash/server/public.ts'

export const firstSteps: HandlersOf<typeof endpoints> = {
  read: ({ tx }) => countSteps(tx),

  addSample: async ({ tx, who, body: { today = dayInUtc() } }) => {
    const [id] = await lockSamples(tx, who.plannerId)
    return { id: id ?? (await addSample(tx, who.plannerId, today)) }
  },

  removeSample: async ({ tx, who }) => {
    const ids = await lockSamples(tx, who.plannerId)
    if (ids.length === 0) refuse('not-found')
    const deleted: number[] = []
    for (const id of ids) {
      deleted.push(await deleteWedding(tx, id))
      await record(tx, 'couple-deleted', { weddingId: id })
    }
    return { deleted }
  },
}
