import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { accountExistsMail, addressChangedMail } from '#studio/accounts/server/mails.ts'
import * as queries from '#studio/accounts/server/queries.ts'
import { findSignup, type Signup, wasSignedUpWith } from '#studio/accounts/server/sign-up-queries.ts'
import { endAddedSince } from '#studio/accounts/server/take-back-queries.ts'
import { recordOfOwner } from '#studio/audit/server/public/record.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

/** The mail with the verification link, or, if the address belongs to an account already, one that says so. */
export async function mailVerification(tx: Tx, planner: queries.Addressee): Promise<void> {
  const owner = await queries.findVerified(tx, planner.email)
  if (owner) return enqueue(tx, mail, accountExistsMail(owner.email))
  const signup = await findSignup(tx, planner)
  await queries.mailToken(tx, planner, 'verify-email', signup ? [confirmedSignup(signup)] : [])
}

/** Tells the owner of the address, who gets the links of strangers too, what the link confirms, and which one is its own. */
function confirmedSignup({ at, isShared }: Signup): string {
  const when = `${formatDate(at.slice(0, 10), defaultLocale)}, ${at.slice(11, 16)} UTC`
  return isShared
    ? `Someone has signed up with this address more than once. This link is for the sign-up on ${when} and confirms the password chosen then. If that was not you, use the link from your own sign-up.`
    : `Someone signed up with this address on ${when} and chose a password. The link confirms both: if that was not you, do not open it.`
}

type Token = { id: number; plannerId: number; email: string; expiresAt: string }

type Given = { token: string; signInKey?: string | undefined }

/** Uses up a mailed link. Returns the account if it is a new one, and the link was opened in the browser of its sign-up. */
export async function verifyAddress(tx: Tx, given: Given, welcome: queries.Welcome): Promise<Planner | undefined> {
  const token = await queries.findToken(tx, 'verify-email', given.token)
  if (!token) return refuse('invalid', { message: 'This verification link is invalid or has expired.' })
  if (token.usedAt) return undefined
  const isOwn = await wasSignedUpWith(tx, token.plannerId, given.signInKey)
  await queries.useToken(tx, token.id)
  await confirmAddress(tx, token, welcome)
  return isOwn ? findPlanner(tx, token.plannerId) : undefined
}

/** Verifies the first or a changed address. A change invalidates all unused links and notifies the old address. */
async function confirmAddress(tx: Tx, { plannerId, email, expiresAt }: Token, welcome: queries.Welcome): Promise<void> {
  const before = await queries.findAddresses(tx, plannerId)
  if (isSame(before.email, email)) return queries.setAddress(tx, plannerId, email, welcome)
  if (!isSame(before.pendingEmail, email))
    refuse('invalid', { message: 'This verification link is invalid or has expired.' })
  await queries.setAddress(tx, plannerId, email, welcome)
  await queries.endLinks(tx, plannerId)
  const since = queries.mailedAt('verify-email', expiresAt)
  const token = await queries.insertToken(tx, plannerId, before.email, 'restore-email', since)
  await enqueue(tx, mail, addressChangedMail({ name: before.name, to: before.email, token }, email))
  await recordOfOwner(tx, 'address-changed', plannerId, { from: before.email, to: email })
}

/**
 * Reverts a change of address: all sessions end, and everything that was added since, and the owner must set a new
 * password. Returns what ended, in words.
 */
export async function restoreAddress(
  tx: Tx,
  token: Token & { since: string | null },
  secret: string,
  welcome: queries.Welcome,
): Promise<string[]> {
  const { id, plannerId, email, expiresAt } = token
  const since = token.since ?? queries.mailedAt('restore-email', expiresAt)
  const ended = await endAddedSince(tx, secret)
  const { name } = await queries.findAddresses(tx, plannerId)
  await queries.setAddress(tx, plannerId, email, welcome)
  await queries.useToken(tx, id)
  await queries.endLinks(tx, plannerId)
  await queries.endRestoringSince(tx, token)
  const more =
    ended.length > 0 ? [`You now sign in with ${email} again. The following has ended: ${ended.join('; ')}.`] : []
  await queries.mailToken(tx, { id: plannerId, name, email }, 'reset-password', more, since)
  await recordOfOwner(tx, 'address-restored', plannerId, { to: email, ended: ended.join('; ') })
  return ended
}
