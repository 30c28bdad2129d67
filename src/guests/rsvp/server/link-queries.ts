import { randomInt } from 'node:crypto'
import { guestLists } from '#guests/guest-lists/server/table.ts'
import { envelopes } from '#guests/guests/server/table.ts'
import { and, asc, eq, inArray, isNull, lt, not, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse, told } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { links } from '#weddings/links/server/table.ts'

/** These envelopes of a wedding, or all that are not only suggested. */
export async function findInvited(tx: Tx, clientId: number, ids: readonly number[] | undefined) {
  const found = await tx
    .select({ id: envelopes.id, name: envelopes.name, isProposed: envelopes.isProposed })
    .from(envelopes)
    .where(and(eq(envelopes.clientId, clientId), ids && inArray(envelopes.id, [...ids])))
    .orderBy(asc(envelopes.id))
  if (!ids) return found.filter(({ isProposed }) => !isProposed)
  if (found.length < new Set(ids).size) refuse('not-found')
  if (found.some(({ isProposed }) => isProposed))
    refuse('invalid', { message: msg('An envelope gets its link once the planner has accepted it.') })
  return found
}

const ofEnvelopes = (clientId: number, ids: readonly number[]) =>
  and(eq(links.clientId, clientId), eq(links.kind, 'rsvp'), inArray(links.subjectId, [...ids]))

/** Ends the earlier links of these envelopes. What a mail contains stays listed, because it says whether that was opened. */
export async function endEarlier(tx: Tx, clientId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(links).where(and(ofEnvelopes(clientId, ids), not(links.isMailed)))
  await tx
    .update(links)
    .set({ revokedAt: sql`now()` })
    .where(and(ofEnvelopes(clientId, ids), isNull(links.revokedAt)))
}

/** More than anybody prints or sends by hand. */
export const mostLinks = 50

/** A link that is printed never ends by itself, and only its hash is stored, so a further one can't take its place unasked. */
export async function refuseTooManyLinks(tx: Tx, clientId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const full = await tx
    .select({ envelopeId: links.subjectId })
    .from(links)
    .where(and(ofEnvelopes(clientId, ids), not(links.isMailed), isNull(links.expiresAt)))
    .groupBy(links.subjectId)
    .having(sql`count(*) >= ${mostLinks}`)
    .limit(1)
  if (full.length > 0)
    refuse(
      'invalid',
      told(
        'There are {most} links to one of these envelopes already. Please use one of them, or let them stop working.',
        {
          most: mostLinks,
        },
      ),
    )
}

/** Links by the code of a card last a day. */
export async function forgetExpired(tx: Tx): Promise<void> {
  await tx.delete(links).where(and(eq(links.kind, 'rsvp'), not(links.isMailed), lt(links.expiresAt, sql`now()`)))
}

/** Without those that are taken for one another on paper. */
const signs = '34679ACDEFGHJKMNPQRTUVWXY'
const newCode = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')

/** The code on the cards of a wedding, which is made once. */
export async function codeOf(tx: Tx, clientId: number): Promise<string> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    insert into ${guestLists} (client_id, code) values (${clientId}, ${newCode()})
    on conflict (planner_id, client_id) do update set code = coalesce(guest_lists.code, excluded.code)
    returning code`)
  return rows[0]?.code ?? refuse('not-found')
}
