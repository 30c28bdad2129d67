import type { Member } from '#studio/accounts/contract/member.ts'
import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { rightsOf, roleNames } from '#platform/contract/rights.ts'
import { memberMails } from '#studio/accounts/server/member-mails.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { members } from '#studio/studios/server/table.ts'
import { and, asc, eq, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { durations, inDays } from '#platform/server/foundation/durations.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'

export const memberColumns = {
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

export async function findMember(tx: Tx, id: number): Promise<Member> {
  const [row] = await tx.select(memberColumns).from(members).where(eq(members.id, id))
  return row ?? refuse('not-found')
}

type MemberChange = Partial<Pick<Member, 'name' | 'phone' | 'role' | 'weddings'>>

export async function changeMember(tx: Tx, id: number, change: MemberChange): Promise<Member> {
  if (Object.values(change).every((value) => value === undefined)) return findMember(tx, id)
  const [row] = await tx.update(members).set(change).where(eq(members.id, id)).returning(memberColumns)
  return row ?? refuse('not-found')
}

/** Mails a new link for choosing a password; an earlier one becomes invalid. */
export async function mailInvitation(
  tx: Tx,
  plannerId: number,
  id: number,
  kind: keyof typeof memberMails,
): Promise<Member> {
  const { token, tokenHash } = newToken()
  const [member] = await tx
    .update(members)
    .set({ inviteHash: tokenHash, inviteExpiresAt: inDays(durations.inviteDays), invitedAt: new Date().toISOString() })
    .where(eq(members.id, id))
    .returning(memberColumns)
  if (!member) return refuse('not-found')
  const { businessName, name } = await findPlanner(tx, plannerId)
  await enqueue(tx, mail, memberMails[kind](member, businessName ?? name, `/join?token=${token}`))
  return member
}

/** Members who sign in with this address, in any studio. */
export const findMemberLogins = (tx: Tx, email: string) =>
  tx
    .select({ ...memberColumns, plannerId: members.plannerId, passwordHash: sql<string>`${members.passwordHash}` })
    .from(members)
    .where(and(eq(sql`lower(${members.email})`, email.toLowerCase()), isNotNull(members.passwordHash)))
    .orderBy(asc(members.id))
    .limit(mostStudios)

/** So many passwords are compared for one address. */
const mostStudios = 5

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
