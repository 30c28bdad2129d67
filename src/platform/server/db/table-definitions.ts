import { type AboutTable, columnName, type Grants, type TableHistory } from '#platform/server/db/about.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'

/** The SQL that follows from what tables say about themselves. `npm run migration` writes it to files. */

const text = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Those on a table revoke those on its columns too. */
const grants = (table: string, role: string, granted: Grants = {}) =>
  Object.entries(granted).map(([what, columns]) =>
    columns === 'all'
      ? `grant ${what} on ${table} to ${role};`
      : `grant ${what} (${columns.join(', ')}) on ${table} to ${role};`,
  )

function announcement({ table, announced }: AboutTable): string[] {
  if (!announced) return []
  const { topic, wedding = '', studio, on = 'insert or update or delete' } = announced
  const of = studio ? 'planner' : wedding
  return [
    `create or replace trigger announce after ${on} on ${table} for each row
	execute function announce_change(${text(topic)}, ${text(of)});`,
  ]
}

/** Looked at with each twentieth row, so that usual writes pay nothing. */
const ceilings = ({ table, ceiling }: AboutTable) =>
  ceiling
    ? [
        `create or replace trigger keep_ceiling after insert on ${table} for each row when (new.id % 20 = 0)
	execute function keep_ceiling(${ceiling[0]}, ${text(ceiling[1])});`,
      ]
    : []

/** Deleted rows are noted by statement, so that those of a whole wedding cost one look at it. */
function historyTriggers({ table, history, outside = '' }: AboutTable): string[] {
  if (!history) return []
  const words = `${text((history.without ?? []).join(','))}, ${text(outside)}`
  return [
    `create or replace trigger keep_history_of_insert after insert on ${table} for each row
	execute function keep_row_history(${words});`,
    `create or replace trigger keep_history_of_update after update on ${table} for each row
	execute function keep_row_history(${words});`,
    `create or replace trigger keep_history_of_delete after delete on ${table} referencing old table as old_rows
	for each statement execute function keep_history(${words});`,
  ]
}

/** Grants and triggers of a table; undefined if it has none. */
export function tableDefinition(about: AboutTable): string | undefined {
  const { table, couple, link } = about
  const lines = [
    ...grants(table, roles.couple, couple),
    ...grants(table, roles.link, link),
    ...announcement(about),
    ...ceilings(about),
    ...historyTriggers(about),
  ]
  if (lines.length === 0) return undefined
  return [`revoke all on ${table} from ${roles.couple}, ${roles.link};`, ...lines, ''].join('\n')
}

type WithHistory = AboutTable & { history: TableHistory }

/** `not exists` for each table whose rows hold those of this one. */
const holding = (tables: readonly AboutTable[], table: string) =>
  tables.flatMap(({ table: holder, holds = {} }) =>
    holds[table] ? [`not exists (select from ${holder} o where o.${holds[table]} = may_undo.row_id)`] : [],
  )

function mayUndo(tables: readonly AboutTable[], kept: readonly WithHistory[]): string {
  const cases = kept.flatMap(({ table, history: { undo } }) => {
    if (!undo) return []
    const unheld = holding(tables, table)
    const unless = unheld.length > 0 ? `\n\t\t\tand (not inserted or deleted or ${unheld.join('\n\t\t\t\tand ')})` : ''
    return [`		when ${text(table)} then (${undo})${unless}`]
  })
  return `-- Whether an undo may touch the row, as the table says: money, logins and files are not taken back.
create or replace function may_undo(part text, row_id integer, inserted boolean, deleted boolean, before jsonb) returns boolean
    language sql stable
    as $$
	select case part
${cases.join('\n')}
		else false end
$$;
`
}

/** In PL/pgSQL: a function in SQL with a subquery is planned anew for each statement. */
function historySubject(kept: readonly WithHistory[]): string {
  const cases = kept.flatMap(({ table, history: { subject } }) =>
    subject ? [`		when ${text(table)} then return ${subject};`] : [],
  )
  return `-- What names a row in the history, as the table says.
create or replace function history_subject(part text, r jsonb) returns text
    language plpgsql stable
    as $$
begin
	case part
${cases.join('\n')}
		else return coalesce(r ->> 'title', r ->> 'name', '');
	end case;
end
$$;
`
}

