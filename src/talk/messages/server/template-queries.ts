import type { MessageTemplate } from '#talk/messages/contract/message-templates.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { messageTemplates } from '#talk/messages/server/table.ts'

const shown = { id: messageTemplates.id, name: messageTemplates.name, text: messageTemplates.text }
type Values = { name: string; text: string }

export const listTemplates = (tx: Tx): Promise<MessageTemplate[]> =>
  tx
    .select(shown)
    .from(messageTemplates)
    .orderBy(sql`lower(${messageTemplates.name})`, asc(messageTemplates.id))

export async function insertTemplate(tx: Tx, values: Values): Promise<MessageTemplate> {
  const [row] = await tx.insert(messageTemplates).values(values).returning(shown)
  return row ?? refuse('not-found')
}

/** The template, which nobody else changes until the end of the transaction. */
export async function lockTemplate(tx: Tx, id: number): Promise<MessageTemplate> {
  const [row] = await tx.select(shown).from(messageTemplates).where(eq(messageTemplates.id, id)).for('no key update')
  return row ?? refuse('not-found')
}

export async function changeTemplate(tx: Tx, id: number, { name, text }: Values): Promise<MessageTemplate> {
  const [row] = await tx
    .update(messageTemplates)
    .set({ name, text })
    .where(eq(messageTemplates.id, id))
    .returning(shown)
  return row ?? refuse('not-found')
}

export const deleteTemplate = (tx: Tx, id: number): Promise<void> => deleteRow(tx, messageTemplates, id)
