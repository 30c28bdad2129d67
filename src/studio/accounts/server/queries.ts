import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from '#platform/server/db/drizzle.ts'
import type { Planner, Preferences } from '#studio/accounts/contract/endpoints.ts'
import { durations, inHours } from '#platform/server/foundation/durations.ts'
import { mailedTokens, type TokenPurpose } from '#studio/accounts/server/table.ts'
import { planners } from '#studio/studios/server/table.ts'
import { asOwner, findPlanner, plannerColumns, type PlannerRow } from '#studio/accounts/server/public/planner.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { mails } from '#studio/accounts/server/mails.ts'

export const switches = {
  emailNotifications: planners.emailNotifications,
  pushNotifications: planners.pushNotifications,
  smsNotifications: planners.smsNotifications,
  clientMessages: planners.clientMessages,
  eventReminders: planners.eventReminders,
  taskDeadlines: planners.taskDeadlines,
  paymentAlerts: planners.paymentAlerts,
  mailDigest: planners.mailDigest,
}

export const isEmail = (email: string) => eq(sql`lower(${planners.email})`, email.toLowerCase())

/** So many sign-ups that wait with one address can be confirmed once more, or are told that they wait. */
const mostWaiting = 3

/** The account with this address, or the latest sign-ups that wait with it. */
export async function listLogins(tx: Tx, email: string) {
  const rows = await tx
    .select({ ...plannerColumns, passwordHash: planners.passwordHash })
    .from(planners)
    .where(isEmail(email))
    .orderBy(desc(planners.emailVerified), desc(planners.id))
    .limit(mostWaiting)
  const logins = rows.map(({ passwordHash, ...planner }) => ({ passwordHash, planner: asOwner(planner) }))
  return logins[0]?.planner.emailVerified ? logins.slice(0, 1) : logins
}

export const findLogin = async (tx: Tx, email: string) => (await listLogins(tx, email))[0]

export type Addressee = Pick<Planner, 'id' | 'name' | 'email'>

/** Who has not verified this address yet, first or changed: any number of strangers may have given it. */
export async function listUnverified(tx: Tx, email: string): Promise<Addressee[]> {
  const isFirst = and(isEmail(email), eq(planners.emailVerified, false))
  const isPending = eq(sql`lower(${planners.pendingEmail})`, email.toLowerCase())
  const asStored = sql<string>`case when ${isFirst} then ${planners.email} else ${planners.pendingEmail} end`
  return tx
    .select({ id: planners.id, name: planners.name, email: asStored })
    .from(planners)
    .where(or(isFirst, isPending))
    .orderBy(desc(planners.id))
    .limit(mostWaiting)
}

export async function findPasswordHash(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.select({ passwordHash: planners.passwordHash }).from(planners).where(eq(planners.id, id))
  return row?.passwordHash
}

export async function refuseTakenUsername(tx: Tx, username: string): Promise<void> {
  const [row] = await tx
    .select({ id: planners.id })
    .from(planners)
    .where(and(eq(sql`lower(${planners.username})`, username.toLowerCase()), planners.emailVerified))
  const message = 'This username is already taken.'
  if (row) refuse('taken', { message, issues: [{ path: 'username', message }] })
}

export type PlannerChange = Partial<Omit<PlannerRow, 'id' | 'emailVerified' | 'username' | 'email'>>

export async function changePlanner(tx: Tx, id: number, change: PlannerChange): Promise<Planner> {
  if (Object.values(change).every((value) => value === undefined)) return findPlanner(tx, id)
  const [row] = await tx.update(planners).set(change).where(eq(planners.id, id)).returning(plannerColumns)
  return asOwner(row)
}

/** The account with this verified address, if any. */
export async function findVerified(tx: Tx, email: string): Promise<Addressee | undefined> {
  const [row] = await tx
    .select({ id: planners.id, name: planners.name, email: planners.email })
    .from(planners)
    .where(and(isEmail(email), planners.emailVerified))
  return row
}

export type Switches = Omit<Preferences, 'unavailable'>

export async function findSwitches(tx: Tx, id: number): Promise<Switches> {
  const [row] = await tx.select(switches).from(planners).where(eq(planners.id, id))
  return row ?? refuse('not-found')
}

export async function changeSwitches(
  tx: Tx,
  id: number,
  change: Partial<Switches & { timeZone: string }>,
): Promise<Switches> {
  if (Object.values(change).every((value) => value === undefined)) return findSwitches(tx, id)
  const [row] = await tx.update(planners).set(change).where(eq(planners.id, id)).returning(switches)
  return row ?? refuse('not-found')
}

const hoursOf: Record<TokenPurpose, number> = {
  'verify-email': durations.verificationHours,
  'reset-password': durations.resetHours,
  'restore-email': durations.restoreHours,
}

