import type { Member } from '#studio/accounts/contract/member.ts'
import { memberColumns } from '#studio/accounts/server/public/members.ts'
import { mailedTokens } from '#studio/accounts/server/table.ts'
import { exchangeFactors } from '#studio/second-factors/server/public/exchange-factors.ts'
import { endMemberSessions } from '#studio/sessions/server/public.ts'
import { plannerSessions } from '#studio/sessions/server/table.ts'
import { members, planners, studioName } from '#studio/studios/server/table.ts'
import type { InvitedRole } from '#platform/contract/rights.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

export const listMembers = (tx: Tx): Promise<Member[]> =>
  tx.select(memberColumns).from(members).orderBy(asc(members.id))

type NewMember = { name: string; email: string; role: InvitedRole; weddings?: number[] | undefined }

export async function insertMember(tx: Tx, values: NewMember): Promise<Member> {
  const [row] = await tx.insert(members).values(values).returning(memberColumns)
  return row ?? refuse('not-found')
}

/** The sessions of the member go with the row. */
export const deleteMember = (tx: Tx, id: number): Promise<void> => deleteRow(tx, members, id)

const isInvitation = (token: string) =>
  and(eq(members.inviteHash, hashOf(token)), gt(members.inviteExpiresAt, sql`now()`))

export async function findInvitation(tx: Tx, token: string) {
  const [row] = await tx
    .select({
      studio: studioName,
      name: members.name,
      email: members.email,
      role: members.role,
      hasJoined: sql<boolean>`${members.joinedAt} is not null`,
    })
    .from(members)
    .innerJoin(planners, eq(planners.id, members.plannerId))
    .where(isInvitation(token))
  return row
}

/** Uses an invitation up: sets name and password, and ends the member's sessions. Undefined if it is not valid. */
export async function acceptInvitation(tx: Tx, token: string, values: { name: string; passwordHash: string }) {
  const [member] = await tx
    .update(members)
    .set({
      ...values,
      inviteHash: null,
      inviteExpiresAt: null,
      joinedAt: sql`coalesce(${members.joinedAt}, now())`,
      lastSeenAt: sql`now()`,
    })
    .where(isInvitation(token))
    .returning({ ...memberColumns, plannerId: members.plannerId })
  if (member) await endMemberSessions(tx, member.id)
  return member
}

/** Whether a change of the address can still be taken back from the one before. */
export async function canBeTakenBack(tx: Tx, plannerId: number): Promise<boolean> {
  const isOpen = and(isNull(mailedTokens.usedAt), gt(mailedTokens.expiresAt, sql`now()`))
  const ofStudio = and(eq(mailedTokens.plannerId, plannerId), eq(mailedTokens.purpose, 'restore-email'))
  return (await tx.$count(mailedTokens, and(ofStudio, isOpen))) > 0
}

/**
 * Exchanges the logins of the owner and of a member who has joined; undefined if there is none. All sessions of both end, and
 * links that were mailed to them become invalid.
 */
export async function handOver(tx: Tx, plannerId: number, id: number): Promise<string | undefined> {
  const isMember = and(eq(members.plannerId, plannerId), eq(members.id, id), isNotNull(members.passwordHash))
  const [next] = await tx.select().from(members).where(isMember).for('update')
  const [owner] = await tx.select().from(planners).where(eq(planners.id, plannerId)).for('update')
  if (!next?.passwordHash || !owner) return undefined
  const { name, email, phone, passwordHash } = next
  await tx
    .update(planners)
    .set({ name, email, phone, passwordHash, pendingEmail: null })
    .where(eq(planners.id, plannerId))
  await tx
    .update(members)
    .set({
      name: owner.name,
      email: owner.email,
      phone: owner.phone,
      passwordHash: owner.passwordHash,
      role: 'planner',
      weddings: [],
      inviteHash: null,
      inviteExpiresAt: null,
    })
    .where(isMember)
  await tx
    .delete(plannerSessions)
    .where(
      and(
        eq(plannerSessions.plannerId, plannerId),
        or(isNull(plannerSessions.memberId), eq(plannerSessions.memberId, id)),
      ),
    )
  await tx.delete(mailedTokens).where(eq(mailedTokens.plannerId, plannerId))
  await exchangeFactors(tx, plannerId, id)
  return name
}
