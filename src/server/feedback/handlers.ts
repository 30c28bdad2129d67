import type { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { findClientForCouple } from '#server/clients/queries.ts'
import { blankToNull } from '#server/db/blank.ts'
import * as queries from '#server/feedback/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { notify } from '#server/notifications/queries.ts'

export const feedback: HandlersOf<typeof contract.feedback> = {
  list: ({ tx }) => queries.listFeedback(tx),
  answer: ({ tx, params, body }) => queries.answerFeedback(tx, params.id, body.plannerResponse),

  give: async ({ tx, who, params, body }) => {
    const client = await findClientForCouple(tx, params.id)
    const given = await queries.insertFeedback(tx, { clientId: client.id, ...blankToNull(body) })
    await notify(tx, who.plannerId, {
      type: 'client',
      title: 'New feedback',
      message: `${coupleNames(client)} gave ${body.rating} of 5 stars.`,
      relatedType: 'feedback',
      relatedId: given.id,
    })
    return given
  },

  ofWedding: async ({ tx, params }) => {
    await findClientForCouple(tx, params.id)
    return queries.listFeedbackOf(tx, params.id)
  },
}
