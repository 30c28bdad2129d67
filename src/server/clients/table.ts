import { boolean, index, pgTable, sql, text, unique } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { planners } from '#server/accounts/table.ts'
import type { ClientStatus } from '#contract/clients.ts'
import { identity, instant, setNow } from '#server/db/columns.ts'
import { couplePolicy, doorPolicy, ofStudio, plannerKey, studioPolicies } from '#server/db/tenancy/tenancy.ts'

export const clients = pgTable(
  'clients',
  {
    id: identity(),
    ...ofStudio(),
    partnerOneName: text().notNull(),
    partnerTwoName: text(),
    weddingDate: text(),
    venue: text(),
    email: text().notNull(),
    phone: text(),
    status: text().$type<ClientStatus>().notNull().default('initial'),
    guestCount: text(),
    budget: text(),
    notes: text(),
    /** Where the store keeps the picture. */
    avatarKey: text(),
    isActivated: boolean().notNull().default(false),
    inviteSent: boolean().notNull().default(false),
    inviteExpiresAt: instant(),
    lastLogin: instant(),
    createdAt: setNow(),
  },
  (t) => [
    plannerKey('clients', t, planners),
    unique('clients_of_planner').on(t.plannerId, t.id),
    index('clients_by_date').on(t.plannerId, t.weddingDate, t.id),
    index('clients_by_email').on(sql`lower(${t.email})`),
    ...studioPolicies('clients'),
    couplePolicy(
      'clients',
      sql`planner_id = (select current_setting('app.planner')::int) and id = (select current_setting('app.client')::int)`,
    ),
    doorPolicy('clients'),
  ],
)

export const clientsOfCouple = coupleMay(clients, {
  select: [
    'id',
    'plannerId',
    'partnerOneName',
    'partnerTwoName',
    'weddingDate',
    'venue',
    'email',
    'phone',
    'status',
    'guestCount',
    'avatarKey',
  ],
})

/** What a couple is called, where the couple is joined; nothing where there is none. */
export const clientName = sql<string>`${clients.partnerOneName} || coalesce(' & ' || ${clients.partnerTwoName}, '')`

/** Where the couple's picture is. It carries the key, so that a new picture is a new address for the browser. */
export const avatarUrl = sql<
  string | null
>`'/api/clients/' || ${clients.id} || '/avatar?v=' || left(${clients.avatarKey}, 8)`
