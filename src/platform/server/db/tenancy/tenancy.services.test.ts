import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRowSecurity, within } from '#platform/server/db/caller-transaction.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = async <Row extends object>(sql: string): Promise<Row[]> =>
  (await server.database.ownerPool.query<Row>(sql)).rows

/** Tables that belong to no studio, each with its reason. */
const ofNoStudio: Record<string, string> = {
  attempts: 'counts attempts by address, before the caller is known',
  passkey_challenges: 'is answered before the caller is known',
  sign_in_links: 'belongs to an address, which may have weddings in several studios',
  push_keys: 'the key pair of the installation',
  deleted_logs: 'remains of the audit logs of deleted studios',
  sent_pushes: 'records notifications by job, like sent_mails',
  incoming_mails: 'holds mails that are not read yet, so nobody knows whose they are',
  sent_mails: 'records mails by job; some go to addresses without an account',
}

type Table = { name: string; secured: boolean; has_planner: boolean; has_client: boolean }
const tables = () =>
  ask<Table>(`
    select c.relname as name, c.relrowsecurity as secured,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'planner_id' and a.attnotnull) as has_planner,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id') as has_client
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)

describe('every table', () => {
  it('has row security and at least one policy', async () => {
    const policies = await ask<{ name: string }>(
      `select distinct tablename as name from pg_policies where schemaname = 'public'`,
    )
    const guarded = policies.map(({ name }) => name)
    for (const { name, secured } of await tables()) {
      expect(secured, name).toBe(true)
      expect(guarded, name).toContain(name)
    }
  })

  it('has a planner_id, with an index that begins with it', async () => {
    const indexed = await ask<{ name: string }>(`
      select distinct i.indrelid::regclass::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where a.attname = 'planner_id'`)
    for (const { name, has_planner } of await tables()) {
      if (name in ofNoStudio || name === 'planners') continue
      expect(has_planner, name).toBe(true)
      expect(
        indexed.map((index) => index.name),
        name,
      ).toContain(name)
    }
  })

  it('refers to a wedding only by a key that includes the planner', async () => {
    const references = await ask<{ name: string; columns: number; target: string }>(`
      select conrelid::regclass::text as name, confrelid::regclass::text as target, cardinality(conkey) as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
    for (const { name, columns, target } of references) {
      if (target !== 'planners') expect(columns, `${name} to ${target}`).toBe(2)
    }
    for (const { name, has_client } of await tables()) {
      if (has_client)
        expect(
          references.some((key) => key.name === name && key.target === 'clients'),
          name,
        ).toBe(true)
    }
  })

  it('announces its changes if they are shown to anybody', async () => {
    const silent = new Set([
      'attempts',
      'mailed_tokens',
      'planner_sessions',
      // Read by sign-ins, and by their own account, whose tab fetches them again after a change.
      'authenticators',
      'passkeys',
      'couple_passkeys',
      'passkey_challenges',
      'recovery_codes',
      // Read only by sign-ins.
      'known_browsers',
      'couple_sessions',
      'couple_secrets',
      'checkouts',
      // Written together with their invoice, which is announced.
      'invoice_history',
      'sign_in_links',
      // Written together with the rows that it is about, which are announced.
      'history',
      'history_batches',
      // Read by jobs only.
      'notices',
      // Read by jobs only.
      'sent_mails',
      // Read by jobs only.
      'reply_addresses',
      'incoming_mails',
      'taken_mails',
      // Written together with its mail, which is announced.
      'unplaced_files',
      // Read only by the call that writes it.
      'accounting_answers',
      'keyed_answers',
      // Read only by jobs, and by the device that it belongs to.
      'push_keys',
      'push_subscriptions',
      'sent_pushes',
      // Written together with their calendar, which is announced.
      'busy_times',
      // Written together with the events and days that it is about, which are announced.
      'feed_entries',
      // Read by the check of the audit logs only.
      'audit_heads',
      'deleted_logs',
    ])
    const announcing = await ask<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'announce'`,
    )
    for (const { name } of await tables()) {
      const announces = silent.has(name) || announcing.some((trigger) => trigger.name === name)
      expect(announces, `${name} needs the trigger "announce" (CONTRIBUTING.md)`).toBe(true)
    }
  })
})

describe('every policy', () => {
  it('is for one of our roles, and only callers without a session may see all rows', async () => {
    const policies = await ask<{ tablename: string; roles: string; qual: string | null; with_check: string | null }>(
      `select tablename, array_to_string(roles, ',') as roles, qual, with_check from pg_policies
       where schemaname = 'public' and permissive = 'PERMISSIVE'`,
    )
    for (const { tablename, roles, qual, with_check } of policies) {
      expect(['larkspur_planner', 'larkspur_couple', 'larkspur_link', 'larkspur_door'], tablename).toContain(roles)
      if (roles === 'larkspur_door') continue
      for (const rule of [qual, with_check].filter((rule) => rule !== null))
        expect(rule, tablename).toMatch(/\( SELECT \(?\(?current_setting\('app\.planner'/)
    }
  })
})

describe('the roles', () => {
  it('cannot read secrets as planner, couple or link', async () => {
    const readable = await ask<{ grantee: string; column: string }>(`
      select grantee, table_name || '.' || column_name as column from information_schema.column_privileges
      where privilege_type = 'SELECT' and grantee in ('larkspur_planner', 'larkspur_couple', 'larkspur_link') and column_name ~ 'hash'`)
    expect(readable).toEqual([])
  })

  it('own nothing and cannot bypass row security', async () => {
    const roles = await ask<object>(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole from pg_roles where rolname like 'larkspur\\_%' and rolname in ('larkspur_planner', 'larkspur_couple', 'larkspur_link', 'larkspur_door')`,
    )
    expect(roles).toHaveLength(4)
    for (const role of roles)
      expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false })
  })
})

