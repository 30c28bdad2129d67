import * as z from 'zod/mini'
import { answer, envelopeFields, guestFields, privateNotes } from '#guests/guests/contract/guest-fields.ts'
import { envelopes, guestAnswers, guests } from '#guests/guests/server/table.ts'
import { optionalParagraph, requiredText } from '#platform/contract/fields.ts'
import { about } from '#platform/server/db/about.ts'

const envelopeColumns = [
  'id',
  'plannerId',
  'clientId',
  'name',
  'email',
  'phone',
  'address',
  'language',
  'side',
  'tags',
  'list',
  'isProposed',
  'answeredAt',
  'paperAt',
  'note',
] as const

const guestColumns = [
  'id',
  'plannerId',
  'clientId',
  'envelopeId',
  'firstName',
  'lastName',
  'age',
  'role',
  'dietary',
  'access',
  'table',
  'seat',
] as const

const ofCouple = <Columns>(columns: Columns) =>
  ({ select: columns, insert: 'all', update: columns, delete: 'all' }) as const

/** The whole name of a guest, or that it is a seat. */
const nameOf = (row: string) =>
  `coalesce(nullif(concat_ws(' ', ${row}'first_name', ${row}'last_name'), ''), 'unnamed seat')`

export const tables = [
  about(envelopes, {
    couple: ofCouple(envelopeColumns),
    link: {
      select: ['id', 'plannerId', 'clientId', 'name', 'language', 'answeredAt', 'noMailAt', 'note'],
      update: ['answeredAt', 'note'],
    },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [200_000, 'envelopes'],
    history: {
      noun: 'envelope',
      fields: {
        client_id: 'couple',
        name: 'name',
        email: 'email address',
        phone: 'phone number',
        address: 'address',
        language: 'language',
        side: 'side',
        tags: 'tags',
        list: 'list',
        is_proposed: 'suggestion',
        no_mail_at: 'wish for no more email',
        note: 'note',
        private_notes: 'private notes',
      },
      undo: 'true',
      parts: ['guests.envelope_id'],
    },
    exported: {
      inWedding: 'own',
      without: ['instead_of'],
      csv: {
        name: 'envelopes',
        heads: {
          couple: 'Couple',
          name: 'Envelope',
          email: 'Email',
          phone: 'Phone',
          address: 'Address',
          language: 'Language',
          side: 'Side',
          tags: 'Tags',
          list: 'List',
          note: 'Note',
        },
      },
      name: 'name',
      form: { ...envelopeFields, name: requiredText(''), note: optionalParagraph(), privateNotes },
    },
  }),
  about(guests, {
    couple: ofCouple(guestColumns),
    link: {
      select: ['id', 'plannerId', 'clientId', 'envelopeId', 'firstName', 'lastName', 'dietary', 'seat'],
      update: ['firstName', 'lastName', 'dietary'],
    },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [500_000, 'guests'],
    history: {
      noun: 'guest',
      subject: nameOf('r ->> '),
      fields: {
        client_id: 'couple',
        envelope_id: 'envelope',
        first_name: 'first name',
        last_name: 'last name',
        age: 'age',
        role: 'role',
        dietary: 'dietary needs',
        access: 'access needs',
        table_name: 'table',
        private_notes: 'private notes',
      },
      undo: 'true',
      // Guests see their names only for seats.
      confirmed: `join guests t on t.planner_id = h.planner_id and t.id = h.row_id
        join envelopes e on e.planner_id = h.planner_id and e.id = t.envelope_id
      where e.answered_at > h.at and h.operation = 'update'
        and (h.before ? 'dietary' or t.seat is not null and h.before ?| array['first_name', 'last_name'])`,
      parts: ['guest_answers.guest_id'],
      staysWith: 'envelope_id',
    },
    exported: {
      inWedding: 'own',
      csv: {
        name: 'guests',
        heads: {
          couple: 'Couple',
          first_name: 'First name',
          last_name: 'Last name',
          age: 'Age',
          role: 'Role',
          dietary: 'Dietary needs',
          access: 'Access needs',
          table_name: 'Table',
        },
      },
      form: { ...guestFields, seat: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))), privateNotes },
    },
  }),
  about(guestAnswers, {
    couple: ofCouple(['id', 'plannerId', 'clientId', 'guestId', 'partId', 'attending', 'meal'] as const),
    link: {
      select: ['id', 'plannerId', 'clientId', 'guestId', 'partId', 'attending', 'meal'],
      update: ['attending', 'meal'],
    },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [2_000_000, 'answers of guests'],
    history: {
      noun: 'answer',
      // By its id alone: with the studio, an index of all guests of the studio may seem as good while the table is young.
      subject: `coalesce((select ${nameOf('to_jsonb(g) ->> ')} from guests g where g.id = (r ->> 'guest_id')::int), '')`,
      fields: { client_id: 'couple', attending: 'answer', meal: 'meal' },
      undo: 'true',
      confirmed: `join guest_answers t on t.planner_id = h.planner_id and t.id = h.row_id
        join guests g on g.planner_id = h.planner_id and g.id = t.guest_id
        join envelopes e on e.planner_id = h.planner_id and e.id = g.envelope_id
      where e.answered_at > h.at and t.attending is not null`,
      staysWith: 'guest_id',
    },
    exported: { inWedding: 'own', form: { attending: answer.shape.attending, meal: guestFields.role } },
  }),
]
