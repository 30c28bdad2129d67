import { findAccount } from '#studio/accounts/server/public/account.ts'
import { recordOf } from '#studio/audit/server/public/record.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import type { Account } from '#studio/second-factors/server/queries.ts'

export const accountOf = ({ plannerId, member }: PlannerSession): Account => ({
  plannerId,
  memberId: member?.id ?? null,
})

type Change = { kind: 'factor-added' | 'factor-removed'; method: 'app' | 'passkey' }

/** Records that somebody has added or removed a second factor, and tells this person by mail. */
export async function noteChange(
  tx: Tx,
  who: PlannerSession,
  { kind, method }: Change,
  write: (to: { name: string; email: string }) => Mail,
): Promise<void> {
  await tellOwner(tx, who, write)
  await recordOf(tx, kind, who, { method })
}

/** Tells whoever is signed in of a change of the own account. */
export async function tellOwner(
  tx: Tx,
  who: PlannerSession,
  write: (to: { name: string; email: string }) => Mail,
): Promise<void> {
  await enqueue(tx, mail, write(await findAccount(tx, accountOf(who))))
}
