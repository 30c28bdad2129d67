import type { CardReference } from '#contract/message-cards.ts'
import { findPlanner } from '#server/accounts/queries.ts'
import type { Tx } from '#server/db/pool.ts'
import { tell } from '#server/letters/queries.ts'
import { insertMessage, type NewFile, previewOf } from '#server/messages/queries.ts'

type Words = { clientId: number; content: string; cards: CardReference[] | null }

/** Adds a planner's message to the thread of a wedding, and tells the wedding's people. */
export async function sendAsPlanner(tx: Tx, plannerId: number, { clientId, content, cards }: Words, files: NewFile[]) {
  const { name } = await findPlanner(tx, plannerId)
  const sent = await insertMessage(tx, { clientId, content, cards, sender: 'planner', senderName: name }, files)
  const detail = previewOf(content, files)
  await tell(tx, { clientId, kind: 'message', subjectId: sent.id, title: `Message from ${name}`, detail })
  return sent
}
