import type { AuditActor, AuditKind } from '#studio/audit/contract/endpoints.ts'
import { auditKey, isSame, sealOfDeletion, sealOfEntry, sealOfHead } from '#studio/audit/server/seal.ts'
import { planners } from '#studio/studios/server/table.ts'
import { auditHeads, deletedLogs, type AuditDetails } from '#studio/audit/server/table.ts'
import { callersAddress } from '#platform/server/db/announcements.ts'
import type { CoupleSession, PlannerSession } from '#platform/server/db/callers.ts'
import { isoInstant } from '#platform/server/db/columns.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Actor = { actor: AuditActor; id?: number | undefined; name?: string | undefined }

/** The owner of a studio, or one of its members. */
export const actorOf = ({ memberId, name }: { memberId: number | null; name: string }): Actor => ({
  actor: memberId === null ? 'owner' : 'member',
  id: memberId ?? undefined,
  name,
})

/** What an entry says of a person of a couple, who is signed in to the portal. */
export const personIn = ({ plannerId, clientId, person }: CoupleSession) => ({
  plannerId,
  weddingId: clientId,
  by: { actor: 'person', id: person.id } as const,
})

export type Recorded = {
  weddingId?: number | null | undefined
  details?: AuditDetails
  /** The studio, for a call or a job without a session of it. */
  plannerId?: number
  /** By default who is signed in to the studio, or else Larkspur itself. */
  by?: Actor
  /** By default the address of the call. */
  address?: string | null
}

type Head = {
  plannerId: number
  seq: number
  seal: Buffer | null
  headSeal: Buffer | null
  at: string
  actor: AuditActor
  actorId: number | null
  actorName: string | null
}

/**
 * Adds an entry to the audit log of the studio, in the transaction of what it is about. The log is locked from here to the
 * end of the transaction, so this comes after the changes that it records.
 */
export async function record(tx: Tx, kind: AuditKind, about: Recorded = {}): Promise<void> {
  const { rows } = await tx.execute<Head>(sql`
    select planner as "plannerId", seq, seal, head_seal as "headSeal", ${isoInstant('at')} as at, actor,
      actor_id as "actorId", actor_name as "actorName" from begin_audit_entry(${about.plannerId ?? null}::int)`)
  const { plannerId, seq, seal: previousSeal, headSeal, at, actor, actorId, actorName } = rows[0]!
  const key = auditKey()
  const caller = { actor, actorId, actorName }
  const entry = {
    plannerId,
    seq: seq + 1,
    at,
    kind,
    ...(about.by ? { actor: about.by.actor, actorId: about.by.id ?? null, actorName: about.by.name ?? null } : caller),
    address: about.address === undefined ? callersAddress() : about.address,
    weddingId: about.weddingId ?? null,
    details: storable(about.details ?? {}),
    afterBreak: seq > 0 && !(previousSeal && isSame(headSeal, sealOfHead(key, plannerId, seq, previousSeal))),
    previousSeal,
  }
  const seal = sealOfEntry(key, entry)
  const stored = { ...entry, previousSeal: previousSeal?.toString('hex') ?? null, keyMark: key.mark }
  const newHeadSeal = sealOfHead(key, plannerId, entry.seq, seal)
  await tx.execute(sql`select add_audit_entry(${JSON.stringify(stored)}::jsonb, ${seal}, ${newHeadSeal})`)
}

/** What a signed-in owner or member, or a token, does, in a transaction without its session. */
export async function recordOf(
  tx: Tx,
  kind: AuditKind,
  who: PlannerSession,
  details: AuditDetails = {},
): Promise<void> {
  const { plannerId, member, apiToken } = who
  if (apiToken) return record(tx, kind, { plannerId, by: { actor: 'token', name: apiToken.name }, details })
  if (!member) return recordOfOwner(tx, kind, plannerId, details)
  await record(tx, kind, { plannerId, by: actorOf({ memberId: member.id, name: member.name }), details })
}

/** What whoever has a link does that was mailed to the owner. */
export async function recordOfOwner(
  tx: Tx,
  kind: AuditKind,
  plannerId: number,
  details: AuditDetails = {},
): Promise<void> {
  const [owner] = await tx.select({ name: planners.name }).from(planners).where(eq(planners.id, plannerId))
  await record(tx, kind, { plannerId, by: actorOf({ memberId: null, name: owner?.name ?? '' }), details })
}

/** JSON of the database has no halves of surrogate pairs. */
const storable = (details: AuditDetails): AuditDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
  )

/** What the check needs to know of a studio that is being deleted with its log. */
export async function noteDeletedLog(tx: Tx, plannerId: number): Promise<void> {
  const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.plannerId, plannerId)).for('update')
  if (!head) return
  const deletedAt = new Date().toISOString()
  const seal = sealOfDeletion(auditKey(), plannerId, deletedAt, head.seq)
  await tx.insert(deletedLogs).values({ studio: plannerId, deletedAt, entries: head.seq, seal })
}
