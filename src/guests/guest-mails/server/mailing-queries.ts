import { isSentOnce, type GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import type { GuestMail, GuestMailing } from '#guests/guest-mails/contract/endpoints.ts'
import type { Recipient } from '#guests/guest-mails/server/recipient-queries.ts'
import { guestMailings, guestMails, type OwnText } from '#guests/guest-mails/server/table.ts'
import { and, desc, eq, isNotNull, isNull, ne, sql } from '#platform/server/db/drizzle.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { links } from '#weddings/links/server/table.ts'

/** The latest mail of each kind to each envelope, and whether the link in it was used. */
export const listMails = (tx: Tx, clientId: number): Promise<GuestMail[]> =>
  tx
    .selectDistinctOn([guestMails.kind, guestMails.envelopeId], {
      mailingId: guestMails.mailingId,
      envelopeId: guestMails.envelopeId,
      kind: guestMails.kind,
      state: guestMails.state,
      email: guestMails.email,
      sentAt: guestMails.sentAt,
      bouncedAt: guestMails.bouncedAt,
      bounceReason: guestMails.bounceReason,
      openedAt: links.lastOpenedAt,
    })
    .from(guestMails)
    .leftJoin(links, and(eq(links.plannerId, guestMails.plannerId), eq(links.id, guestMails.linkId)))
    .where(and(eq(guestMails.clientId, clientId), ne(guestMails.state, 'left-out')))
    .orderBy(guestMails.kind, guestMails.envelopeId, desc(guestMails.id))

const many = (state: GuestMail['state']) => sql<number>`(count(*) filter (where ${guestMails.state} = ${state}))::int`

/** The newest first. */
export const listMailings = (tx: Tx, clientId: number): Promise<GuestMailing[]> =>
  tx
    .select({
      id: guestMailings.id,
      kind: guestMailings.kind,
      wave: guestMailings.wave,
      createdAt: guestMailings.createdAt,
      deadline: guestMailings.deadline,
      stoppedAt: guestMailings.stoppedAt,
      waiting: many('waiting'),
      sent: many('sent'),
      leftOut: many('left-out'),
    })
    .from(guestMailings)
    .leftJoin(
      guestMails,
      and(eq(guestMails.plannerId, guestMailings.plannerId), eq(guestMails.mailingId, guestMailings.id)),
    )
    .where(eq(guestMailings.clientId, clientId))
    .groupBy(guestMailings.id)
    .orderBy(desc(guestMailings.id))
    .limit(500)

type NewMailing = { clientId: number; kind: GuestMailKind; texts: OwnText[]; deadline?: string }

/** The next mailing of its kind; undefined if `wave` is not its number, or the deadline has one already. */
export async function insertMailing(
  tx: Tx,
  { clientId, kind, texts, deadline }: NewMailing,
  wave?: number,
): Promise<number | undefined> {
  const [last] = await tx
    .select({ wave: sql<number>`coalesce(max(${guestMailings.wave}), 0)` })
    .from(guestMailings)
    .where(and(eq(guestMailings.clientId, clientId), eq(guestMailings.kind, kind)))
  const next = (last?.wave ?? 0) + 1
  if (wave !== undefined && wave !== next) return undefined
  const [made] = await tx
    .insert(guestMailings)
    .values({ clientId, kind, texts, wave: next, deadline: deadline ?? null })
    .onConflictDoNothing()
    .returning({ id: guestMailings.id })
  return made?.id
}

/** Rows of one statement, which takes a limited number of values. */
const atOnce = 1000

/** Of a kind that is sent once, what came back from this address: a later attempt may succeed, so it is not mailed again. */
const cameBack = (tx: Tx, { clientId, kind }: { clientId: number; kind: GuestMailKind }) =>
  tx
    .select({ envelopeId: guestMails.envelopeId, email: guestMails.email })
    .from(guestMails)
    .where(and(eq(guestMails.clientId, clientId), eq(guestMails.kind, kind), isNotNull(guestMails.bouncedAt)))

const keyOf = ({ envelopeId, email }: { envelopeId: number; email: string }) => `${envelopeId} ${email.toLowerCase()}`

/**
 * Lets these envelopes wait for their mail, and returns how many: those that had one of a kind that is sent once do not,
 * unless it came back from another address.
 */
export async function insertMails(
  tx: Tx,
  mailing: { id: number; clientId: number; kind: GuestMailKind },
  recipients: readonly (Recipient & { email: string })[],
): Promise<number> {
  const { id: mailingId, clientId, kind } = mailing
  const returned = new Set(isSentOnce(kind) ? (await cameBack(tx, mailing)).map(keyOf) : [])
  const reached = recipients.filter((recipient) => !returned.has(keyOf(recipient)))
  let count = 0
  for (let at = 0; at < reached.length; at += atOnce) {
    const rows = await tx
      .insert(guestMails)
      .values(
        reached.slice(at, at + atOnce).map(({ envelopeId, email }) => ({
          clientId,
          mailingId,
          envelopeId,
          kind,
          email,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: guestMails.id })
    count += rows.length
  }
  return count
}

const isWaitingIn = (mailingId: number) => and(eq(guestMails.mailingId, mailingId), eq(guestMails.state, 'waiting'))

/** Stops what has not left, and returns how many. */
export async function stopMailing(tx: Tx, mailingId: number): Promise<number> {
  await lockRow(tx, guestMailings, mailingId)
  const stopped = await tx
    .update(guestMails)
    .set({ state: 'left-out' })
    .where(isWaitingIn(mailingId))
    .returning({ id: guestMails.id })
  if (stopped.length > 0)
    await tx
      .update(guestMailings)
      .set({ stoppedAt: sql`now()` })
      .where(eq(guestMailings.id, mailingId))
  return stopped.length
}

export async function findMailing(tx: Tx, mailingId: number) {
  const [mailing] = await tx
    .select({
      id: guestMailings.id,
      plannerId: guestMailings.plannerId,
      clientId: guestMailings.clientId,
      kind: guestMailings.kind,
      texts: guestMailings.texts,
    })
    .from(guestMailings)
    .where(eq(guestMailings.id, mailingId))
  return mailing
}
export type Mailing = NonNullable<Awaited<ReturnType<typeof findMailing>>>

/** What waits of a mailing, in its order. Nobody else takes or stops them until the end of the transaction. */
export async function takeWaiting(tx: Tx, mailingId: number) {
  await lockRow(tx, guestMailings, mailingId)
  return tx
    .select({ id: guestMails.id, envelopeId: guestMails.envelopeId })
    .from(guestMails)
    .where(isWaitingIn(mailingId))
    .orderBy(guestMails.id)
}

export const countWaiting = (tx: Tx, mailingId: number): Promise<number> =>
  tx.$count(guestMails, isWaitingIn(mailingId))

export async function leaveOut(tx: Tx, id: number): Promise<void> {
  await tx.update(guestMails).set({ state: 'left-out' }).where(eq(guestMails.id, id))
}

export async function noteSent(
  tx: Tx,
  id: number,
  { email, linkId }: { email: string; linkId: number },
): Promise<void> {
  await tx
    .update(guestMails)
    .set({ state: 'sent', sentAt: sql`now()`, email, linkId })
    .where(eq(guestMails.id, id))
}

/**
 * Notes that a mail could not be delivered, and why, as it was said first; or, without a reason, that a later attempt
 * succeeded. What has left again for another address meanwhile stays noted as returned.
 */
export async function noteBounce(tx: Tx, id: number, reason: string | undefined): Promise<void> {
  if (reason !== undefined) {
    await tx
      .update(guestMails)
      .set({ bouncedAt: sql`now()`, bounceReason: reason })
      .where(and(eq(guestMails.id, id), isNull(guestMails.bouncedAt)))
    return
  }
  await tx.execute(sql`
    update guest_mails m set bounced_at = null, bounce_reason = null
    where m.id = ${id} and not exists (select from guest_mails later
      where later.planner_id = m.planner_id and later.envelope_id = m.envelope_id and later.kind = m.kind
        and later.id > m.id and later.state <> 'left-out')`)
}
