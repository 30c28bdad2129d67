import type { CardReference } from '#talk/messages/contract/message-cards.ts'
import type { ScheduledMessage } from '#talk/messages/contract/scheduled-messages.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { and, asc, eq, isNull, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { cardsOf } from '#talk/messages/server/card-queries.ts'
import type { NewFile } from '#talk/messages/server/queries.ts'
import { scheduledFiles, scheduledMessages } from '#talk/messages/server/table.ts'

const shown = {
  id: scheduledMessages.id,
  clientId: scheduledMessages.clientId,
  content: scheduledMessages.content,
  sendAt: scheduledMessages.sendAt,
  held: scheduledMessages.held,
  fileNames: sql<string[]>`(select coalesce(json_agg(f.original_name order by f.id), '[]') from scheduled_files f
    where f.planner_id = scheduled_messages.planner_id and f.scheduled_id = scheduled_messages.id)`,
  cards: cardsOf('scheduled_messages'),
}

const unknown = () =>
  refuse('not-found', { message: 'This message has been sent already, or it is no longer scheduled.' })

export const listScheduled = (tx: Tx, clientId: number): Promise<ScheduledMessage[]> =>
  tx
    .select(shown)
    .from(scheduledMessages)
    .where(and(eq(scheduledMessages.clientId, clientId), isNull(scheduledMessages.cancelledAt)))
    .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.id))

async function findScheduled(tx: Tx, id: number): Promise<ScheduledMessage> {
  const [row] = await tx.select(shown).from(scheduledMessages).where(eq(scheduledMessages.id, id))
  return row ?? unknown()
}

type NewScheduled = { clientId: number; content: string; sendAt: string; cards: CardReference[] | null }

export async function insertScheduled(tx: Tx, values: NewScheduled, files: NewFile[]): Promise<ScheduledMessage> {
  const [row] = await tx.insert(scheduledMessages).values(values).returning({ id: scheduledMessages.id })
  const scheduledId = row?.id ?? 0
  const owned = { clientId: values.clientId, scheduledId }
  if (files.length > 0) await tx.insert(scheduledFiles).values(files.map((file) => ({ ...owned, ...file })))
  return findScheduled(tx, scheduledId)
}

type Change = { content?: string | undefined; sendAt?: string | undefined; cancelled?: boolean | undefined }

export async function changeScheduled(tx: Tx, id: number, change: Change): Promise<ScheduledMessage> {
  const { content, sendAt, cancelled } = change
  const values = {
    content,
    sendAt,
    // A new time is the planner's word that it may be sent.
    held: sendAt === undefined ? undefined : false,
    cancelledAt: cancelled === undefined ? undefined : cancelled ? new Date().toISOString() : null,
  }
  if (Object.values(values).some((value) => value !== undefined))
    await tx.update(scheduledMessages).set(values).where(eq(scheduledMessages.id, id))
  return findScheduled(tx, id)
}

export type DueMessage = { id: number; plannerId: number; clientId: number }

export const listDue = (tx: Tx): Promise<DueMessage[]> =>
  tx
    .select({
      id: scheduledMessages.id,
      plannerId: scheduledMessages.plannerId,
      clientId: scheduledMessages.clientId,
    })
    .from(scheduledMessages)
    .where(sql`cancelled_at is null and not held and send_at <= now()`)
    .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.id))

/**
 * Removes a scheduled message to send it; undefined if it is gone or, for one that must be due, has been changed since
 * it was listed. The row lock makes sure that one of several processes gets it. The couple is locked first, in the
 * order in which deleting a couple locks them.
 */
export async function takeScheduled(tx: Tx, id: number, clientId: number, { due }: { due: boolean }) {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('key share')
  const isDue = due ? sql`not held and send_at <= now()` : sql`true`
  const [message] = await tx
    .select({
      clientId: scheduledMessages.clientId,
      content: scheduledMessages.content,
      cards: scheduledMessages.cards,
    })
    .from(scheduledMessages)
    .where(sql`${eq(scheduledMessages.id, id)} and cancelled_at is null and ${isDue}`)
    .for('update')
  if (!message) return undefined
  const files = await tx
    .select({
      fileKey: scheduledFiles.fileKey,
      originalName: scheduledFiles.originalName,
      fileType: scheduledFiles.fileType,
      fileSize: scheduledFiles.fileSize,
    })
    .from(scheduledFiles)
    .where(eq(scheduledFiles.scheduledId, id))
    .orderBy(asc(scheduledFiles.id))
  await tx.delete(scheduledMessages).where(eq(scheduledMessages.id, id))
  return { ...message, files }
}

/** The text of a scheduled message that is still to be sent. */
export async function findScheduledText(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ content: scheduledMessages.content })
    .from(scheduledMessages)
    .where(sql`${eq(scheduledMessages.id, id)} and cancelled_at is null and not held`)
  return row?.content
}

/** Keeps a message for its planner; false if it is gone or kept already. */
export async function holdScheduled(tx: Tx, id: number): Promise<boolean> {
  const held = await tx
    .update(scheduledMessages)
    .set({ held: true })
    .where(sql`${eq(scheduledMessages.id, id)} and cancelled_at is null and not held`)
    .returning({ id: scheduledMessages.id })
  return held.length > 0
}

/** Takes a message that is not due yet, because its planner sends it now. */
export async function takeScheduledNow(tx: Tx, id: number) {
  const { clientId } = await findScheduled(tx, id)
  return (await takeScheduled(tx, id, clientId, { due: false })) ?? unknown()
}

/** Sets the studio for statements that take it from the session, in a job's transaction. */
export async function actForStudio(tx: Tx, plannerId: number): Promise<void> {
  await tx.execute(sql`select set_config('app.planner', ${String(plannerId)}, true)`)
}

export async function deleteCancelled(tx: Tx): Promise<void> {
  await tx.delete(scheduledMessages).where(sql`cancelled_at < now() - interval '1 day'`)
}
