import type { Age, InvitationList, Side } from '#guests/guests/contract/guest-choices.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { boolean, index, integer, sql, text, unique } from '#platform/server/db/drizzle.ts'
import {
  coupleAccess,
  couplePolicy,
  envelopeOfLink,
  linkPolicy,
  studioKey,
  weddingOfRsvp,
} from '#platform/server/db/tenancy/tenancy.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'

/** What is sent as one: a household, a couple, or a person. */
export const envelopes = weddingTable(
  'envelopes',
  {
    name: text().notNull(),
    email: text(),
    phone: text(),
    address: text(),
    /** Null for that of the wedding. */
    language: text().$type<Language>(),
    side: text().$type<Side>(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    list: text().$type<InvitationList>().notNull().default('A'),
    /** The couple has suggested it, and the planner has not accepted it yet. */
    isProposed: boolean().notNull().default(false),
    /** The envelope that declined, in whose place it was moved from the B list to the A list. */
    insteadOf: integer(),
    answeredAt: instant(),
    /** When an answer on paper was entered last; the latest answer if it is the same as `answeredAt`. */
    paperAt: instant(),
    /** When its guests have asked for no more mail about the wedding. */
    noMailAt: instant(),
    /** What its guests have written with their answer. */
    note: text(),
    /** Only for the planner. */
    privateNotes: text(),
    createdAt: setNow(),
  },
  (t) => [
    unique('envelopes_of_planner').on(t.plannerId, t.id),
    coupleAccess('envelopes', 'only-money'),
    couplePolicy('envelopes'),
    linkPolicy('envelopes', sql`${weddingOfRsvp} and id = ${envelopeOfLink}`),
  ],
)

/** A person in an envelope, or a seat for one whom nobody has named yet. */
export const guests = weddingTable(
  'guests',
  {
    envelopeId: integer().notNull(),
    /** Without a first and a last name it is a seat. */
    firstName: text(),
    lastName: text(),
    age: text().$type<Age>().notNull().default('adult'),
    role: text(),
    dietary: text(),
    access: text(),
    /** At which table somebody sits, as the list says it. */
    table: text('table_name'),
    /** Counts the seats of the envelope; it stays when somebody is named for it. After an undo two may have one number. */
    seat: integer(),
    /** Only for the planner. */
    privateNotes: text(),
  },
  (t) => [
    unique('guests_of_planner').on(t.plannerId, t.id),
    studioKey('guests_envelope', t.plannerId, t.envelopeId, envelopes),
    index('guests_by_envelope').on(t.plannerId, t.envelopeId, t.id),
    coupleAccess('guests', 'only-money'),
    couplePolicy('guests'),
    linkPolicy('guests', sql`${weddingOfRsvp} and envelope_id = ${envelopeOfLink}`),
  ],
)

/** That a guest is invited to a part of the wedding, and what it has answered. */
export const guestAnswers = weddingTable(
  'guest_answers',
  {
    guestId: integer().notNull(),
    partId: integer().notNull(),
    /** Null as long as it is open. */
    attending: boolean(),
    meal: text(),
  },
  (t) => [
    studioKey('guest_answers_guest', t.plannerId, t.guestId, guests),
    studioKey('guest_answers_part', t.plannerId, t.partId, parts),
    unique('guest_answers_once').on(t.plannerId, t.guestId, t.partId),
    index('guest_answers_by_part').on(t.plannerId, t.partId),
    index('guest_answers_open')
      .on(t.plannerId, t.partId)
      .where(sql`meal is null and attending is not false`),
    coupleAccess('guest_answers', 'only-money'),
    couplePolicy('guest_answers'),
    // Row security of the guests leaves those of the link's envelope.
    linkPolicy('guest_answers', sql`${weddingOfRsvp} and guest_id in (select id from guests)`),
  ],
)
