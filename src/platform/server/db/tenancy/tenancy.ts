import { identity } from '#platform/server/db/columns.ts'
import { needs as allNeeds } from '#platform/server/db/tenancy/rights.ts'
import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  type PgColumnBuilderBase,
  pgPolicy,
  pgRole,
  type PgTableExtraConfigValue,
  sql,
  type SQL,
} from '#platform/server/db/drizzle.ts'

/**
 * Connections for requests start as `app`, which may only look up a session. `within` switches to the caller's role,
 * and row security decides which rows are visible from then on. Requests without a session run as `anyone`, which
 * sees account tables only, and requests with the secret of a link as `link`. In the database, the role and the policies
 * of `anyone` are called door, because migrations that are never edited name them.
 */
export const roles = {
  app: 'larkspur_app',
  planner: 'larkspur_planner',
  couple: 'larkspur_couple',
  anyone: 'larkspur_door',
  link: 'larkspur_link',
} as const
const plannerRole = pgRole(roles.planner).existing()
const coupleRole = pgRole(roles.couple).existing()
const anyoneRole = pgRole(roles.anyone).existing()
const linkRole = pgRole(roles.link).existing()

/** In a subselect, so that it is evaluated once per query and indexes can be used. */
const currentPlanner = sql.raw(`(select current_setting('app.planner')::int)`)
const currentClient = sql.raw(`(select current_setting('app.client')::int)`)
/** The wedding of the link, or those of a vendor with one page for all (`enter_link.sql`). */
const weddingsOfLink = sql.raw(`((select current_setting('app.link_weddings'))::int[])`)

export const ownPlanner = sql`planner_id = ${currentPlanner}`
export const ownWedding = sql`planner_id = ${currentPlanner} and client_id = ${currentClient}`
export const weddingOfLink = (column = 'client_id') =>
  sql`planner_id = ${currentPlanner} and ${sql.raw(column)} = any ${weddingsOfLink}`
/** Rows of the wedding, for the links by which guests answer. */
export const weddingOfRsvp = sql`${weddingOfLink()} and (select current_setting('app.link_kind')) = 'rsvp'`
/** Rows of the wedding, for the links of its caterers. */
export const weddingOfCaterer = sql`${weddingOfLink()} and (select current_setting('app.link_kind')) = 'caterer'`
/** Rows of the wedding, for both. */
export const weddingOfGuestLink = sql`${weddingOfLink()} and (select current_setting('app.link_kind')) in ('rsvp', 'caterer')`
/** The envelope whose guests answer by the link. */
export const envelopeOfLink = sql.raw(`(select nullif(current_setting('app.link_subject'), '')::int)`)
/** Which link it is. */
export const idOfLink = sql.raw(`(select current_setting('app.link')::int)`)
/** The row of the link itself. */
export const ownLink = sql`planner_id = ${currentPlanner} and id = ${idOfLink}`

/** The columns that tie a row to its studio and its wedding. The planner is by default that of the session. */
export const plannerId = () =>
  integer()
    .notNull()
    .default(sql`current_setting('app.planner')::int`)
export const ofStudio = () => ({ id: identity(), plannerId: plannerId() })
export const ofWedding = () => ({ ...ofStudio(), clientId: integer().notNull() })
export type OfStudio = ReturnType<typeof ofStudio>
export type OfWedding = ReturnType<typeof ofWedding>

export type TableColumns = Record<string, PgColumnBuilderBase>
/** Indexes, keys and policies of a table with these columns. */
export type TableExtras<Columns> = (columns: Record<keyof Columns, ExtraConfigColumn>) => PgTableExtraConfigValue[]

type Studio = { plannerId: AnyPgColumn }
type Wedding = Studio & { clientId: AnyPgColumn }

/** Policies of a studio's table: only its members with the rights that the table needs see the rows. */
export function studioPolicies(table: string, { own = ownPlanner, needs = allNeeds.work } = {}) {
  const terms = sql`${own}${sql.raw(needs)}`
  return [pgPolicy(`${table}_planner`, { to: plannerRole, using: terms, withCheck: terms })]
}

/** Policy for the couple's rows; the columns are granted separately (`grants.ts`). */
export function couplePolicy(table: string, own: SQL = ownWedding) {
  return pgPolicy(`${table}_couple`, { to: coupleRole, using: own, withCheck: own })
}

/** Policy for the rows that a link shows; the columns are granted separately. */
export function linkPolicy(table: string, own: SQL) {
  return pgPolicy(`${table}_link`, { to: linkRole, using: own, withCheck: own })
}

/** Callers without a session see all rows of account tables, limited to the columns granted to their role. */
export function anyonePolicy(table: string) {
  return pgPolicy(`${table}_door`, { to: anyoneRole, using: sql`true`, withCheck: sql`true` })
}

/** Which rows of such a table they may delete. */
export function anyoneDeletes(table: string, only: SQL) {
  return pgPolicy(`${table}_door_deletes`, { as: 'restrictive', for: 'delete', to: anyoneRole, using: only })
}

/**
 * Foreign-key checks bypass row security, so a reference within a studio always includes the planner: the key refuses a
 * request body that names another studio's row.
 */
export function studioKey(name: string, planner: AnyPgColumn, id: AnyPgColumn, target: Studio & { id: AnyPgColumn }) {
  return foreignKey({ name, columns: [planner, id], foreignColumns: [target.plannerId, target.id] }).onDelete('cascade')
}

export function weddingKey(table: string, columns: Wedding, clients: Studio & { id: AnyPgColumn }) {
  return [
    studioKey(`${table}_wedding`, columns.plannerId, columns.clientId, clients),
    index(`${table}_by_wedding`).on(columns.plannerId, columns.clientId),
  ]
}

export function plannerKey(table: string, columns: Studio, planners: { id: AnyPgColumn }) {
  return foreignKey({ name: `${table}_planner`, columns: [columns.plannerId], foreignColumns: [planners.id] }).onDelete(
    'cascade',
  )
}

/** What the couple may add or delete, of the rows that it sees. */
export function coupleOnly(name: string, what: 'insert' | 'delete', only: SQL) {
  const terms = what === 'insert' ? { withCheck: only } : { using: only }
  return pgPolicy(name, { as: 'restrictive', for: what, to: coupleRole, ...terms })
}

/** Hides a table from people of the couple who may not see its part of the portal; `hiddenFrom` is their access. */
export function coupleAccess(table: string, hiddenFrom: 'no-money' | 'only-money') {
  const may = sql`(select current_setting('app.access')) <> ${sql.raw(`'${hiddenFrom}'`)}`
  return pgPolicy(`${table}_couple_access`, {
    as: 'restrictive',
    for: 'all',
    to: coupleRole,
    using: may,
    withCheck: may,
  })
}
