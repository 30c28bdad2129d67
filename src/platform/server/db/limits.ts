import { and, between, eq, inArray, lt, sql } from '#platform/server/db/drizzle.ts'
import { lockName } from '#platform/server/db/lock-name.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { attempts } from '#platform/server/db/table.ts'

type Limit = { kind: string; most: number; minutes: number }

const failedLogin = {
  account: { kind: 'login', most: 10, minutes: 15 },
  address: { kind: 'login-from', most: 60, minutes: 15 },
}
/** Only who knows the password gets to guess codes, so they are counted from all addresses together. */
const wrongCodes = { kind: 'codes', most: 20, minutes: 60 }
const challengesFrom = { kind: 'challenges-from', most: 100, minutes: 15 }
const unknownLinksFrom = { kind: 'links-from', most: 60, minutes: 15 }
const unknownPicturesFrom = { kind: 'pictures-from', most: 60, minutes: 15 }
/** Most guests of a wedding may answer on one evening, and some mistype their name. */
const searchesByCode = { kind: 'rsvp-code', most: 300, minutes: 60 }
const searchesFrom = { kind: 'rsvp-from', most: 20, minutes: 15 }
const confirmationsOf = { kind: 'rsvp-confirmation', most: 10, minutes: 24 * 60 }
const passwordChecksFrom = { kind: 'password-checks-from', most: 120, minutes: 15 }
const signupFrom = { kind: 'signup-from', most: 20, minutes: 60 }
const mailTo = (kind: string) => ({ kind: `mail-${kind}`, most: 5, minutes: 60 })
const mailsOfStudio = { kind: 'mails-of-studio', most: 300, minutes: 60 }
const fetchesOfStudio = { kind: 'fetches-of-studio', most: 30, minutes: 60 }
const mailsInAnHour = {
  studio: { kind: 'letters-of-studio', most: 2000 },
  address: { kind: 'letters-to', most: 20 },
}

/** An IPv6 household has 2^64 addresses, so they are counted by network. */
export function networkOf(address: string): string {
  const ipv4 = address.replace(/^::ffff:(?=.*\.)/i, '')
  if (!ipv4.includes(':')) return ipv4
  const [unscoped = ''] = address.split('%')
  const [start = '', end] = new URL(`http://[${unscoped}]`).hostname.slice(1, -1).split('::')
  const groups = start.split(':').filter(Boolean)
  const given = groups.length + (end ?? '').split(':').filter(Boolean).length
  return [...groups, ...Array.from({ length: 8 - given }, () => '0'), end].slice(0, 4).join(':')
}

/**
 * Attempts of the future were made before the clock was set back, and do not count. Another transaction's may be some
 * seconds ahead, because it began later.
 */
const isWithin = (minutes: number) =>
  between(attempts.at, sql`now() - make_interval(mins => ${minutes})`, sql`now() + interval '1 minute'`)

/**
 * Counts an attempt before it is made, so that concurrent ones can't exceed the limit; refuses when the limit is
 * reached.
 */
async function take(tx: Tx, { kind, most, minutes }: Limit, key: string, message?: string): Promise<number> {
  await lockName(tx, `${kind} ${key}`)
  const recent = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), eq(attempts.key, key), isWithin(minutes)))
    .orderBy(attempts.at)
  const oldest = recent[recent.length - most]
  if (oldest) {
    const free = Date.parse(oldest.at) + minutes * 60_000
    const retryAfter = Math.max(1, Math.ceil((free - Date.now()) / 1000))
    refuse('too-many', { retryAfter, ...(message && { message }) })
  }
  const rows = await tx.insert(attempts).values({ kind, key }).returning({ id: attempts.id })
  return rows[0]?.id ?? 0
}

const failedSignIns = {
  account: { kind: 'failed-sign-in', minutes: 15 },
  studio: { kind: 'failed-sign-ins-of-studio', minutes: 60 },
}

/** Counts a failed sign-in, of an account from a network or of a studio, and returns how many there were lately. */
export async function countFailedSignIn(
  tx: Tx,
  of: keyof typeof failedSignIns,
  name: string,
  address = '',
): Promise<number> {
  const { kind, minutes } = failedSignIns[of]
  const key = address ? `${name} ${networkOf(address)}` : name
  await lockName(tx, `${kind} ${key}`)
  await tx.insert(attempts).values({ kind, key })
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), eq(attempts.key, key), isWithin(minutes)))
  return row?.count ?? 0
}

export type WithoutSession = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Runs an attempt that counts until it succeeds. */
async function counted<T>(
  withoutSession: WithoutSession,
  count: (tx: Tx) => Promise<number[]>,
  attempt: () => Promise<T>,
): Promise<T> {
  const taken = await withoutSession(count)
  const result = await attempt()
  await withoutSession((tx) => tx.delete(attempts).where(inArray(attempts.id, taken)))
  return result
}

