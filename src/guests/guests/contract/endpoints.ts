import * as z from 'zod/mini'
import * as calls from '#guests/guests/contract/calls.ts'
import {
  ages,
  invitationLists,
  mostEnvelopes,
  mostGuests,
  mostInEnvelope,
  sides,
} from '#guests/guests/contract/guest-choices.ts'
import {
  answer,
  answerChanges,
  envelopeFields,
  guestFields,
  privateNotes,
  unnamedSeats,
} from '#guests/guests/contract/guest-fields.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, nothing } from '#platform/contract/fields.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { previousOf } from '#platform/contract/previous.ts'

const mostPastedBytes = 4 * 1024 * 1024

/** A seat that nobody has named yet, such as that of a companion. */
export const seat = z.object({
  id,
  /** Counts the seats of the envelope; it stays when somebody is named for it. */
  seat: z.nullable(z.int()),
  age: z.enum(ages),
  role: z.nullable(z.string()),
  dietary: z.nullable(z.string()),
  access: z.nullable(z.string()),
  /** At which table it sits. */
  table: z.nullable(z.string()),
  answers: z.array(answer),
})

export const guest = z.object({
  ...seat.shape,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
})
export type Guest = z.output<typeof guest>

/** What is sent as one: a household, a couple, or a person. */
export const envelope = z.object({
  id,
  clientId: id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  side: z.nullable(z.enum(sides)),
  tags: z.array(z.string()),
  list: z.enum(invitationLists),
  /** The couple has suggested it, and the planner has not accepted it yet. */
  isProposed: z.boolean(),
  guests: z.array(guest),
  seats: z.array(seat),
  /** How many of its seats have no name. */
  unnamedSeats: z.int(),
  /** When its guests, or somebody for them, have answered last. */
  answeredAt: z.nullable(instant),
  /** When a reply on paper was entered last; if it is `answeredAt`, the latest answer came on paper. */
  paperAt: z.nullable(instant),
  /** What its guests have written with their answer. */
  note: z.nullable(z.string()),
})
export type Envelope = z.output<typeof envelope>

/** What only the planner sees. */
const plannersOwn = { privateNotes: z.nullable(z.string()) }
export const plannersGuest = z.object({ ...guest.shape, ...plannersOwn })
export type PlannersGuest = z.output<typeof plannersGuest>
export const plannersEnvelope = z.object({ ...envelope.shape, guests: z.array(plannersGuest), ...plannersOwn })
export type PlannersEnvelope = z.output<typeof plannersEnvelope>

const tooMany = msg('An envelope has at most fifty guests.')
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(mostInEnvelope, tooMany))

export const newGuest = z.object({ ...guestFields, answers: answerChanges })
const plannersNewGuest = z.object({ ...newGuest.shape, privateNotes })

export const newEnvelope = z.object({ ...envelopeFields, guests: z.optional(listOf(newGuest)), unnamedSeats })
export const plannersNewEnvelope = z.object({
  ...newEnvelope.shape,
  guests: z.optional(listOf(plannersNewGuest)),
  privateNotes,
})
export type NewEnvelope = z.output<typeof plannersNewEnvelope>

/**
 * With `guests`, it is the whole list: those that it does not name by id are removed. If `previous` has the ids that the
 * caller has seen as its `guests`, others stay. Fields of a guest that are as in its `previous` are not changed.
 */
const namedGuest = z.object({ id: z.optional(id), ...newGuest.shape, previous: previousOf(guestFields) })
const plannersNamedGuest = z.object({
  ...namedGuest.shape,
  privateNotes,
  previous: previousOf({ ...guestFields, privateNotes }),
})
export const seenGuests = z.optional(z.array(id).check(z.maxLength(mostGuests)))
const changed = { ...envelopeFields, unnamedSeats }
const plannersChanged = { ...changed, isProposed: z.optional(z.literal(false)), privateNotes }
export const envelopeChange = z.object({
  ...changed,
  guests: z.optional(listOf(namedGuest)),
  previous: previousOf({ ...changed, guests: seenGuests }),
})
export const plannersEnvelopeChange = z.object({
  ...plannersChanged,
  guests: z.optional(listOf(plannersNamedGuest)),
  previous: previousOf({ ...plannersChanged, guests: seenGuests }),
})
export type EnvelopeChange = z.output<typeof plannersEnvelopeChange>

/** `envelopeId` moves the guest, who keeps the answers. */
const guestChanged = { ...guestFields, envelopeId: z.optional(id) }
export const guestChange = z.object({ ...guestChanged, answers: answerChanges, previous: previousOf(guestChanged) })
const plannersGuestChanged = { ...guestChanged, privateNotes }
export const plannersGuestChange = z.object({
  ...plannersGuestChanged,
  answers: answerChanges,
  previous: previousOf(plannersGuestChanged),
})
export type GuestChange = z.output<typeof plannersGuestChange>

