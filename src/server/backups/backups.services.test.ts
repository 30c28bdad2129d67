import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkCopy } from '#server/backups/check-copy.ts'
import { isBackup, nameAt } from '#server/backups/destination.ts'
import { takeBackup } from '#server/backups/take-backup.ts'
import { backUp } from '#server/db/backup.ts'
import { addressOfRunning } from '#server/db/embedded/address.ts'
import { openBucket } from '#server/files/bucket-client.ts'
import { diskStore } from '#server/files/disk.ts'
import { readBackupState } from '#server/ground/backup-state.ts'
import { fileColumns } from '#server/jobs.ts'
import { makeBucket, testEndpoint } from '#test/file-store.ts'
import { end, startLarkspur, type Larkspur } from '#test/process.ts'

const key = '0123456789abcdef0123456789abcdef'
let base: string
let dataDir: string
let larkspur: Larkspur
let client: pg.Client

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'larkspur-backups-'))
  vi.stubEnv('TMPDIR', join(base, 'tmp'))
  await mkdir(tmpdir())
  // The account of the database, which is another one if root runs the tests, enters them.
  for (const folder of [base, tmpdir()]) await chmod(folder, 0o711)
  dataDir = join(base, 'data')
  larkspur = await startLarkspur({ DATA_DIR: dataDir })
  await vi.waitFor(() => {
    if (!larkspur.lines.some((line) => line.startsWith('Larkspur is at'))) throw new Error('It does not serve yet.')
  }, 30_000)
  client = new pg.Client(addressOfRunning(dataDir))
  await client.connect()
  await client.query(`
    insert into planners (id, username, name, email, password_hash) overriding system value values (7, 'rosa', 'Rosa', 'rosa@example.com', 'x');
    insert into clients (id, planner_id, partner_one_name, email) overriding system value values (7, 7, 'Emma', 'emma@example.com');
    insert into documents (planner_id, client_id, original_name, filename, file_key, uploaded_by)
      values (7, 7, 'Contract', 'contract.pdf', '${key}', 'planner')`)
  await diskStore(join(dataDir, 'files'))
  await mkdir(join(dataDir, 'files', key.slice(0, 2)), { recursive: true })
  await writeFile(join(dataDir, 'files', key.slice(0, 2), key), 'signed')
}, 60_000)
afterAll(async () => {
  await client.end()
  await end(larkspur, 'SIGTERM')
  vi.unstubAllEnvs()
  await rm(base, { recursive: true, force: true })
})

const at = (hour: number) => new Date(Date.UTC(2031, 5, 14, hour))
const settings = (to: string, keep = 7) => ({ dataDir, to, keep, hasFiles: true })

describe('a scheduled backup', () => {
  it('is restored, kept under its time, and leaves nothing else', async () => {
    const to = join(base, 'kept')
    const { rows, bytes } = await takeBackup(settings(to), fileColumns, at(3))
    expect(rows).toBeGreaterThan(3)
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(await readdir(to)).toEqual(['larkspur-2031-06-14T03-00-00Z'])
    expect(await readdir(join(to, nameAt(at(3))))).toEqual(expect.arrayContaining(['database', 'files', 'secrets']))
    expect(readBackupState(dataDir)).toMatchObject({ problem: null, goodAt: '2031-06-14T03:00:00.000Z', bytes })
    expect(await readdir(tmpdir())).toEqual([])
  }, 60_000)

  it('removes the oldest ones, and what an interrupted one left, and nothing of others', async () => {
    const to = join(base, 'rotated')
    for (const name of [nameAt(at(0)), nameAt(at(1)), `${nameAt(at(2))}.part`, 'letters'])
      await mkdir(join(to, name), { recursive: true })
    await takeBackup(settings(to, 2), fileColumns, at(4))
    expect((await readdir(to)).toSorted()).toEqual([nameAt(at(1)), nameAt(at(4)), 'letters'].toSorted())
  }, 60_000)

  it('fails without a file that a row names, and removes none of the older ones', async () => {
    const to = join(base, 'incomplete')
    await mkdir(join(to, nameAt(at(1))), { recursive: true })
    await takeBackup(settings(join(base, 'good')), fileColumns, at(5))
    const [file, away] = [join(dataDir, 'files', key.slice(0, 2), key), join(base, 'away')]
    await rename(file, away)
    await expect(takeBackup(settings(to, 1), fileColumns, at(6))).rejects.toThrow('lacks 1 of 1 files')
    expect(await readdir(to)).toEqual([nameAt(at(1))])
    expect(readBackupState(dataDir)).toMatchObject({
      begunAt: '2031-06-14T06:00:00.000Z',
      problem: expect.stringContaining(key),
      goodAt: '2031-06-14T05:00:00.000Z',
    })
    await rename(away, file)
  }, 60_000)
})

