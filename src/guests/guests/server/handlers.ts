import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type * as endpoints from '#guests/guests/contract/endpoints.ts'
import { seenGuests } from '#guests/guests/contract/endpoints.ts'
import { mayChangeGuests, refuseGuests, refuseUnlessEdits } from '#guests/guest-lists/server/public.ts'
import { writeAnswers } from '#guests/guests/server/answer-queries.ts'
import { changeGuestsOf } from '#guests/guests/server/change-guests.ts'
import { insertEnvelopes } from '#guests/guests/server/public/insert-envelopes.ts'
import { findEnvelope, listEnvelopes } from '#guests/guests/server/public/list-envelopes.ts'
import { pasteGuests } from '#guests/guests/server/paste-guests.ts'
import * as queries from '#guests/guests/server/queries.ts'
import { changeSeveral, removeSeveral } from '#guests/guests/server/several-queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Session } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { findClientFor, findClientForCouple } from '#weddings/clients/server/public/clients.ts'

export const guests: HandlersOf<typeof endpoints> = {
  list: async ({ tx, who, params }) => {
    const found = await listEnvelopes(tx, who.kind, params.id)
    if (found.length === 0) await findClientFor(tx, who, params.id)
    return found
  },

  create: async ({ tx, who, params, body }) => {
    await findClientForCouple(tx, params.id)
    const may = await mayChangeGuests(tx, who, params.id)
    if (may === 'read') refuseGuests()
    const [id] = await insertEnvelopes(tx, params.id, [{ ...body, ...(may === 'propose' && { isProposed: true }) }])
    return findEnvelope(tx, who.kind, id!)
  },

  update: async ({ tx, who, params, body: { previous, guests: within, unnamedSeats, ...change } }) => {
    await queries.lockEnvelope(tx, params.id)
    const before = await findEnvelope(tx, who.kind, params.id)
    await refuseUnlessOwn(tx, who, before)
    if (change.name !== undefined && !change.name) refuseField('name', msg('Please enter a name.'))
    refuseStale(before.name, before, { ...change, unnamedSeats }, previous)
    const { name, ...others } = blankToNull(change)
    await queries.changeEnvelope(tx, params.id, { ...others, ...(name && { name }) })
    const seen = seenGuests.safeParse(previous?.guests)
    if (!seen.success) refuse('invalid')
    await changeGuestsOf(tx, before, { guests: within, seen: seen.data, unnamedSeats })
    return findEnvelope(tx, who.kind, params.id)
  },

  remove: async ({ tx, who, params }) => {
    await refuseUnlessOwn(tx, who, await findEnvelope(tx, who.kind, params.id))
    await queries.deleteEnvelope(tx, params.id)
    return undefined
  },

  updateGuest: async ({ tx, who, params, body: { previous, answers, envelopeId, ...change } }) => {
    const { clientId, envelopeId: from } = await queries.findGuest(tx, params.id)
    const envelope = await lockedEnvelope(tx, who, from)
    const before = [...envelope.guests, ...envelope.seats].find(({ id }) => id === params.id) ?? refuse('not-found')
    refuseStale(envelope.name, { ...before, envelopeId: from }, { ...change, envelopeId }, previous)
    const isMoved = envelopeId !== undefined && envelopeId !== from
    if (isMoved) await refuseOtherWedding(tx, who, envelopeId, clientId)
    const values = blankToNull(change)
    const isNamed = guestName({ ...before, ...given(values) }) !== ''
    const moved = isMoved && { envelopeId, seat: isNamed ? null : await queries.nextSeatOf(tx, envelopeId) }
    await queries.changeGuest(tx, params.id, { ...values, ...moved })
    await queries.refuseUnnamed(tx, params.id)
    await writeAnswers(tx, clientId, [params.id], answers)
    return findEnvelope(tx, who.kind, isMoved ? envelopeId : from)
  },

  removeGuest: async ({ tx, who, params }) => {
    const { envelopeId } = await queries.findGuest(tx, params.id)
    await lockedEnvelope(tx, who, envelopeId)
    await queries.deleteGuests(tx, [params.id])
    return undefined
  },

  changeSeveral: async ({ tx, who, params, body }) => {
    await findClientForCouple(tx, params.id)
    await refuseUnlessEdits(tx, who, params.id)
    return changeSeveral(tx, params.id, body)
  },

  removeSeveral: async ({ tx, who, params, body }) => {
    await findClientForCouple(tx, params.id)
    await refuseUnlessEdits(tx, who, params.id)
    return removeSeveral(tx, params.id, body.guestIds)
  },

  paste: async ({ tx, who, params, body }) => {
    await findClientForCouple(tx, params.id)
    await refuseUnlessEdits(tx, who, params.id)
    return pasteGuests(tx, who.kind, params.id, body)
  },

  undo: async ({ tx, who, params, body }) => {
    await findClientForCouple(tx, params.id)
    await refuseUnlessEdits(tx, who, params.id)
    const rows = await queries.undoOfCouple(tx, body.batch)
    if (rows.length === 0) refuse('not-found')
    const kept = rows.filter((row) => row.kept)
    if (kept.length === rows.length)
      refuse('taken', { message: msg('All of this has been changed again since, so nothing was undone.') })
    return { count: rows.length - kept.length, kept: [...new Set(kept.map(({ subject }) => subject))] }
  },
}

type Kept = { clientId: number; isProposed: boolean }

/** A couple that may only suggest changes what it has suggested, until it is accepted. */
async function refuseUnlessOwn(tx: Tx, who: Session, { clientId, isProposed }: Kept): Promise<void> {
  const may = await mayChangeGuests(tx, who, clientId)
  if (may === 'read' || (may === 'propose' && !isProposed)) refuseGuests()
}

async function lockedEnvelope(tx: Tx, who: Session, id: number) {
  await queries.lockEnvelope(tx, id)
  const envelope = await findEnvelope(tx, who.kind, id)
  await refuseUnlessOwn(tx, who, envelope)
  return envelope
}

async function refuseOtherWedding(tx: Tx, who: Session, envelopeId: number, clientId: number): Promise<void> {
  if ((await lockedEnvelope(tx, who, envelopeId)).clientId !== clientId) refuse('not-found')
}
