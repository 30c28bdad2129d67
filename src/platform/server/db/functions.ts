import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'

/**
 * Executes the SQL files of all features in folders of this name whose text has changed. `functions` come before the
 * migrations, because columns and triggers need them, and what is inside of a function is looked up when it is called;
 * `table-definitions`, the grants and triggers of tables, come after them.
 */
export async function define(connection: pg.Client, kind: 'functions' | 'table-definitions'): Promise<void> {
  await connection.query(`create schema if not exists drizzle;
    create table if not exists drizzle.functions (name text primary key, hash text not null)`)
  const { rows } = await connection.query<{ name: string; hash: string }>('select name, hash from drizzle.functions')
  const known = new Map(rows.map(({ name, hash: text }) => [name, text]))
  const root = sourceOf('.')
  const places = ['*/*/server', '*/server', '*/server/db'].map((place) => `${place}/${kind}/*.sql`)
  const files = globSync(places, { cwd: root }).map((path) => ({
    path: join(root, path),
    name: kind === 'functions' ? basename(path) : `table ${basename(path)}`,
  }))
  for (const { path, name } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const text = readFileSync(path, 'utf8')
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