const guestIds = z.array(id).check(z.minLength(1, msg('Please choose at least one guest.')), z.maxLength(mostGuests))

/** Fields of the guests, or of the envelopes that they are in. */
export const severalChange = z.object({
  guestIds,
  age: guestFields.age,
  table: guestFields.table,
  side: envelopeFields.side,
  list: envelopeFields.list,
  language: envelopeFields.language,
  addTags: envelopeFields.tags,
  removeTags: envelopeFields.tags,
  answers: answerChanges,
})
export type SeveralChange = z.output<typeof severalChange>

const several = z.object({
  /** With it the change is undone; null if nothing has changed. */
  batch: z.nullable(id),
  changed: z.int(),
})

export const list = endpoint(calls.list, {
  summary: 'The guest list of a wedding: its envelopes with their guests and answers, in the order of their names',
  feature: 'guests',
  for: { planner: { returns: z.array(plannersEnvelope) }, couple: { returns: z.array(envelope) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds an envelope with its guests, who are invited to the parts for all guests',
  feature: 'guests',
  for: {
    planner: { body: plannersNewEnvelope, returns: plannersEnvelope },
    couple: { body: newEnvelope, returns: envelope },
  },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of an envelope, or its guests',
  feature: 'guests',
  for: {
    planner: { body: plannersEnvelopeChange, returns: plannersEnvelope },
    couple: { body: envelopeChange, returns: envelope },
  },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes an envelope with its guests and what they have answered',
  feature: 'guests',
  for: { planner: { returns: nothing }, couple: { returns: nothing } },
})

export const updateGuest = endpoint(calls.updateGuest, {
  summary: 'Changes the given fields of a guest or a seat, or its answers, or moves it into another envelope',
  feature: 'guests',
  for: {
    planner: { body: plannersGuestChange, returns: plannersEnvelope },
    couple: { body: guestChange, returns: envelope },
  },
})

export const removeGuest = endpoint(calls.removeGuest, {
  summary: 'Deletes a guest or a seat; an envelope without any stays',
  feature: 'guests',
  for: { planner: { returns: nothing }, couple: { returns: nothing } },
})

export const changeSeveral = endpoint(calls.changeSeveral, {
  summary: 'Changes several guests and the envelopes that they are in',
  status: 200,
  feature: 'guests',
  for: { planner: { body: severalChange, returns: several }, couple: { body: severalChange, returns: several } },
})

export const removeSeveral = endpoint(calls.removeSeveral, {
  summary: 'Deletes several guests, and the envelopes that are empty then',
  status: 200,
  feature: 'guests',
  for: {
    planner: { body: z.object({ guestIds }), returns: several },
    couple: { body: z.object({ guestIds }), returns: several },
  },
})

const pasted = <Guest extends z.ZodMiniType, Added extends z.ZodMiniType>(pastedGuest: Guest, added: Added) =>
  z.object({
    envelopes: z
      .array(z.object({ id, ...envelopeFields, previous: previousOf(envelopeFields) }))
      .check(z.maxLength(mostEnvelopes)),
    guests: z.array(pastedGuest).check(z.maxLength(mostGuests)),
    /** Envelopes that are new. */
    added: z.array(added).check(z.maxLength(mostEnvelopes)),
  })
const pastedGuest = z.object({ id, ...guestFields, answers: answerChanges, previous: previousOf(guestFields) })
const plannersPastedGuest = z.object({
  ...pastedGuest.shape,
  privateNotes,
  previous: previousOf({ ...guestFields, privateNotes }),
})
const plannersPasted = pasted(plannersPastedGuest, plannersNewEnvelope)
export type Pasted = z.output<typeof plannersPasted>

export const paste = endpoint(calls.paste, {
  summary: 'Writes a block of cells into the guest list and adds envelopes, all of it or nothing',
  status: 200,
  feature: 'guests',
  mostBytes: mostPastedBytes,
  for: {
    planner: { body: plannersPasted, returns: several },
    couple: { body: pasted(pastedGuest, newEnvelope), returns: several },
  },
})

/** Planners undo by the history, which couples do not see. */
export const undo = endpoint(calls.undo, {
  summary: 'Undoes what the couple itself has changed in its guest list in the last day',
  status: 200,
  feature: 'guests',
  for: {
    couple: {
      body: z.object({ batch: id }),
      returns: z.object({
        count: z.int(),
        /** Names of what was changed again since, and stays as it is. */
        kept: z.array(z.string()),
      }),
    },
  },
})
