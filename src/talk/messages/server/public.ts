import { nameOfOne } from '#platform/contract/names.ts'
import type { Card, CardReference } from '#talk/messages/contract/message-cards.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { statement } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { cardsOf } from '#talk/messages/server/card-queries.ts'
import { messageAttachments, messages } from '#talk/messages/server/table.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import { fileShown, previewOf, shown, type NewFile } from '#talk/messages/server/queries.ts'

type NewMessage = {
  clientId: number
  sender: 'client' | 'planner'
  senderName: string
  content: string
  cards?: CardReference[] | null
  /** By default, the name of the person whose session it is. */
  personName?: string
}

const added = statement(shown, (query) =>
  query
    .insert(messages)
    .values({
      clientId: sql.placeholder('clientId'),
      sender: sql.placeholder('sender'),
      senderName: sql.placeholder('senderName'),
      content: sql.placeholder('content'),
      personName: sql`coalesce(${sql.placeholder('personName')}, nullif(current_setting('app.person_name', true), ''))`,
      hasAttachments: sql.placeholder('hasAttachments'),
      // Not encoded by the column, which would store null as JSON.
      cards: sql`${sql.placeholder('cards')}::jsonb`,
    })
    .returning(shown),
)

export async function insertMessage(tx: Tx, values: NewMessage, files: NewFile[]): Promise<Message> {
  const cards = values.cards?.length ? JSON.stringify(values.cards) : null
  const [row] = await added(tx, { personName: null, ...values, cards, hasAttachments: files.length > 0 })
  const message = row ?? refuse('not-found')
  const owned = { clientId: message.clientId, messageId: message.id }
  const rows = files.map((file) => ({ ...owned, ...file }))
  const attachments = rows.length > 0 ? await tx.insert(messageAttachments).values(rows).returning(fileShown) : []
  return { ...message, attachments, cards: cards ? await listCards(tx, message.id) : [] }
}

async function listCards(tx: Tx, id: number): Promise<Card[]> {
  const [row] = await tx
    .select({ cards: cardsOf('messages') })
    .from(messages)
    .where(eq(messages.id, id))
  return row?.cards ?? []
}

type Couple = { plannerId: number; clientId: number; partnerOneName: string; partnerTwoName: string | null }

/** A message of the couple, of which its planner is notified. */
export async function sendAsCouple(tx: Tx, couple: Couple, { content, files }: { content: string; files: NewFile[] }) {
  const { plannerId, clientId } = couple
  const sent = await insertMessage(tx, { clientId, sender: 'client', senderName: 'Client', content }, files)
  await notify(tx, plannerId, {
    type: 'message',
    title: `Message from ${nameOfOne(sent.personName, couple)}`,
    message: previewOf(content, files),
    relatedType: 'message',
    relatedId: clientId,
  })
  return sent
}
