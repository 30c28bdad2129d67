import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { findAccount } from '#studio/accounts/server/public/account.ts'
import { changeMember, findMember } from '#studio/accounts/server/public/members.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'

/** The signed-in owner, or member of a studio. */
export async function findOwnAccount(tx: Tx, who: PlannerSession): Promise<Planner> {
  const { user } = await findAccount(tx, { plannerId: who.plannerId, memberId: who.member?.id ?? null })
  return who.lacksSecondFactor ? { ...user, rights: [], mustAddSecondFactor: true } : user
}

type Profile = {
  name?: string | undefined
  email?: string | undefined
  phone?: string | null | undefined
  bio?: string | null | undefined
  website?: string | null | undefined
  location?: string | null | undefined
}

/** A member has a name and a phone number; its address is the one that the owner has invited. */
export async function changeOwnAccount(
  tx: Tx,
  session: PlannerSession,
  id: number,
  profile: Profile,
): Promise<Planner> {
  const current = await findMember(tx, id)
  if (profile.email !== undefined && profile.email.toLowerCase() !== current.email.toLowerCase())
    refuseField(
      'email',
      'Your address is the one that was invited. To use another one, ask the owner of the studio to invite it.',
    )
  for (const field of ['bio', 'website', 'location'] as const)
    if (profile[field]) refuseField(field, 'Only the owner of the studio has this in their profile.')
  await changeMember(tx, id, {
    ...(profile.name !== undefined && { name: profile.name }),
    ...(profile.phone !== undefined && { phone: profile.phone || null }),
  })
  return findOwnAccount(tx, session)
}
