import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#overview/first-steps/contract/endpoints.ts'
import { countSteps, findSample } from '#overview/first-steps/server/queries.ts'
import { addSample } from '#overview/first-steps/server/sample.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { deleteWedding } from '#weddings/trash/server/public.ts'

export const firstSteps: HandlersOf<typeof endpoints> = {
  read: ({ tx }) => countSteps(tx),

  addSample: async ({ tx, who, body: { today = dayInUtc() } }) => ({
    id: (await findSample(tx, who.plannerId)) ?? (await addSample(tx, who.plannerId, today)),
  }),

  removeSample: async ({ tx, who }) => {
    const id = (await findSample(tx, who.plannerId)) ?? refuse('not-found')
    const deleted = await deleteWedding(tx, id)
    await record(tx, 'couple-deleted', { weddingId: id })
    return { deleted }
  },
}
