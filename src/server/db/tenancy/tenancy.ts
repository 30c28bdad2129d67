import { type AnyPgColumn, foreignKey, index, integer, pgPolicy, pgRole, sql, type SQL } from '#server/db/drizzle.ts'

/**
 * Connections for requests start as `app`, which may do nothing but look up a session. `within` switches to the role of
 * the caller, and from then on the database itself decides which rows exist. Whoever has no session works as the door:
 * accounts, and nothing else.
 */
export const roles = {
  app: 'larkspur_app',
  planner: 'larkspur_planner',
  couple: 'larkspur_couple',
  door: 'larkspur_door',
} as const
const plannerRole = pgRole(roles.planner).existing()
const coupleRole = pgRole(roles.couple).existing()
const doorRole = pgRole(roles.door).existing()

/** Wrapped in a select, so that it is evaluated once a query and an index can be used. */
const currentPlanner = sql.raw(`(select current_setting('app.planner')::int)`)
const currentClient = sql.raw(`(select current_setting('app.client')::int)`)

export const ownPlanner = sql`planner_id = ${currentPlanner}`
export const ownWedding = sql`planner_id = ${currentPlanner} and client_id = ${currentClient}`

/** The columns that tie a row to its studio, and to its wedding. A row that is written inside a session is the session's. */
const plannerId = () =>
  integer()
    .notNull()
    .default(sql`current_setting('app.planner')::int`)
export const ofStudio = () => ({ plannerId: plannerId() })
export const ofWedding = () => ({ plannerId: plannerId(), clientId: integer().notNull() })

type Studio = { plannerId: AnyPgColumn }
type Wedding = Studio & { clientId: AnyPgColumn }

/** Policies of a table whose rows belong to a studio: its planner sees them, nobody else. */
export function studioPolicies(table: string, own: SQL = ownPlanner) {
  return [pgPolicy(`${table}_planner`, { to: plannerRole, using: own, withCheck: own })]
}

/** Policies for the couple; what it may do to which columns is granted in the migration, column by column. */
export function couplePolicy(table: string, own: SQL = ownWedding) {
  return pgPolicy(`${table}_couple`, { to: coupleRole, using: own, withCheck: own })
}

/** The door sees all rows of the tables that accounts are made of, as far as columns are granted to it. */
export function doorPolicy(table: string) {
  return pgPolicy(`${table}_door`, { to: doorRole, using: sql`true`, withCheck: sql`true` })
}

/** What the door may delete of such a table. */
export function doorDeletes(table: string, only: SQL) {
  return pgPolicy(`${table}_door_deletes`, { as: 'restrictive', for: 'delete', to: doorRole, using: only })
}

/**
 * Foreign-key checks bypass row security, so a reference into a wedding always carries the planner:
 * a body that points into somebody else's wedding is refused by the key.
 */
export function weddingKey(table: string, columns: Wedding, clients: { plannerId: AnyPgColumn; id: AnyPgColumn }) {
  return [
    foreignKey({
      name: `${table}_wedding`,
      columns: [columns.plannerId, columns.clientId],
      foreignColumns: [clients.plannerId, clients.id],
    }).onDelete('cascade'),
    index(`${table}_by_wedding`).on(columns.plannerId, columns.clientId),
  ]
}

export function plannerKey(table: string, columns: Studio, planners: { id: AnyPgColumn }) {
  return foreignKey({ name: `${table}_planner`, columns: [columns.plannerId], foreignColumns: [planners.id] }).onDelete(
    'cascade',
  )
}
