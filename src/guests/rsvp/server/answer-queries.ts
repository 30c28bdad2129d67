import { envelopes, guestAnswers, guests } from '#guests/guests/server/table.ts'
import type { Rsvp, RsvpAnswer } from '#guests/rsvp/contract/endpoints.ts'
import { rsvpReplies } from '#guests/rsvp-page/server/table.ts'
import { changedReplies, type ChangedReply } from '#guests/rsvp/server/changed-replies.ts'
import { mergeAnswer } from '#guests/rsvp/server/merge-answer.ts'
import { readRsvp } from '#guests/rsvp/server/read-queries.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { notify } from '#weddings/news/server/public/notify.ts'

type Guests = Rsvp['guests']

/** Writes what is different, and returns whether anything was: the history has no empty entries. */
async function writeGuests(tx: Tx, before: Guests, after: Guests): Promise<boolean> {
  let isChanged = false
  for (const [index, { id, firstName, lastName, dietary, answers }] of after.entries()) {
    const was = before[index]!
    if (firstName !== was.firstName || lastName !== was.lastName || dietary !== was.dietary) {
      await tx.update(guests).set({ firstName, lastName, dietary }).where(eq(guests.id, id))
      isChanged = true
    }
    for (const [at, { partId, attending, meal }] of answers.entries()) {
      if (attending === was.answers[at]!.attending && meal === was.answers[at]!.meal) continue
      await tx
        .update(guestAnswers)
        .set({ attending, meal })
        .where(and(eq(guestAnswers.guestId, id), eq(guestAnswers.partId, partId)))
      isChanged = true
    }
  }
  return isChanged
}

/** Writes what is different; a reply that is taken back stays as one without words. */
async function writeReplies(tx: Tx, who: LinkCaller, replies: readonly ChangedReply[]): Promise<void> {
  if (replies.length === 0) return
  const envelopeId = who.subjectId ?? 0
  await tx
    .insert(rsvpReplies)
    .values(replies.map((one) => ({ ...one, clientId: who.clientId ?? 0, envelopeId })))
    .onConflictDoUpdate({
      target: [rsvpReplies.plannerId, rsvpReplies.envelopeId, rsvpReplies.questionId],
      set: { reply: sql`excluded.reply` },
    })
}

/** Until the end of the transaction nobody else answers for the envelope of the caller's link. */
export const lockOwnEnvelope = (tx: Tx, { subjectId }: LinkCaller): Promise<void> =>
  lockRow(tx, envelopes, subjectId ?? 0)

/** Stores an answer of the envelope of the caller's link, and tells the studio if it says anything new. */
export async function storeAnswer(tx: Tx, who: LinkCaller, given: RsvpAnswer): Promise<Rsvp> {
  const id = who.subjectId ?? 0
  await lockOwnEnvelope(tx, who)
  const before = await readRsvp(tx)
  const after = mergeAnswer(before, given)
  const note = given.note === undefined || before.closed ? before.note : given.note || null
  const replies = changedReplies(before, after, given)
  const isChanged = (await writeGuests(tx, before.guests, after)) || replies.length > 0 || note !== before.note
  const isFirst = before.answeredAt === null && given.answers.some(({ attending }) => typeof attending === 'boolean')
  if (!isChanged && !isFirst) return before
  await tx
    .update(envelopes)
    .set({ note, answeredAt: sql`now()` })
    .where(eq(envelopes.id, id))
  await writeReplies(tx, who, replies)
  const coming = after.filter(({ answers }) => answers.some(({ attending }) => attending === true))
  await notify(tx, who.plannerId, {
    type: 'client',
    title: `${before.name} ${before.answeredAt === null ? 'answered' : 'changed their answer'}`,
    message: `Coming: ${coming.length} of ${after.length}.`,
    relatedType: 'client',
    relatedId: who.clientId ?? 0,
  })
  const now = await readRsvp(tx)
  await tx.execute(sql`select confirm_rsvp(${JSON.stringify(now)}::json)`)
  return now
}
