import { and, eq, gt, lt, sql } from '#platform/server/db/drizzle.ts'
import { limitChallenges, type WithoutSession } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { durations, inMinutes } from '#platform/server/foundation/durations.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { SessionCookies } from '#platform/server/http/handler.ts'
import { passkeyChallenges } from '#studio/second-factors/server/table.ts'

export type Outside = { withoutSession: WithoutSession; cookies: SessionCookies; from: string }

/** Stores a challenge for the browser, which gets the key to it as a cookie. */
export async function openChallenge(
  { withoutSession, cookies, from }: Outside,
  purpose: string,
  challenge: string,
): Promise<void> {
  const { token, tokenHash: keyHash } = newToken()
  const expiresAt = inMinutes(durations.challengeMinutes)
  await withoutSession(async (tx) => {
    await limitChallenges(tx, from)
    await tx.insert(passkeyChallenges).values({ keyHash, challengeHash: hashOf(challenge), purpose, expiresAt })
  })
  cookies.keepChallenge(token)
}

/** Uses up the challenge of the browser, and returns how an answer is compared with it. */
export async function useChallenge(
  { withoutSession, cookies }: Omit<Outside, 'from'>,
  purpose: string,
): Promise<(challenge: string) => boolean> {
  const key = cookies.challenge()
  cookies.forgetChallenge()
  const [found] = key
    ? await withoutSession((tx) =>
        tx
          .delete(passkeyChallenges)
          .where(
            and(
              eq(passkeyChallenges.keyHash, hashOf(key)),
              eq(passkeyChallenges.purpose, purpose),
              gt(passkeyChallenges.expiresAt, sql`now()`),
            ),
          )
          .returning({ challengeHash: passkeyChallenges.challengeHash }),
      )
    : []
  if (!found) return refuse('invalid', { message: msg('That took too long. Please try again.') })
  return (challenge) => hashOf(challenge).equals(found.challengeHash)
}

export async function deleteOldChallenges(tx: Tx): Promise<void> {
  await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}
