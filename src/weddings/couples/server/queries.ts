import { record } from '#studio/audit/server/public/record.ts'
import { and, eq, inArray, isNotNull, isNull, lt, sql } from '#platform/server/db/drizzle.ts'
import { durations, inDays } from '#platform/server/foundation/durations.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { planners, regionChoices, studioName } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { coupleSecrets, coupleSessions } from '#weddings/couples/server/table.ts'
import { languageOfPerson } from '#weddings/people/server/public/language.ts'
import { people } from '#weddings/people/server/table.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'

/** A new invite replaces the previous one, used or not. */
export async function openInvite(tx: Tx, plannerId: number, clientId: number) {
  const { token, tokenHash } = newToken()
  const inviteExpiresAt = inDays(durations.inviteDays)
  const invite = { inviteHash: tokenHash, inviteExpiresAt, inviteUsedAt: null }
  await tx
    .insert(coupleSecrets)
    .values({ plannerId, clientId, ...invite })
    .onConflictDoUpdate({ target: coupleSecrets.clientId, set: invite })
  await tx.update(clients).set({ inviteSent: true, inviteExpiresAt }).where(eq(clients.id, clientId))
  return { path: `/client-invite/${token}`, inviteExpiresAt }
}

/** Invalidates an unused invite, because it was sent to an address that is no longer the couple's. */
export async function endOpenInvite(tx: Tx, clientId: number): Promise<void> {
  const [ended] = await tx
    .update(coupleSecrets)
    .set({ inviteHash: null, inviteExpiresAt: null })
    .where(and(eq(coupleSecrets.clientId, clientId), isNull(coupleSecrets.inviteUsedAt)))
    .returning({ clientId: coupleSecrets.clientId })
  if (ended) await tx.update(clients).set({ inviteSent: false, inviteExpiresAt: null }).where(eq(clients.id, clientId))
}

/** The wedding of an invite. A used one is still found, an expired one is not. */
export async function findInvite(tx: Tx, token: string) {
  const [row] = await tx
    .select({
      clientId: clients.id,
      plannerId: clients.plannerId,
      email: clients.email,
      partnerOneName: clients.partnerOneName,
      partnerTwoName: clients.partnerTwoName,
      weddingDate: clients.weddingDate,
      venue: clients.venue,
      language: languageOfPerson,
      ...regionChoices,
      studio: studioName,
      plannerName: planners.name,
      usedAt: coupleSecrets.inviteUsedAt,
      isOpen: sql<boolean>`${coupleSecrets.inviteUsedAt} is null and ${coupleSecrets.inviteExpiresAt} > now()`,
    })
    .from(coupleSecrets)
    .innerJoin(clients, eq(clients.id, coupleSecrets.clientId))
    .innerJoin(planners, eq(planners.id, clients.plannerId))
    .innerJoin(people, sql`${people.clientId} = ${clients.id} and ${people.role} = 'partner-one'`)
    .where(eq(coupleSecrets.inviteHash, hashOf(token)))
  return row && (row.isOpen || row.usedAt) ? row : undefined
}

/** True for the one call that used the invite, if several run at once. */
export async function consumeInvite(tx: Tx, token: string, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .update(coupleSecrets)
    .set({ passwordHash, inviteUsedAt: new Date().toISOString() })
    .where(
      sql`${coupleSecrets.inviteHash} = ${hashOf(token)} and ${coupleSecrets.inviteUsedAt} is null and ${coupleSecrets.inviteExpiresAt} > now()`,
    )
    .returning({ clientId: coupleSecrets.clientId })
  return rows.length === 1
}

export async function markActivated(tx: Tx, clientId: number): Promise<void> {
  await tx.update(clients).set({ isActivated: true }).where(eq(clients.id, clientId))
}

/** The hashes of those that have a password; who came in with a mailed link has none. */
export async function listPasswordHashes(tx: Tx, clientIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: coupleSecrets.clientId, passwordHash: sql<string>`${coupleSecrets.passwordHash}` })
    .from(coupleSecrets)
    .where(and(inArray(coupleSecrets.clientId, [...clientIds]), isNotNull(coupleSecrets.passwordHash)))
  return new Map(rows.map(({ id, passwordHash }) => [id, passwordHash]))
}

type NewSession = {
  plannerId: number
  clientId: number
  personId: number
  timeZone?: string | undefined
  /** What the person has signed in with. */
  with: 'the password' | 'an invitation' | 'an emailed link' | 'a passkey'
}

/** A browser has one session per kind: the previous one ends. */
export async function openSession(
  tx: Tx,
  { plannerId, clientId, personId, timeZone, with: means }: NewSession,
  before: string | undefined,
): Promise<string> {
  const { token, tokenHash } = newToken()
  if (before) await endSession(tx, before)
  await tx
    .insert(coupleSessions)
    .values({ plannerId, clientId, personId, tokenHash, expiresAt: inDays(durations.sessionDays) })
  await tx.update(people).set({ lastSeenAt: new Date().toISOString(), timeZone }).where(eq(people.id, personId))
  await tx.update(clients).set({ lastLogin: new Date().toISOString() }).where(eq(clients.id, clientId))
  const by = { actor: 'person', id: personId } as const
  await record(tx, 'sign-in', { plannerId, weddingId: clientId, by, details: { with: means } })
  return token
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(coupleSessions).where(eq(coupleSessions.tokenHash, hashOf(token)))
}

export async function signOut(tx: Tx, token: string): Promise<void> {
  const { plannerId, clientId, personId } = coupleSessions
  const [session] = await tx
    .delete(coupleSessions)
    .where(eq(coupleSessions.tokenHash, hashOf(token)))
    .returning({ plannerId, clientId, personId })
  if (!session) return
  const by = { actor: 'person', id: session.personId } as const
  await record(tx, 'sign-out', { plannerId: session.plannerId, weddingId: session.clientId, by })
}

export async function endSessions(tx: Tx, personId: number): Promise<void> {
  await tx.delete(coupleSessions).where(eq(coupleSessions.personId, personId))
}

export async function deleteExpiredSessions(tx: Tx): Promise<void> {
  await tx.delete(coupleSessions).where(lt(coupleSessions.expiresAt, sql`now()`))
}
