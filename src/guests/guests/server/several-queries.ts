import type { SeveralChange } from '#guests/guests/contract/endpoints.ts'
import { mostTags } from '#guests/guests/contract/guest-choices.ts'
import { writeAnswers } from '#guests/guests/server/answer-queries.ts'
import * as queries from '#guests/guests/server/queries.ts'
import { envelopes, guests } from '#guests/guests/server/table.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { and, inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { batchHere } from '#weddings/history/server/public/batches.ts'

async function chosen(tx: Tx, clientId: number, guestIds: readonly number[]) {
  const ids = [...new Set(guestIds)]
  const found = await queries.guestsOfWedding(tx, clientId, ids)
  if (found.length < ids.length) refuse('not-found')
  return { ids, envelopeIds: [...new Set(found.map(({ envelopeId }) => envelopeId))] }
}

/** Changes all of these guests and their envelopes, or none of them. */
export async function changeSeveral(tx: Tx, clientId: number, { guestIds, ...change }: SeveralChange) {
  const { ids, envelopeIds } = await chosen(tx, clientId, guestIds)
  const { age, table, answers, addTags = [], removeTags = [], ...ofEnvelope } = change
  const values = given(ofEnvelope)
  const ofGuests = given(blankToNull({ age, table }))
  if (Object.keys(ofGuests).length > 0) await tx.update(guests).set(ofGuests).where(inArray(guests.id, ids))
  if (Object.keys(values).length > 0) await tx.update(envelopes).set(values).where(inArray(envelopes.id, envelopeIds))
  await changeTags(tx, envelopeIds, addTags, removeTags)
  await writeAnswers(tx, clientId, ids, answers)
  return { batch: await batchHere(tx), changed: ids.length }
}

async function changeTags(tx: Tx, ids: number[], added: string[], removed: string[]): Promise<void> {
  if (added.length === 0 && removed.length === 0) return
  const list = (tags: string[]) => sql`array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))`
  const tags = sql`array(select tag from unnest(${envelopes.tags} || ${list(added)}) with ordinality t(tag, n)
    where tag <> all (${list(removed)}) group by tag order by min(n))`
  const changed = await tx
    .update(envelopes)
    .set({ tags })
    .where(and(inArray(envelopes.id, ids), sql`${envelopes.tags} is distinct from ${tags}`))
    .returning({ tags: envelopes.tags })
  if (changed.some((one) => one.tags.length > mostTags)) refuseField('addTags', msg('Please use at most twenty tags.'))
}

/** Deletes guests, and the envelopes that are empty then. */
export async function removeSeveral(tx: Tx, clientId: number, guestIds: readonly number[]) {
  const { ids, envelopeIds } = await chosen(tx, clientId, guestIds)
  await queries.deleteGuests(tx, ids)
  await tx
    .delete(envelopes)
    .where(
      and(
        inArray(envelopes.id, envelopeIds),
        sql`not exists (select from ${guests} g where g.envelope_id = ${envelopes.id})`,
      ),
    )
  return { batch: await batchHere(tx), changed: ids.length }
}