describe('within', () => {
  it('sees only the caller’s rows and refuses to write for others', async () => {
    const mine = await server.planner()
    const other = await server.planner()
    await mine.addClient()
    const foreign = await other.addClient()
    const who = { kind: 'planner', plannerId: mine.id, sessionId: 0 } as const
    const pool = server.database.pool
    const seen = await within(
      pool,
      who,
      async (tx) => (await tx.execute<{ planner_id: number }>('select planner_id from clients')).rows,
    )
    expect(seen).toEqual([{ planner_id: mine.id }])
    const steal = within(pool, who, (tx) =>
      tx.execute(`update clients set planner_id = ${mine.id} where id = ${foreign.id} returning id`),
    )
    expect((await steal).rows).toEqual([])
    const give = within(pool, who, (tx) => tx.execute(`update clients set planner_id = ${other.id}`))
    await expect(give).rejects.toThrow()
    const point = within(pool, who, (tx) =>
      tx.execute(`insert into couple_secrets (client_id, invite_hash) values (${foreign.id}, '\\x00')`),
    )
    await expect(point).rejects.toThrow()
  })

  it('leaves no role or setting of the caller on the connection', async () => {
    const planner = await server.planner()
    const pool = server.database.pool
    await within(pool, { kind: 'planner', plannerId: planner.id, sessionId: 0 }, (tx) => tx.execute('select 1'))
    const { rows } = await pool.query(`select current_setting('app.planner', true) as planner, current_user as role`)
    expect(rows).toEqual([{ planner: '', role: 'larkspur_app' }])
  })

  it('rolls back although a query error was swallowed', async () => {
    const planner = await server.planner()
    const swallowing = within(
      server.database.pool,
      { kind: 'planner', plannerId: planner.id, sessionId: 0 },
      async (tx) => {
        await tx.execute('select 1 / 0').catch(() => {})
        return 'done'
      },
    )
    await expect(swallowing).rejects.toThrow()
  })
})

it('refuses to start when row security is off', async () => {
  await expect(checkRowSecurity(server.database.pool)).resolves.toBeUndefined()
  await server.database.ownerPool.query('alter table clients disable row level security')
  await expect(checkRowSecurity(server.database.pool)).rejects.toThrow('Row security is not active')
  await server.database.ownerPool.query('alter table clients enable row level security')
})