describe('the check of a copy', () => {
  const copy = async (name: string) => {
    await backUp(dataDir, join(base, name))
    return join(base, name)
  }
  const expected = (position: string) => ({ backedUp: { position }, columns: fileColumns, hasFiles: true })

  it('finds a damaged page', async () => {
    const damaged = await copy('damaged')
    const { rows } = await client.query<{ path: string }>(`select pg_relation_filepath('planners') as path`)
    const file = await open(join(damaged, 'database', rows[0]!.path), 'r+')
    await file.write(Buffer.alloc(64, 'x'), 0, 64, 8100)
    await file.close()
    await expect(checkCopy(damaged, expected('0/0'))).rejects.toThrow('invalid page')
  }, 60_000)

  it('finds a copy that lacks what was committed before it', async () => {
    await expect(checkCopy(await copy('old'), expected('FF/0'))).rejects.toThrow('lacks what was committed')
  }, 60_000)

  it('finds a copy whose write-ahead log is gone', async () => {
    const without = await copy('without')
    for (const name of await readdir(join(without, 'database/pg_wal')))
      await rm(join(without, 'database/pg_wal', name), { recursive: true })
    await expect(checkCopy(without, expected('0/0'))).rejects.toThrow()
  }, 60_000)
})

it('tells backups from other names', () => {
  expect(isBackup(nameAt(new Date()))).toBe(true)
  expect(['larkspur-monday', 'larkspur-2031-06-14T03-00-00Z.part', ''].filter(isBackup)).toEqual([])
})

describe.runIf(testEndpoint)('in a bucket', () => {
  it('is an archive that is a data folder, and the oldest ones are removed', async () => {
    const bucket = { bucket: await makeBucket(testEndpoint!), endpoint: testEndpoint, region: undefined }
    const { s3, client: store, at: place } = await openBucket(bucket, { patienceMs: 10_000, connectMs: 5000 })
    const toBucket = (hour: number) =>
      takeBackup({ dataDir, to: bucket, keep: 1, hasFiles: true }, fileColumns, at(hour))
    await toBucket(7)
    await toBucket(8)
    const { Contents = [] } = await store.send(new s3.ListObjectsV2Command({ Bucket: bucket.bucket }))
    expect(Contents.map(({ Key }) => Key)).toEqual([`${nameAt(at(8))}.tar.gz`])
    const { Body } = await store.send(new s3.GetObjectCommand(place(`${nameAt(at(8))}.tar.gz`)))
    const [archive, unpacked] = [join(base, 'archive.tar.gz'), join(base, 'unpacked')]
    await writeFile(archive, await Body!.transformToByteArray())
    await mkdir(unpacked)
    execFileSync('tar', ['-xzf', archive, '-C', unpacked])
    expect(
      await checkCopy(unpacked, { backedUp: { position: '0/0' }, columns: fileColumns, hasFiles: true }),
    ).toBeGreaterThan(3)
  }, 120_000)
})
