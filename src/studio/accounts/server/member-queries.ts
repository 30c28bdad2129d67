import type { Member } from '#studio/members/contract/endpoints.ts'
import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { rightsOf, roleNames, type InvitedRole } from '#platform/contract/rights.ts'
import { endMemberSessions } from '#studio/sessions/server/public.ts'
import { memberMails } from '#studio/accounts/server/member-mails.ts'
import { findPlanner } from '#studio/accounts/server/queries.ts'
import { plannerSessions } from '#studio/sessions/server/table.ts'
import { mailedTokens } from '#studio/accounts/server/table.ts'
import { members, planners, studioName } from '#studio/studios/server/table.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { durations, inDays } from '#platform/server/foundation/durations.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { exchangeFactors } from '#studio/second-factors/server/hand-over-queries.ts'

const shown = {
  id: members.id,
  name: members.name,
  email: members.email,
  role: members.role,
  weddings: members.weddings,
  phone: members.phone,
  invitedAt: members.invitedAt,
  inviteExpiresAt: members.inviteExpiresAt,
  joinedAt: members.joinedAt,
  lastSeenAt: members.lastSeenAt,
  hasSecondFactor: members.hasSecondFactor,
}

export const listMembers = (tx: Tx): Promise<Member[]> => tx.select(shown).from(members).orderBy(asc(members.id))

/** Callable by every member with work, who may not read the rows of the others. */
export async function listColleagues(tx: Tx): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`select id, name from colleagues()`)
  return rows
}

export async function findMember(tx: Tx, id: number): Promise<Member> {
  const [row] = await tx.select(shown).from(members).where(eq(members.id, id))
  return row ?? refuse('not-found')
}

type NewMember = { name: string; email: string; role: InvitedRole; weddings?: number[] | undefined }

export async function insertMember(tx: Tx, values: NewMember): Promise<Member> {
  const [row] = await tx.insert(members).values(values).returning(shown)
  return row ?? refuse('not-found')
}

type MemberChange = Partial<Pick<Member, 'name' | 'phone' | 'role' | 'weddings'>>

export async function changeMember(tx: Tx, id: number, change: MemberChange): Promise<Member> {
  if (Object.values(change).every((value) => value === undefined)) return findMember(tx, id)
  const [row] = await tx.update(members).set(change).where(eq(members.id, id)).returning(shown)
  return row ?? refuse('not-found')
}

/** The sessions of the member go with the row. */
export const deleteMember = (tx: Tx, id: number): Promise<void> => deleteRow(tx, members, id)

/** Mails a new link for choosing a password; an earlier one becomes invalid. */
export async function mailInvitation(
  tx: Tx,
  plannerId: number,
  id: number,
  letter: keyof typeof memberMails,
): Promise<Member> {
  const { token, tokenHash } = newToken()
  const [member] = await tx
    .update(members)
    .set({ inviteHash: tokenHash, inviteExpiresAt: inDays(durations.inviteDays), invitedAt: new Date().toISOString() })
    .where(eq(members.id, id))
    .returning(shown)
  if (!member) return refuse('not-found')
  const { businessName, name } = await findPlanner(tx, plannerId)
  await enqueue(tx, mail, memberMails[letter](member, businessName ?? name, `/join?token=${token}`))
  return member
}

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
    .returning({ ...shown, plannerId: members.plannerId })
  if (member) await endMemberSessions(tx, member.id)
  return member
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

/** Members who sign in with this address, in any studio. */
export const findMemberLogins = (tx: Tx, email: string) =>
  tx
    .select({ ...shown, plannerId: members.plannerId, passwordHash: sql<string>`${members.passwordHash}` })
    .from(members)
    .where(and(eq(sql`lower(${members.email})`, email.toLowerCase()), isNotNull(members.passwordHash)))
    .orderBy(asc(members.id))
    .limit(mostStudios)

/** So many passwords are compared for one address. */
const mostStudios = 5

export async function findMemberPassword(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.select({ passwordHash: members.passwordHash }).from(members).where(eq(members.id, id))
  return row?.passwordHash ?? undefined
}

export async function setMemberPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(eq(members.id, id))
}

type Own = Pick<Member, 'id' | 'name' | 'email' | 'phone' | 'role'>

/** What a member sees of the studio and of its own account; what else the owner's profile says is the owner's. */
export function asMember(studio: Planner, { id, name, email, phone, role }: Own): Planner {
  const owners = { pendingEmail: null, bio: null, website: null, location: null }
  return {
    ...studio,
    ...owners,
    username: email,
    name,
    email,
    phone,
    role: roleNames[role],
    rights: [...rightsOf[role]],
    memberId: id,
  }
}
