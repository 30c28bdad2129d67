import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLogs } from '#studio/audit/server/public/check-logs.ts'
import { keepHeads } from '#studio/audit/server/jobs/keep-heads.ts'
import { readHeadsOnFile, writeHeadsOnFile } from '#studio/audit/server/heads-on-file.ts'
import { auditKeyOf } from '#studio/audit/server/seal.ts'
import { configOf } from '#platform/server/db/pool.ts'
import { deleteStudios } from '#studio/deletion/server/jobs.ts'
import { fileColumns } from '#app/server/tables.ts'
import { installationSecret, openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let owner: PlannerCaller
let attacker: pg.Client

beforeAll(async () => {
  server = await openTestServer()
  attacker = new pg.Client(configOf(server.database.address))
  await attacker.connect()
})
beforeEach(async () => {
  owner = await server.planner()
  for (let at = 2; at <= 6; at += 1) await act(at)
})
afterEach(async () => {
  // The next test begins with logs that are whole.
  await attack('delete from planners; delete from audit_entries; delete from audit_heads; delete from deleted_logs')
  await writeHeadsOnFile(server.jobContext.services.auditHeads, new Map())
})
afterAll(async () => {
  await attacker.end()
  await server.close()
})

const act = (at: number) => owner.post('/api/tokens', { name: `Token ${at}`, role: 'planner', days: null })
const guarded = ['planners', 'audit_entries', 'audit_heads', 'deleted_logs']
const triggers = (action: 'disable' | 'enable') =>
  guarded.map((table) => `alter table ${table} ${action} trigger user`).join('; ')
/** As the owner of the database, without triggers. */
const attack = (sql: string) => attacker.query(`${triggers('disable')}; ${sql}; ${triggers('enable')}`)
const mine = () => `planner_id = ${owner.id}`
const key = auditKeyOf(installationSecret)
const problems = async (withKey = key) => {
  const onFile = await readHeadsOnFile(server.jobContext.services.auditHeads)
  return (await checkLogs(attacker, withKey, onFile)).problems.filter((problem) =>
    problem.startsWith(`Studio ${owner.id}:`),
  )
}
const of = (what: string) => [`Studio ${owner.id}: ${what}.`]
const otherEnd = (seq: number) => of(`entry ${seq} was the last one, but the sealed end of the log is another`)

describe('the check of the audit log', () => {
  it('finds nothing in a log that nobody has changed', async () => {
    const { studios, entries } = await checkLogs(attacker, key, new Map())
    expect({ studios, entries, problems: await problems() }).toEqual({ studios: 1, entries: 6, problems: [] })
  })

  it.each([
    ['at', `at = at + interval '1 millisecond'`],
    ['kind', `kind = 'token-ended'`],
    ['actor', `actor = 'larkspur'`],
    ['actor_id', 'actor_id = 1'],
    ['actor_name', `actor_name = 'Somebody else'`],
    ['address', `address = '192.0.2.1'`],
    ['wedding_id', 'wedding_id = 1'],
    ['details', `details = details || '{"role": "assistant"}'`],
    ['after_break', 'after_break = true'],
    ['previous_seal', `previous_seal = '\\x00'`],
    ['seal', `seal = '\\x00'`],
  ])('names an entry whose %s was altered', async (_, change) => {
    await attack(`update audit_entries set ${change} where ${mine()} and seq = 4`)
    expect((await problems())[0]).toBe(of('entry 4 was altered or inserted')[0])
  })

  it('names an entry whose mark of the key was altered, and a log that another installation sealed', async () => {
    const what = 'sealed with a key that is not the one of this installation'
    await attack(`update audit_entries set key_mark = '00000000' where ${mine()} and seq = 4`)
    expect(await problems()).toEqual(of(`entry 4 was ${what}`))
    expect(await problems(auditKeyOf('another-secret'))).toContain(of(`entry 1 was ${what}`)[0])
  })

  it('names entries that were deleted', async () => {
    await attack(`delete from audit_entries where ${mine()} and seq in (3, 4)`)
    expect(await problems()).toEqual(of('entries 3 to 4 were deleted'))
  })

  it('names the place of a deleted entry that was closed by renumbering', async () => {
    await attack(`delete from audit_entries where ${mine()} and seq = 3;
      update audit_entries set seq = seq - 1 where ${mine()} and seq > 3`)
    expect((await problems())[0]).toBe(of('entry 3 was altered or inserted')[0])
  })

  it('names an inserted entry, also one that is a copy', async () => {
    await attack(`alter table audit_entries drop constraint audit_entries_planner_id_seq_pk;
      insert into audit_entries select * from audit_entries where ${mine()} and seq = 4`)
    expect(await problems()).toEqual(of('entry 4 was inserted'))
    await attack(`delete from audit_entries where ctid in (select max(ctid) from audit_entries where ${mine()} and seq = 4);
      alter table audit_entries add constraint audit_entries_planner_id_seq_pk primary key (planner_id, seq);
      insert into audit_entries select planner_id, 7, at, kind, actor, actor_id, actor_name, address, wedding_id, details,
        after_break, seal, seal, key_mark from audit_entries where ${mine()} and seq = 6`)
    expect((await problems())[0]).toBe(of('entry 7 was altered or inserted')[0])
  })

  it('names entries that were swapped', async () => {
    await attack(`update audit_entries set seq = 100 where ${mine()} and seq = 3;
      update audit_entries set seq = 3 where ${mine()} and seq = 4;
      update audit_entries set seq = 4 where ${mine()} and seq = 100`)
    expect(await problems()).toEqual(
      [
        'entry 3 was altered or inserted',
        'entry 4 was altered or inserted',
        'entry 5 was not written after the entry that is before it',
      ].flatMap(of),
    )
  })

  it('names entries of another studio', async () => {
    const before = owner
    owner = await server.planner()
    await attack(`delete from audit_entries where ${mine()};
      update audit_entries set ${mine()} where planner_id = ${before.id} and seq = 1`)
    expect(await problems()).toEqual(of('entry 1 was altered or inserted').concat(otherEnd(1)))
  })

  it('names entries that were cut off the end', async () => {
    await attack(`delete from audit_entries where ${mine()} and seq > 4`)
    expect(await problems()).toEqual(of('entries 5 to 6 were cut off the end'))
  })

  it('finds a head that was moved to hide that, also after the log has grown again', async () => {
    await attack(`delete from audit_entries where ${mine()} and seq > 4;
      update audit_heads set seq = 4, seal = (select seal from audit_entries where ${mine()} and seq = 4) where ${mine()}`)
    expect(await problems()).toEqual(otherEnd(4))
    await act(7)
    expect(await problems()).toEqual(of('entry 5 was written after the end of the log had been changed'))
  })

  it('finds a lost head, and goes on with the log', async () => {
    await attack(`delete from audit_heads where ${mine()}`)
    expect(await problems()).toEqual(otherEnd(6))
    expect((await act(7)).status).toBe(201)
    expect(await problems()).toEqual(of('entry 7 was written after the end of the log had been changed'))
  })

  it('finds entries and a head that were taken back to an earlier state, by the heads in the data folder', async () => {
    await attack(`create table kept as select * from audit_heads where ${mine()}`)
    await act(7)
    await act(8)
    await server.run(keepHeads, null)
    const takeBack = `delete from audit_entries where ${mine()} and seq > 6; delete from audit_heads where ${mine()};
      insert into audit_heads select * from kept`
    await attack(takeBack)
    await server.run(keepHeads, null)
    expect(await problems()).toEqual(of('entries 7 to 8 were cut off the end'))
    for (const at of [7, 8, 9]) await act(at)
    await server.run(keepHeads, null)
    expect(await problems()).toEqual(of('entry 8 was exchanged for another one'))
    await attack('drop table kept')
  })

  it('finds a log that was deleted as a whole', async () => {
    await server.run(keepHeads, null)
    const all = of('entries 1 to 6 were cut off the end')
    await attack(`delete from audit_entries where ${mine()}; delete from audit_heads where ${mine()}`)
    expect(await problems()).toEqual(all)
    await attack(`delete from planners where id = ${owner.id}`)
    await server.run(keepHeads, null)
    expect(await problems()).toEqual(all)
    await attack(`insert into deleted_logs values (${owner.id}, now(), 6, '\\x00')`)
    expect(await problems()).toEqual(of('its deletion was not recorded by Larkspur'))
  })

  it('names every entry after all of them were deleted at once', async () => {
    await attacker.query('begin')
    await attack('truncate audit_entries')
    await attacker.query('commit')
    expect(await problems()).toEqual(of('entries 1 to 6 were cut off the end'))
  })

  it('knows of the deletion of a studio', async () => {
    await server.run(keepHeads, null)
    await attacker.query(`update planners set deletes_at = now() where id = ${owner.id}`)
    await deleteStudios(server.jobContext, fileColumns)
    await server.run(keepHeads, null)
    const onFile = await readHeadsOnFile(server.jobContext.services.auditHeads)
    const { deleted, ...checked } = await checkLogs(attacker, key, onFile)
    expect(checked).toEqual({ studios: 0, entries: 0, problems: [] })
    expect(deleted).toMatchObject([{ studio: owner.id, entries: 6 }])
  })
})

describe('the audit log in the database', () => {
  it.each([
    ['altered', () => `update audit_entries set kind = 'sign-out' where ${mine()}`],
    ['deleted', () => `delete from audit_entries where ${mine()}`],
    ['emptied', () => 'truncate audit_entries'],
    ['deprived of its head', () => `delete from audit_heads where ${mine()}`],
    ['emptied with its studios', () => 'truncate planners cascade'],
  ])('cannot be %s, not even by its owner', async (_, sql) => {
    await expect(attacker.query(sql())).rejects.toThrow('the audit log can not be changed')
  })

  it.each(['larkspur_planner', 'larkspur_couple', 'larkspur_link', 'larkspur_door'])(
    'gives the role %s no right to write it',
    async (role) => {
      const rights = ['insert', 'update', 'delete', 'truncate'].flatMap((right) =>
        ['audit_entries', 'audit_heads', 'deleted_logs'].map(
          (table) =>
            `has_table_privilege('${role}', '${table}', '${right}') or has_any_column_privilege('${role}', '${table}', 'update')`,
        ),
      )
      const { rows } = await attacker.query(`select ${rights.join(' or ')} as may`)
      expect(rows).toEqual([{ may: false }])
    },
  )

  it('takes no entry of one studio into the log of another', async () => {
    const entry = { plannerId: owner.id, seq: 7 }
    const write = attacker.query(`begin; set local app.planner = '${owner.id + 1}'; set local role larkspur_planner;
      select add_audit_entry('${JSON.stringify(entry)}', '\\x00', '\\x00')`)
    await expect(write).rejects.toThrow('an entry for the log of another studio')
    await attacker.query('rollback')
  })
})
