import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

const schemas = `('public', 'drizzle', 'graphile_worker')`

/** Generated columns are left out, because the target generates them too. */
const tablesIn = `
  select c.oid::regclass::text as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ${schemas}`

const foreignKeysIn = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ${schemas}`

const sequencesIn = `
  select format('%I.%I', schemaname, sequencename) as name, last_value as last
  from pg_sequences where schemaname in ${schemas} and last_value is not null`

/**
 * Replaces all rows of a database by those of another one that the same version has migrated. It sees the source at one
 * moment, needs no superuser, and counts the rows.
 */
export async function copyRows(source: Client, target: Client): Promise<number> {
  await source.query('begin isolation level repeatable read read only; set local statement_timeout = 0')
  await target.query('begin; set local statement_timeout = 0')
  const { rows: tables } = await target.query<{ name: string; columns: string }>(tablesIn)
  const { rows: foreignKeys } = await target.query<{ table: string; name: string; definition: string }>(foreignKeysIn)
  const alter = async (changes: string[]) => void (await target.query(changes.join(';\n')))

  // Only a superuser may disable the triggers of foreign keys, so these are made again afterwards.
  await alter([
    ...foreignKeys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...tables.map(({ name }) => `alter table ${name} disable trigger user`),
    `truncate ${tables.map(({ name }) => name).join()} restart identity`,
  ])
  let count = 0
  for (const { name, columns } of tables) {
    const rows = source.query(copyTo(`copy ${name} (${columns}) to stdout`))
    const into = target.query(copyFrom(`copy ${name} (${columns}) from stdin`))
    await pipeline(rows, into)
    count += into.rowCount
  }
  await alter([
    ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
    ...foreignKeys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ])
  const { rows: sequences } = await source.query<{ name: string; last: string }>(sequencesIn)
  for (const { name, last } of sequences) await target.query('select setval($1, $2)', [name, last])

  await target.query('commit')
  await source.query('commit')
  return count
}
