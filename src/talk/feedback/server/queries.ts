import type { Feedback } from '#talk/feedback/contract/endpoints.ts'
import { clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { desc, eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { clientFeedback } from '#talk/feedback/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const shown = {
  id: clientFeedback.id,
  clientId: clientFeedback.clientId,
  rating: clientFeedback.rating,
  review: clientFeedback.review,
  category: clientFeedback.category,
  isPublic: clientFeedback.isPublic,
  submittedAt: clientFeedback.submittedAt,
  personName: clientFeedback.personName,
  plannerResponse: clientFeedback.plannerResponse,
  respondedAt: clientFeedback.respondedAt,
}

const named = { ...shown, partnerOneName: clients.partnerOneName, partnerTwoName: clients.partnerTwoName }
const newestFirst = preparedSelect(named, (select) =>
  select.from(clientFeedback).innerJoin(clients, ofItsCouple(clientFeedback)).orderBy(desc(clientFeedback.id)),
)

export const listFeedback = (tx: Tx): Promise<Feedback[]> => newestFirst(tx)

/** Feedback of one wedding; the couple's role sees only its own row of clients. */
export function listFeedbackOf(tx: Tx, clientId: number): Promise<Feedback[]> {
  return tx
    .select(named)
    .from(clientFeedback)
    .innerJoin(clients, ofItsCouple(clientFeedback))
    .where(eq(clientFeedback.clientId, clientId))
    .orderBy(desc(clientFeedback.id))
}

export async function answerFeedback(tx: Tx, id: number, plannerResponse: string): Promise<Feedback> {
  const respondedAt = new Date().toISOString()
  await tx.update(clientFeedback).set({ plannerResponse, respondedAt }).where(eq(clientFeedback.id, id))
  const [row] = await tx
    .select(named)
    .from(clientFeedback)
    .innerJoin(clients, ofItsCouple(clientFeedback))
    .where(eq(clientFeedback.id, id))
  return row ?? refuse('not-found')
}

type NewFeedback = Pick<typeof clientFeedback.$inferInsert, 'clientId' | 'rating' | 'review' | 'category' | 'isPublic'>

export async function insertFeedback(tx: Tx, values: NewFeedback) {
  const [row] = await tx.insert(clientFeedback).values(values).returning(shown)
  return row ?? refuse('not-found')
}