/** A token for a mail to this address. */
export async function insertToken(
  tx: Tx,
  plannerId: number,
  email: string,
  purpose: TokenPurpose,
  since?: string,
): Promise<string> {
  const { token, tokenHash } = newToken()
  const expiresAt = inHours(hoursOf[purpose])
  await tx.insert(mailedTokens).values({ plannerId, purpose, tokenHash, email, since, expiresAt })
  return token
}

/** When a token that expires then was mailed. */
export const mailedAt = (purpose: TokenPurpose, expiresAt: string): string =>
  new Date(Date.parse(expiresAt) - hoursOf[purpose] * 3_600_000).toISOString()

/**
 * Mails a new token to the planner, with `more` in the mail; earlier ones of its kind become invalid. A new password ends what
 * was added since then, or what `end_at_reset` says.
 */
export async function mailToken(
  tx: Tx,
  { id, name, email }: Addressee,
  purpose: keyof typeof mails,
  more: readonly string[] = [],
  since?: string,
): Promise<void> {
  await endLinks(tx, id, [purpose])
  const token = await insertToken(tx, id, email, purpose, since)
  const { paragraphs, ...rest } = mails[purpose]({ name, to: email, token })
  await enqueue(tx, mail, { ...rest, paragraphs: [...more, ...paragraphs] })
}

/** Invalidates unused links that were mailed to the planner. */
export async function endLinks(
  tx: Tx,
  plannerId: number,
  purposes: TokenPurpose[] = ['verify-email', 'reset-password'],
): Promise<void> {
  const isOpen = and(inArray(mailedTokens.purpose, purposes), isNull(mailedTokens.usedAt))
  await tx.delete(mailedTokens).where(and(eq(mailedTokens.plannerId, plannerId), isOpen))
}

/** Invalidates tokens for reverting changes that were made after this token was mailed. */
export async function endRestoringSince(tx: Tx, token: { id: number; plannerId: number }): Promise<void> {
  const since = and(eq(mailedTokens.purpose, 'restore-email'), gt(mailedTokens.id, token.id))
  await tx.delete(mailedTokens).where(and(eq(mailedTokens.plannerId, token.plannerId), since))
}

/** A valid token: not expired, and for a password reset not used. */
export async function findToken(tx: Tx, purpose: TokenPurpose, token: string) {
  const [row] = await tx
    .select({
      id: mailedTokens.id,
      plannerId: mailedTokens.plannerId,
      email: mailedTokens.email,
      expiresAt: mailedTokens.expiresAt,
      usedAt: mailedTokens.usedAt,
      since: mailedTokens.since,
    })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.tokenHash, hashOf(token)),
        eq(mailedTokens.purpose, purpose),
        gt(mailedTokens.expiresAt, sql`now()`),
      ),
    )
    .for('update')
  return row
}

export async function useToken(tx: Tx, id: number): Promise<void> {
  await tx.update(mailedTokens).set({ usedAt: new Date().toISOString() }).where(eq(mailedTokens.id, id))
}

export async function findAddresses(tx: Tx, id: number) {
  const { name, email, emailVerified, pendingEmail } = planners
  const [row] = await tx
    .select({ name, email, emailVerified, pendingEmail })
    .from(planners)
    .where(eq(planners.id, id))
    .for('update')
  return row ?? refuse('not-found')
}

/** Gives a studio what it starts with, when its first address is verified. */
export type Welcome = (tx: Tx, plannerId: number) => Promise<void>

/**
 * Makes this address the login; sign-ups that wait with it are forgotten. A username that somebody else has verified
 * meanwhile gets a number. A new studio gets its plan templates.
 */
export async function setAddress(tx: Tx, id: number, email: string, welcome: Welcome): Promise<void> {
  await tx.delete(planners).where(and(isEmail(email), eq(planners.emailVerified, false), ne(planners.id, id)))
  const username = sql`planners.username || case when exists (
    select from planners o where lower(o.username) = lower(planners.username) and o.email_verified and o.id <> ${id}
  ) then '-' || ${id}::int else '' end`
  const [planner] = await tx
    .update(planners)
    .set({ email, emailVerified: true, pendingEmail: null, signInKeyHash: null, username })
    .where(eq(planners.id, id))
    .returning({ templatesGiven: planners.templatesGiven })
  if (planner && !planner.templatesGiven) await welcome(tx, id)
}

/** Sets the password and invalidates all mailed links. */
export async function setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.update(planners).set({ passwordHash, pendingEmail: null }).where(eq(planners.id, id))
  await endLinks(tx, id)
}

/** Deletes tokens that expired long ago, and sign-ups that nobody has confirmed. */
export async function deleteExpired(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from planners p where not p.email_verified and p.created_at < now() - interval '30 days'
    and not exists (select from clients c where c.planner_id = p.id)`)
  await tx.delete(mailedTokens).where(lt(mailedTokens.expiresAt, sql`now() - interval '30 days'`))
}
