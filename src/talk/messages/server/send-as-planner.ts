import type { CardReference } from '#talk/messages/contract/message-cards.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import { tell } from '#weddings/news/server/public/tell.ts'
import { type NewFile, previewOf } from '#talk/messages/server/queries.ts'
import { insertMessage } from '#talk/messages/server/public.ts'

type By = Pick<PlannerSession, 'plannerId' | 'member'>
type Words = { clientId: number; content: string; cards: CardReference[] | null }

/** Adds a message of the studio to the thread of a wedding, in the name of the member who sends it, and tells the wedding's people. */
export async function sendAsPlanner(tx: Tx, by: By, { clientId, content, cards }: Words, files: NewFile[]) {
  const { name } = by.member ?? (await findPlanner(tx, by.plannerId))
  const sent = await insertMessage(tx, { clientId, content, cards, sender: 'planner', senderName: name }, files)
  const detail = previewOf(content, files)
  await tell(tx, { clientId, kind: 'message', subjectId: sent.id, title: `Message from ${name}`, detail })
  return sent
}
