import { newToken } from '#platform/server/db/tokens.ts'
import { durations, inDays, inMinutes } from '#platform/server/foundation/durations.ts'
import { signInLinks } from '#weddings/couples/server/table.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Owner = { email: string; personId?: number }

const expiries = {
  asked: () => inMinutes(durations.linkMinutes),
  invite: () => inDays(durations.inviteDays),
  letter: () => inDays(durations.inviteDays),
}

/** A link that signs in once. It leads to the given page of the portal. */
export async function openLinkOf(tx: Tx, { email, personId }: Owner, kind: keyof typeof expiries, path?: string) {
  const { token, tokenHash } = newToken()
  await tx.insert(signInLinks).values({ tokenHash, email, personId, path, expiresAt: expiries[kind]() })
  return { token, path: `/client-login/link?token=${token}` }
}