/** Runs a check of a code that counts against the account until it succeeds. */
export const limitCodes = (withoutSession: WithoutSession, account: string, check: () => Promise<void>) =>
  counted(withoutSession, async (tx) => [await take(tx, wrongCodes, account)], check)

/** Runs a login that counts against the account and the address until it succeeds. */
export function limitLogins<T>(
  withoutSession: WithoutSession,
  account: string,
  from: string,
  signIn: () => Promise<T>,
): Promise<T> {
  const network = networkOf(from)
  const count = async (tx: Tx) => [
    await take(tx, failedLogin.address, network),
    await take(tx, failedLogin.account, `${account.toLowerCase()} ${network}`),
  ]
  return counted(withoutSession, count, signIn)
}

/** Limits what a planner has fetched from an address of choice. */
export const limitFetches = (tx: Tx, plannerId: number) => take(tx, fetchesOfStudio, String(plannerId))
export const limitSignups = (tx: Tx, from: string) => take(tx, signupFrom, networkOf(from))
/** Limits what passkeys are asked to sign; each challenge is stored for some minutes. */
export const limitChallenges = (tx: Tx, from: string) => take(tx, challengesFrom, networkOf(from))
export const limitPasswordChecks = (tx: Tx, from: string) => take(tx, passwordChecksFrom, networkOf(from))
/** Counts a link that was not found. */
export const limitUnknownLinks = (tx: Tx, network: string) => take(tx, unknownLinksFrom, network)
/** Counts a search for an invitation, found or not, by network and by wedding. */
export async function limitSearchesByCode(tx: Tx, from: string, code: string): Promise<void> {
  await take(tx, searchesFrom, networkOf(from))
  await take(tx, searchesByCode, code)
}
/** Counts a public picture that was not found. */
export const limitUnknownPictures = (tx: Tx, from: string) => take(tx, unknownPicturesFrom, networkOf(from))
export const limitMails = (tx: Tx, kind: string, to: string) => take(tx, mailTo(kind), to.toLowerCase())

/** For mails that a planner sends by a click: they count against the address, which a refusal names, and all of them against the studio. */
export async function limitMailsOfStudio(tx: Tx, plannerId: number, kind: string, to: string): Promise<void> {
  const message = `Too many emails were sent to ${to} in the last hour. Please wait a little and try again.`
  await take(tx, mailTo(kind), to.toLowerCase(), message)
  await take(tx, mailsOfStudio, String(plannerId))
}

type Recipient = { plannerId: number; email: string | null }

/** Whether another mail may be sent in this hour, by what all processes have counted until now. */
export async function roomForMails(tx: Tx): Promise<(mail: Recipient) => boolean> {
  const kinds = [mailsInAnHour.studio.kind, mailsInAnHour.address.kind]
  const rows = await tx
    .select({ kind: attempts.kind, key: attempts.key, count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(and(inArray(attempts.kind, kinds), isWithin(60)))
    .groupBy(attempts.kind, attempts.key)
  const counts = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row.count]))
  return ({ plannerId, email }) => {
    const keys = [
      [mailsInAnHour.studio, plannerId],
      [mailsInAnHour.address, (email ?? '').toLowerCase()],
    ] as const
    const counted = keys.map(([{ kind, most }, key]) => ({ at: `${kind} ${key}`, most }))
    if (counted.some(({ at, most }) => (counts.get(at) ?? 0) >= most)) return false
    for (const { at } of counted) counts.set(at, (counts.get(at) ?? 0) + 1)
    return true
  }
}

export async function countMail(tx: Tx, { plannerId, email }: Recipient & { email: string }): Promise<void> {
  await tx.insert(attempts).values([
    { kind: mailsInAnHour.studio.kind, key: String(plannerId) },
    { kind: mailsInAnHour.address.kind, key: email.toLowerCase() },
  ])
}

/**
 * Counts a confirmation for an envelope; false if this answer is confirmed already, another mail went out within the
 * minute, or ten within the day. Whoever has the link could otherwise fill the mailbox of the envelope.
 */
export async function takeConfirmation(tx: Tx, envelopeId: number, answeredAt: string): Promise<boolean> {
  const { kind, most, minutes } = confirmationsOf
  const key = String(envelopeId)
  await lockName(tx, `${kind} ${key}`)
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      isTooSoon: sql<boolean>`coalesce(max(${attempts.at}) > least(now() - interval '1 minute', ${answeredAt}::timestamptz), false)`,
    })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), eq(attempts.key, key), isWithin(minutes)))
  if (!row || row.isTooSoon || row.count >= most) return false
  await tx.insert(attempts).values({ kind, key })
  return true
}

/** No limit covers more than a day. */
export async function forgetOldAttempts(tx: Tx): Promise<void> {
  await tx.delete(attempts).where(lt(attempts.at, sql`now() - interval '1 day'`))
}
