import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkBackups, checkState } from '#operations/doctor/server/check-backups.ts'
import { checkServerSettings } from '#operations/doctor/server/check-database.ts'
import { checkRoom } from '#operations/doctor/server/check-data-folder.ts'
import { examine } from '#operations/doctor/server/examine.ts'
import type { Finding } from '#operations/doctor/server/finding.ts'
import { readConfig, type Config } from '#platform/server/foundation/config.ts'
import { fileColumns } from '#app/server/tables.ts'
import { urlOf } from '#test/cluster.ts'
import { dropJobs } from '#test/queue.ts'
import { installationSecret, openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let folder: string
let env: Record<string, string>

beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-doctor-'))
  env = { DATA_DIR: folder, DATABASE_URL: urlOf(server.database.address), SECRET_KEY: installationSecret }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (text: string) => server.database.ownerPool.query(text)
/** The cluster of the tests may lose what it has written, and the doctor says so. */
const ofTheCluster = /synchronous_commit|fsync/
const findings = async (more: Record<string, string> = {}) =>
  (await examine({ ...env, ...more }, fileColumns)).filter(({ what }) => !ofTheCluster.test(what))
const sentences = async (more: Record<string, string> = {}) => (await findings(more)).map(({ what }) => what)

/** A mistake, what the doctor says of it, and how it is mended. */
type Mistake = {
  plant: () => Promise<unknown>
  more?: Record<string, string>
  says: RegExp
  mends: RegExp
  undo?: () => Promise<unknown>
}

const open = { PUBLIC_URL: 'https://studio.example', TRUST_PROXY: 'loopback' }
const nothing = async () => {}

const mistakes: Record<string, Mistake> = {
  'a misspelt setting': {
    plant: nothing,
    more: { SMTP_ULR: 'x' },
    says: /^SMTP_ULR is not a setting/,
    mends: /operating/,
  },
  'a setting that is almost called like one of ours': {
    plant: nothing,
    more: { SMPT_URL: 'smtp://mail.example' },
    says: /^SMPT_URL is not a setting, and has no effect; SMTP_URL is one/,
    mends: /Rename it to SMTP_URL/,
  },
  'an invalid setting': { plant: nothing, more: { PORT: 'http' }, says: /^PORT must be a port/, mends: /Correct/ },
  'links to localhost': {
    plant: nothing,
    more: { HOST: '0.0.0.0' },
    says: /links in emails lead others to their own machine/,
    mends: /Set PUBLIC_URL/,
  },
  'no encryption': {
    plant: nothing,
    more: { PUBLIC_URL: 'http://studio.example', SMTP_URL: '' },
    says: /passwords travel unencrypted/,
    mends: /Caddyfile/,
  },
  'an unknown proxy': {
    plant: nothing,
    more: { PUBLIC_URL: 'https://studio.example' },
    says: /TRUST_PROXY is not set/,
    mends: /TRUST_PROXY=loopback/,
  },
  'mails that nobody receives': { plant: nothing, more: open, says: /nobody receives them/, mends: /Set SMTP_URL/ },
  'a mail server that is not there': {
    plant: nothing,
    more: { SMTP_URL: 'smtp://127.0.0.1:1' },
    says: /mail server of SMTP_URL cannot be used: .*ECONNREFUSED/,
    mends: /Check its host/,
  },
  'a sender that is refused': {
    plant: nothing,
    more: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'larkspur@localhost' },
    says: /receivers refuse emails from localhost/,
    mends: /Set MAIL_FROM/,
  },
  'mails without a sender of their own': {
    plant: nothing,
    more: { PUBLIC_URL: 'https://studio.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    says: /without MAIL_FROM, so emails come from Larkspur <no-reply@studio\.example>/,
    mends: /Set MAIL_FROM/,
  },
  'a data folder that everybody reads': {
    plant: () => chmod(folder, 0o755),
    says: /Every account of this machine can look into/,
    mends: /^chmod 700/,
  },
  'metrics that everybody reads': {
    plant: nothing,
    more: { HOST: '0.0.0.0', METRICS_PORT: '9000' },
    says: /can read the metrics/,
    mends: /firewall/,
  },
  'letters that are not collected': {
    plant: nothing,
    more: { LETTERS_AFTER: '0s' },
    says: /LETTERS_AFTER is 0/,
    mends: /LETTERS_AFTER=10m/,
  },
  'a path in the public address': {
    plant: nothing,
    more: { PUBLIC_URL: 'http://localhost:3000/larkspur' },
    says: /which has a path/,
    mends: /host of its own/,
  },
  'a data folder that is a file': {
    plant: () => writeFile(join(folder, 'file'), ''),
    more: { DATA_DIR: '/dev/null' },
    says: /^DATA_DIR is \/dev\/null, which cannot be used/,
    mends: /may write in/,
  },
  'a database that is not there': {
    plant: nothing,
    more: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    says: /nothing listens on port 1 of 127\.0\.0\.1/,
    mends: /correct DATABASE_URL/,
  },
  'a database of a newer version': {
    plant: () => ask(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`),
    says: /a newer version of Larkspur made it/,
    mends: /does not start like this/,
    undo: () => ask(`delete from drizzle.__drizzle_migrations where hash = 'newer'`),
  },
  'a database of an older version': {
    plant: () =>
      ask(`create table taken as select * from drizzle.__drizzle_migrations order by created_at desc limit 1;
        delete from drizzle.__drizzle_migrations where id = (select id from taken)`),
    says: /misses 1 changes of this version/,
    mends: /start this version once/,
    undo: () => ask('insert into drizzle.__drizzle_migrations select * from taken; drop table taken'),
  },
  'jobs that nobody does': {
    plant: () => ask(`select graphile_worker.add_job('never', run_at => now() - interval '2 hours')`),
    says: /Jobs have waited for 120 minutes/,
    mends: /WORKER=only/,
    undo: () => dropJobs(server.database.ownerPool, 'attempts = 0 and max_attempts = 25'),
  },
  'jobs that failed for good': {
    plant: () =>
      ask(`select graphile_worker.add_job('never', max_attempts => 1);
        select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where max_attempts = 1))`),
    says: /1 job has failed for good/,
    mends: /reschedule_jobs/,
    undo: () => dropJobs(server.database.ownerPool, 'max_attempts = 1'),
  },
  'a table without row security': {
    plant: () => ask('alter table tasks disable row level security'),
    says: /Row security is off for tasks/,
    mends: /alter table tasks enable row level security/,
    undo: () => ask('alter table tasks enable row level security'),
  },
  'a bucket that is not there': {
    plant: nothing,
    more: { FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:1&region=here' },
    says: /^FILES_URL names a store that cannot be used/,
    mends: /Check the endpoint/,
  },
  'payments that are never noted': {
    plant: nothing,
    more: { STRIPE_SECRET_KEY: 'sk_test_1' },
    says: /STRIPE_WEBHOOK_SECRET is not/,
    mends: /api\/stripe\/webhook/,
  },
  'payments that are not real': {
    plant: nothing,
    more: { ...open, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    says: /a key of the test mode/,
    mends: /live/,
  },
}

describe('the doctor', () => {
  it('finds nothing in a good installation', async () => {
    expect(await findings()).toEqual([])
  })

  it.each(Object.entries(mistakes))(
    'finds %s, and says how to mend it',
    async (_, { plant, more, says, mends, undo }) => {
      await plant()
      const all = await findings(more)
      await undo?.()
      const finding = all.find(({ what }) => says.test(what))
      expect(finding, all.map(({ what }) => what).join('\n')).toBeDefined()
      expect(finding?.mend).toMatch(mends)
    },
  )

  it('is content with the mode that Larkspur gives the data folder itself', async () => {
    await chmod(folder, 0o711)
    expect(await findings()).toEqual([])
  })

  it('finds several mistakes at once', async () => {
    await chmod(folder, 0o755)
    expect(await sentences({ HOST: '0.0.0.0' })).toHaveLength(2)
    expect(await sentences({ PORT: 'http', WORKER: 'maybe', SMTP_ULR: 'x' })).toHaveLength(3)
  })

  it('finds what a database server should not do', () => {
    const good = {
      hasSchema: true,
      now: 0,
      synchronous: true,
      keepsWrites: true,
      vacuums: true,
      connections: 100,
      encoding: 'UTF8',
    }
    const says = (wrong: Partial<typeof good>) => checkServerSettings({ ...good, ...wrong }, 0).map(({ what }) => what)
    expect(says({})).toEqual([])
    expect(says({ now: -90_000 })).toEqual([expect.stringMatching(/differ by 90 seconds/)])
    expect(says({ synchronous: false })).toEqual([expect.stringMatching(/acknowledged changes are lost/)])
    expect(says({ keepsWrites: false })).toEqual([expect.stringMatching(/without fsync or full_page_writes/)])
    expect(says({ vacuums: false })).toEqual([expect.stringMatching(/Autovacuum is off/)])
    expect(says({ encoding: 'SQL_ASCII' })).toEqual([expect.stringMatching(/encoding of the database is SQL_ASCII/)])
    expect(says({ connections: 20 })).toEqual([expect.stringMatching(/allows 20 connections/)])
  })

  it('says that it has not looked at the database of a stopped Larkspur', async () => {
    const stopped = { DATA_DIR: folder, SECRET_KEY: installationSecret }
    expect(await examine(stopped, fileColumns)).toEqual([])
    await mkdir(join(folder, 'database'))
    expect(await examine(stopped, fileColumns)).toEqual([
      expect.objectContaining({
        what: expect.stringMatching(/not looked at, because Larkspur is stopped/),
        isNote: true,
      }),
    ])
  })

  it('finds a disk that is almost full', () => {
    expect(checkRoom('/srv', () => ({ bavail: 5 * 256, bsize: 4096 }))[0]?.what).toMatch(
      /Only 5 MB are free where \/srv is/,
    )
    expect(checkRoom('/srv', () => ({ bavail: 1024 ** 3, bsize: 4096 }))).toEqual([])
  })

  it('finds backups that are not scheduled, lie beside the data, fail, or stopped', () => {
    const says = (to: string | undefined, more: Partial<Config> = {}) => {
      const backups = to === undefined ? undefined : { dataDir: folder, to, keep: 7, hasFiles: true }
      const config = { ...readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://studio.example' }), backups, ...more }
      return (checkBackups(config, { env, columns: fileColumns }) as Finding[]).map(({ what }) => what)
    }
    expect(says(undefined)).toEqual([expect.stringMatching(/No backups are scheduled/)])
    expect(says(undefined, { publicUrl: 'http://localhost:3000' })).toEqual([])
    expect(says(undefined, { databaseUrl: 'postgres://elsewhere/studio' })).toEqual([])
    expect(says(folder)).toEqual([expect.stringMatching(/on the same disk as the data folder/)])
    expect(says('/proc')).toEqual([])
    expect(says(join(folder, 'gone'))).toEqual([expect.stringMatching(/which is not there/)])

    const at = '2031-06-14T03:30:00.000Z'
    const good = { begunAt: at, seconds: 1, bytes: 1, problem: null, goodAt: at }
    const now = Date.parse(at)
    expect(checkState(undefined, now)).toEqual([])
    expect(checkState(good, now + 86_400_000)).toEqual([])
    expect(checkState(good, now + 3 * 86_400_000)[0]?.what).toMatch(/The latest backup is of 2031-06-14/)
    expect(checkState({ ...good, problem: 'No room.' }, now)[0]?.what).toBe('The latest backup failed: No room.')
  })
})
