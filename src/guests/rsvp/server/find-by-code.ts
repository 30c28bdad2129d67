import * as z from 'zod/mini'
import { findEnvelopeOf } from '#guests/rsvp/server/find-envelope.ts'
import { listBehindCode, openByCode } from '#guests/rsvp/server/finder-queries.ts'
import { requiredText } from '#platform/contract/fields.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { anyone } from '#platform/server/db/callers.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { limitSearchesByCode } from '#platform/server/db/limits.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { parseGiven } from '#platform/server/http/answer.ts'

const search = z.object({
  code: requiredText(msg('Please enter the code on your card.'), 40),
  name: requiredText(msg('Please enter a name.')),
})

/** As it is stored, however it was typed. */
const plainCode = (typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/**
 * The secret of a new link to the one envelope with a guest of this name. Whether the code, the name or both are wrong, or
 * fit several, is answered in the same words.
 */
export async function findByCode(pool: Pool, given: object, from: string): Promise<string> {
  const { code: typed, name } = parseGiven(search, given) as z.output<typeof search>
  const code = plainCode(typed)
  // Counted in a transaction of its own, so that an attempt that is refused counts.
  await within(pool, anyone, (tx) => limitSearchesByCode(tx, from, code), 'rsvp search')
  const token = await within(
    pool,
    anyone,
    async (tx) => {
      const envelopeId = findEnvelopeOf(name, await listBehindCode(tx, code))
      return envelopeId === undefined ? undefined : openByCode(tx, code, envelopeId)
    },
    'rsvp search',
  )
  const message = msg(
    'We could not find one invitation with this code and name. Please check both, and enter your first and last name as on the envelope.',
  )
  return token ?? refuse('not-found', { message })
}
