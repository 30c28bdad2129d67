import { and, eq, gt, isNull, ne, or, sql } from '#server/db/drizzle.ts'
import type { Planner, Preferences } from '#contract/accounts.ts'
import { durations, inDays, inHours } from '#server/http/durations.ts'
import { mailedTokens, plannerSessions, planners, type TokenPurpose } from '#server/accounts/table.ts'
import { newToken } from '#server/accounts/tokens.ts'
import type { Tx } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { hashOf } from '#server/db/within.ts'
import { refuse } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { mails } from '#server/accounts/mails.ts'

const shown = {
  id: planners.id,
  username: planners.username,
  name: planners.name,
  email: planners.email,
  emailVerified: planners.emailVerified,
  pendingEmail: planners.pendingEmail,
  timeZone: planners.timeZone,
  phone: planners.phone,
  bio: planners.bio,
  website: planners.website,
  location: planners.location,
  businessName: planners.businessName,
  businessEmail: planners.businessEmail,
  businessPhone: planners.businessPhone,
  businessAddress: planners.businessAddress,
  businessWebsite: planners.businessWebsite,
  businessDescription: planners.businessDescription,
}

const switches = {
  emailNotifications: planners.emailNotifications,
  pushNotifications: planners.pushNotifications,
  smsNotifications: planners.smsNotifications,
  clientMessages: planners.clientMessages,
  eventReminders: planners.eventReminders,
  taskDeadlines: planners.taskDeadlines,
  paymentAlerts: planners.paymentAlerts,
  mailDigest: planners.mailDigest,
}

type Row = Omit<Planner, 'role'>
const present = (row: Row | undefined): Planner => (row ? { ...row, role: 'Admin' } : refuse('not-found'))

export const isEmail = (email: string) => eq(sql`lower(${planners.email})`, email.toLowerCase())

const oneById = statement(shown, (query) =>
  query
    .select(shown)
    .from(planners)
    .where(eq(planners.id, sql.placeholder('id'))),
)

export async function findPlanner(tx: Tx, id: number): Promise<Planner> {
  const [row] = await oneById(tx, { id })
  return present(row)
}

export async function findLogin(tx: Tx, email: string) {
  const [row] = await tx
    .select({ ...shown, passwordHash: planners.passwordHash })
    .from(planners)
    .where(isEmail(email))
  if (!row) return undefined
  const { passwordHash, ...planner } = row
  return { passwordHash, planner: present(planner) }
}

export type Addressee = Pick<Planner, 'id' | 'name' | 'email'>

/** Whoever waits for this address to be verified, be it the first one or a changed one. */
export async function findUnverified(tx: Tx, email: string): Promise<Addressee | undefined> {
  const isFirst = and(isEmail(email), eq(planners.emailVerified, false))
  const isPending = eq(sql`lower(${planners.pendingEmail})`, email.toLowerCase())
  const asStored = sql<string>`case when ${isFirst} then ${planners.email} else ${planners.pendingEmail} end`
  const [row] = await tx
    .select({ id: planners.id, name: planners.name, email: asStored })
    .from(planners)
    .where(or(isFirst, isPending))
  return row
}

export async function findPasswordHash(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.select({ passwordHash: planners.passwordHash }).from(planners).where(eq(planners.id, id))
  return row?.passwordHash
}

type NewPlanner = { name: string; username: string; email: string; businessName: string | null; passwordHash: string }

export async function insertPlanner(tx: Tx, values: NewPlanner): Promise<Planner> {
  const [row] = await tx.insert(planners).values(values).returning(shown)
  return present(row)
}

export type PlannerChange = Partial<Omit<Planner, 'id' | 'role' | 'emailVerified' | 'username' | 'email'>>

export async function changePlanner(tx: Tx, id: number, change: PlannerChange): Promise<Planner> {
  if (Object.values(change).every((value) => value === undefined)) return findPlanner(tx, id)
  const [row] = await tx.update(planners).set(change).where(eq(planners.id, id)).returning(shown)
  return present(row)
}

export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  const [row] = await tx.select({ id: planners.id }).from(planners).where(isEmail(email))
  return row !== undefined
}

type Switches = Omit<Preferences, 'unavailable'>

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

export async function openSession(tx: Tx, plannerId: number): Promise<string> {
  const { token, tokenHash } = newToken()
  await tx.insert(plannerSessions).values({ plannerId, tokenHash, expiresAt: inDays(durations.sessionDays) })
  return token
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(plannerSessions).where(eq(plannerSessions.tokenHash, hashOf(token)))
}

/** Ends the planner's sessions, except perhaps the one at hand. */
export async function endSessions(tx: Tx, plannerId: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(plannerSessions.id, except)
  await tx.delete(plannerSessions).where(and(eq(plannerSessions.plannerId, plannerId), others))
}

/** Mails a fresh token to the planner; earlier ones of its kind stop working. */
export async function mailToken(
  tx: Tx,
  planner: Pick<Planner, 'id' | 'name'>,
  to: string,
  purpose: TokenPurpose,
): Promise<void> {
  const { token, tokenHash } = newToken()
  const hours = purpose === 'verify-email' ? durations.verificationHours : durations.resetHours
  await tx
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.plannerId, planner.id), eq(mailedTokens.purpose, purpose), isNull(mailedTokens.usedAt)))
  await tx
    .insert(mailedTokens)
    .values({ plannerId: planner.id, purpose, tokenHash, email: to, expiresAt: inHours(hours) })
  await enqueue(tx, 'mail', mails[purpose](planner.name, to, token))
}

/** A token that still counts: not expired, and for a reset also not used. */
export async function findToken(tx: Tx, purpose: TokenPurpose, token: string) {
  const [row] = await tx
    .select({
      id: mailedTokens.id,
      plannerId: mailedTokens.plannerId,
      email: mailedTokens.email,
      usedAt: mailedTokens.usedAt,
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

/** The verified address is the login from now on, be it the first one or a changed one. */
export async function verifyAddress(tx: Tx, plannerId: number, email: string): Promise<void> {
  await tx
    .update(planners)
    .set({
      email,
      emailVerified: true,
      pendingEmail: sql`case when lower(${planners.pendingEmail}) = lower(${email}) then null else ${planners.pendingEmail} end`,
    })
    .where(
      and(
        eq(planners.id, plannerId),
        or(isEmail(email), eq(sql`lower(${planners.pendingEmail})`, email.toLowerCase())),
      ),
    )
}

export async function setPassword(tx: Tx, plannerId: number, passwordHash: string): Promise<void> {
  await tx.update(planners).set({ passwordHash }).where(eq(planners.id, plannerId))
}
