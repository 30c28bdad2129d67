import type * as endpoints from '#talk/feedback/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import * as queries from '#talk/feedback/server/queries.ts'
import type { CoupleSession } from '#platform/server/db/callers.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { notify } from '#weddings/news/server/public/notify.ts'

export const feedback: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listFeedback(tx),
  answer: ({ tx, params, body }) => queries.answerFeedback(tx, params.id, body.plannerResponse),

  give: async ({ tx, who, params, body }) => {
    refuseOnlyMoney(who)
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

  ofWedding: async ({ tx, who, params }) => {
    if (who.kind === 'couple') refuseOnlyMoney(who)
    await findClientForCouple(tx, params.id)
    return queries.listFeedbackOf(tx, params.id)
  },
}

/** A person who only sees money has the other parts of the portal refused in the same way. */
function refuseOnlyMoney({ person }: CoupleSession): void {
  if (person.access === 'only-money') refuse('forbidden', { message: msg('Your planner shows you only the invoices.') })
}