function newerParts(kept: readonly WithHistory[]): string {
  const queries = kept.flatMap(({ table, history: { parts = [] } }) =>
    parts.map((part) => {
      const [of = '', column = ''] = part.split('.')
      return `select r.part, r.row_id from rows r join ${of} o on o.${column} = r.row_id join history t on t.row_id = o.id
		where r.part = ${text(table)} and o.planner_id = current_setting('app.planner')::int
			and t.planner_id = o.planner_id and t.table_name = ${text(of)} and t.id > r.last and t.batch <> all (apart)`
    }),
  )
  return `-- Rows of a batch to which something belongs that was added or changed since, other than by these batches.
create or replace function newer_parts(undone integer, apart integer[]) returns table (part text, row_id integer)
    language sql stable
    as $$
	with rows as (
		select table_name as part, row_id, max(id) as last from history
		where planner_id = current_setting('app.planner')::int and batch = undone group by table_name, row_id
	)
	${queries.join('\n\tunion all ')}
$$;
`
}

function confirmedSince(kept: readonly WithHistory[]): string {
  const queries = kept.flatMap(({ table, history: { confirmed } }) =>
    confirmed
      ? [
          `select h.table_name, h.row_id from history h ${confirmed}
			and h.planner_id = current_setting('app.planner')::int and h.batch = undone and h.table_name = ${text(table)}`,
        ]
      : [],
  )
  return `-- Rows of a batch that somebody has confirmed since, as the tables say.
create or replace function confirmed_since(undone integer) returns table (part text, row_id integer)
    language sql stable
    as $$
	${queries.join('\n\tunion all ')}
$$;
`
}

function belongings(kept: readonly WithHistory[]): string {
  const staysWith = new Map(kept.map(({ table, history }) => [table, history.staysWith]))
  const rows = kept.flatMap(({ table: above, history: { parts = [] } }) =>
    parts.map((one) => {
      const [part = '', column = ''] = one.split('.')
      return `(${[text(part), text(column), text(above), staysWith.get(part) === column].join(', ')})`
    }),
  )
  return `-- Which rows belong to which: a row of \`part\` names in a column the one of \`above\`, and \`stays\` with it or not.
create or replace function belongings() returns table (part text, of_column text, above text, stays boolean)
    language sql immutable
    as $$
	values ${rows.join(',\n\t\t')}
$$;
`
}

const listing = (name: string, comment: string, values: readonly string[]) => `-- ${comment}
create or replace function ${name}() returns text[]
    language sql immutable
    as $$
	select array[${values.map(text).join(', ')}]
$$;
`

/** The functions that the undo of the history and the trash call, by the names of their files. */
export function derivedFunctions(all: readonly AboutTable[]): Readonly<Record<string, string>> {
  const tables = all.toSorted((one, other) => (one.table < other.table ? -1 : 1))
  const kept = tables.filter((table): table is WithHistory => table.history !== undefined)
  return {
    'may_undo.sql': mayUndo(tables, kept),
    'history_subject.sql': historySubject(kept),
    'newer_parts.sql': newerParts(kept),
    'belongings.sql': belongings(kept),
    'confirmed_since.sql': confirmedSince(kept),
    'tables_without_trash.sql': listing(
      'tables_without_trash',
      'Tables whose rows are deleted for good with their wedding, as they say.',
      tables.flatMap(({ table, skipsTrash }) => (skipsTrash ? [table] : [])),
    ),
    'columns_with_files.sql': listing(
      'columns_with_files',
      'The names of columns that name stored files, as the tables say.',
      [...new Set(tables.flatMap(({ files = [] }) => files.map(({ column }) => columnName(column))))].toSorted(),
    ),
  }
}
