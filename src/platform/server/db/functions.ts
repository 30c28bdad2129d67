import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'

const folder = sourceOf('platform/server/db/functions')

/**
 * Defines each function of `platform/server/db/functions/` again whose text has changed. They come before the migrations, because columns
 * and triggers need them; what is inside of a function is looked up when it is called.
 */
export async function defineFunctions(connection: pg.Client): Promise<void> {
  await connection.query(`create schema if not exists drizzle;
    create table if not exists drizzle.functions (name text primary key, hash text not null)`)
  const { rows } = await connection.query<{ name: string; hash: string }>('select name, hash from drizzle.functions')
  const known = new Map(rows.map(({ name, hash: text }) => [name, text]))
  for (const name of readdirSync(folder).toSorted()) {
    const text = readFileSync(join(folder, name), 'utf8')
    const now = hash('sha256', text)
    if (known.get(name) === now) continue
    await connection.query('begin; set local check_function_bodies = off')
    await connection.query(text)
    await connection.query(
      'insert into drizzle.functions values ($1, $2) on conflict (name) do update set hash = excluded.hash',
      [name, now],
    )
    await connection.query('commit')
  }
}
