import { newBrowserMail } from '#studio/sessions/server/new-browser-mail.ts'
import { deviceName } from '#studio/sessions/server/device-name.ts'
import { knownBrowsers, plannerSessions } from '#studio/sessions/server/table.ts'
import { actorOf, record } from '#studio/audit/server/public/record.ts'
import { members, planners } from '#studio/studios/server/table.ts'
import { and, eq, isNull, lt, ne, sql } from '#platform/server/db/drizzle.ts'
import type { WithoutSession } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { durations, inDays } from '#platform/server/foundation/durations.ts'
import type { Browser, SessionCookies } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'

/** Who signs in: the owner of a studio, or one of its members. */
export type SigningIn = { plannerId: number; memberId: number | null; name: string; email: string }
type SignedIn = { token: string; key: string }

const longestName = 60
/** What the browser says it is, and on which system. */
export const deviceOf = ({ agent }: Pick<Browser, 'agent'>): string => deviceName(agent).slice(0, longestName)

const mostBrowsers = 50

/**
 * A browser has one session per kind: the previous one ends. Whoever has signed in before is told by mail of a browser
 * without a known key.
 */
export async function openSession(tx: Tx, account: SigningIn, browser: Browser): Promise<SignedIn> {
  const { plannerId, memberId } = account
  const { token, tokenHash } = newToken()
  const device = deviceOf(browser)
  const { session: before, address } = browser
  if (before) await endSession(tx, before)
  const expiresAt = inDays(durations.sessionDays)
  await tx.insert(plannerSessions).values({ plannerId, memberId, tokenHash, expiresAt, device, address })

  const key = browser.key ?? newToken().token
  const { hasOthers, isKnown } = await rememberBrowser(tx, account, hashOf(key))
  if (hasOthers && !isKnown) await enqueue(tx, mail, newBrowserMail({ ...account, to: account.email, device, address }))
  await record(tx, 'sign-in', { plannerId, by: actorOf(account), details: { device } })
  return { token, key }
}

/** Those that signed in last are remembered. */
async function rememberBrowser(tx: Tx, { plannerId, memberId }: SigningIn, keyHash: Buffer) {
  const ofAccount = sql`planner_id = ${plannerId} and member_id is not distinct from ${memberId}::int`
  const { rows } = await tx.execute<{ hasOthers: boolean; isKnown: boolean }>(sql`
    select count(*) > 0 as "hasOthers", coalesce(bool_or(key_hash = ${keyHash}), false) as "isKnown" from known_browsers
    where ${ofAccount}`)
  await tx
    .insert(knownBrowsers)
    .values({ plannerId, memberId, keyHash })
    .onConflictDoUpdate({
      target: [knownBrowsers.plannerId, knownBrowsers.memberId, knownBrowsers.keyHash],
      set: { seenAt: sql`now()` },
    })
  await tx.execute(sql`delete from known_browsers where ${ofAccount} and id not in
    (select id from known_browsers where ${ofAccount} order by seen_at desc, id desc limit ${mostBrowsers})`)
  return rows[0] ?? { hasOthers: false, isKnown: true }
}

type Outside = { withoutSession: WithoutSession; cookies: SessionCookies }

/** Opens a session for a browser whose password was right. */
export async function signIn({ withoutSession, cookies }: Outside, account: SigningIn): Promise<void> {
  keepSession(cookies, await withoutSession((tx) => openSession(tx, account, cookies.browser('planner'))))
}

export function keepSession(cookies: SessionCookies, { token, key }: SignedIn): void {
  cookies.give('planner', token)
  cookies.keepKey(key)
}

/** Before the session of this token ends. */
export async function recordSignOut(tx: Tx, token: string): Promise<void> {
  const { plannerId, memberId, device } = plannerSessions
  const [session] = await tx
    .select({ plannerId, memberId, device, name: sql<string>`coalesce(${members.name}, ${planners.name})` })
    .from(plannerSessions)
    .innerJoin(planners, eq(planners.id, plannerId))
    .leftJoin(members, and(eq(members.plannerId, plannerId), eq(members.id, memberId)))
    .where(eq(plannerSessions.tokenHash, hashOf(token)))
  if (!session) return
  await record(tx, 'sign-out', {
    plannerId: session.plannerId,
    by: actorOf(session),
    details: { device: session.device },
  })
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(plannerSessions).where(eq(plannerSessions.tokenHash, hashOf(token)))
}

/** Ends the owner's sessions, optionally except the current one; those of members stay. */
export async function endSessions(tx: Tx, plannerId: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(plannerSessions.id, except)
  await tx
    .delete(plannerSessions)
    .where(and(eq(plannerSessions.plannerId, plannerId), isNull(plannerSessions.memberId), others))
}

export async function endMemberSessions(tx: Tx, id: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(plannerSessions.id, except)
  await tx.delete(plannerSessions).where(and(eq(plannerSessions.memberId, id), others))
}

/** Deletes expired sessions, and browsers that nobody uses any more. */
export async function deleteExpiredSessions(tx: Tx): Promise<void> {
  await tx.delete(plannerSessions).where(lt(plannerSessions.expiresAt, sql`now()`))
  await tx
    .delete(knownBrowsers)
    .where(lt(knownBrowsers.seenAt, sql`now() - make_interval(days => ${durations.browserDays})`))
}
