import { has, isAssigned, needs } from '#platform/server/db/tenancy/rights.ts'
import { and, type AnyPgColumn, boolean, eq, index, pgTable, sql, text, unique } from '#platform/server/db/drizzle.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import type { ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import { digitsOf, instant, searchIndex, searchText, setNow } from '#platform/server/db/columns.ts'
import {
  couplePolicy,
  linkPolicy,
  weddingOfLink,
  anyonePolicy,
  ofWedding,
  type OfWedding,
  studioPolicies,
  type TableColumns,
  type TableExtras,
  weddingKey,
} from '#platform/server/db/tenancy/tenancy.ts'

export const clients = studioTable(
  'clients',
  {
    partnerOneName: text().notNull(),
    partnerTwoName: text(),
    weddingDate: text(),
    venue: text(),
    email: text().notNull(),
    phone: text(),
    status: text().$type<ClientStatus>().notNull().default('initial'),
    guestCount: text(),
    budget: text(),
    /** ISO 4217; null for the studio's. */
    currency: text(),
    notes: text(),
    /** Of what its people read; null for English. */
    language: text().$type<Language>(),
    /** The picture's key in the file store. */
    avatarKey: text(),
    isActivated: boolean().notNull().default(false),
    inviteSent: boolean().notNull().default(false),
    inviteExpiresAt: instant(),
    lastLogin: instant(),
    /** A wedding to look around in, which a new studio makes by one press. */
    isSample: boolean().notNull().default(false),
    /** Since when the couple is out of the lists of what there is to do, and nothing is mailed to it unasked. */
    archivedAt: instant(),
    createdAt: setNow(),
    searchText: searchText(
      sql`partner_one_name || coalesce(' & ' || partner_two_name, '') || coalesce(' ' || venue, '') || ' ' || email
        || ${digitsOf('phone')}`,
    ),
  },
  (t) => [
    unique('clients_of_planner').on(t.plannerId, t.id),
    index('clients_by_date').on(t.plannerId, t.weddingDate, t.id),
    index('clients_unopened')
      .on(t.plannerId)
      .where(sql`invite_sent and not is_activated and status <> 'completed'`),
    index('clients_by_email').on(sql`lower(${t.email})`),
    searchIndex('clients', t),
    couplePolicy(
      'clients',
      sql`planner_id = (select current_setting('app.planner')::int) and id = (select current_setting('app.client')::int)`,
    ),
    // The calendar of a member names the couples of its tasks.
    linkPolicy(
      'clients',
      sql`${weddingOfLink('id')} or planner_id = (select current_setting('app.planner')::int)
      and (select current_setting('app.link_kind') = 'member-calendar' and current_setting('app.rights') like '%work%')`,
    ),
    anyonePolicy('clients'),
  ],
  ` and (${has('names')} or ${isAssigned('id')})`,
)

/** A table whose rows belong to a wedding: its studio's planner sees them, and they are deleted with the couple. */
export function weddingTable<Name extends string, Columns extends TableColumns>(
  name: Name,
  columns: Columns,
  extras: TableExtras<OfWedding & Columns> = () => [],
  rights = needs.work,
) {
  return pgTable<Name, OfWedding & Columns>(name, { ...ofWedding(), ...columns }, (t) => [
    ...weddingKey(name, t, clients),
    ...studioPolicies(name, { needs: rights }),
    ...extras(t),
  ])
}

/** Joins a row of a wedding with its couple. */
export const ofItsCouple = (row: { plannerId: AnyPgColumn; clientId: AnyPgColumn }) =>
  and(eq(clients.plannerId, row.plannerId), eq(clients.id, row.clientId))

/** The couple's names, for queries that join the couple; null without one. */
export const clientName = sql<string>`${clients.partnerOneName} || coalesce(' & ' || ${clients.partnerTwoName}, '')`

/** The picture's URL, containing the key, so that a new picture is not served from the browser's cache. */
export const avatarUrl = sql<
  string | null
>`'/api/clients/' || ${clients.id} || '/avatar?v=' || left(${clients.avatarKey}, 8)`
