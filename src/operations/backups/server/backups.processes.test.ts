import { spawnSync } from 'node:child_process'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCopy } from '#operations/backups/server/check-copy.ts'
import { isBackup, nameAt } from '#operations/backups/server/destination.ts'
import { takeBackup } from '#operations/backups/server/take-backup.ts'
import { backUp } from '#platform/server/db/backup.ts'
import { readBackupState } from '#platform/server/foundation/backup-state.ts'
import { newKey } from '#platform/server/files/store.ts'
import { fileColumns } from '#app/server/tables.ts'
import { formOf, pdf } from '#test/form.ts'
import { password, unique } from '#test/server.ts'
import { at, openServingFolder } from '#test/serving-folder.ts'

let served: Awaited<ReturnType<typeof openServingFolder>>
let base: string
let dataDir: string

beforeAll(async () => {
  served = await openServingFolder()
  ;({ base, dataDir } = served)
}, 120_000)
afterAll(() => served.close())

const settings = (to: string, keep: number) => ({ dataDir, to, keep, hasFiles: true })

type Send = (
  method: string,
  path: string,
  body?: object | Buffer,
  headers?: Record<string, string>,
) => Promise<Response>

/** Sends calls as a planner who has just signed up. */
async function signedIn(): Promise<Send> {
  let cookie = ''
  const send: Send = async (method, path, body, headers = { 'content-type': 'application/json' }) => {
    const answer = await fetch(served.url + path, {
      method,
      headers: { cookie, ...headers },
      ...(body && { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const email = `${unique()}@example.com`
  await send('POST', '/api/auth/signup', {
    name: 'Paula',
    username: unique(),
    email,
    password,
    confirmPassword: password,
  })
  await served.client.query('update planners set email_verified = true')
  const login = await send('POST', '/api/auth/login', { email, password })
  cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return send
}

/** Returns their paths. */
async function addDocuments(send: Send, count: number): Promise<string[]> {
  const couple = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' }
  const { id } = (await (await send('POST', '/api/clients', couple)).json()) as { id: number }
  const [bytes, { headers }] = await formOf({ originalName: 'A', content: 'A' }, [{ name: 'a.pdf', bytes: pdf() }])
  const paths: string[] = []
  for (let number = 0; number < count; number += 1) {
    const answer = await send('POST', `/api/clients/${id}/documents`, bytes, headers)
    paths.push(`/api/documents/${((await answer.json()) as { id: number }).id}`)
  }
  return paths
}

describe('a scheduled backup', () => {
  it('is restored and kept under its time; the oldest ones and what an interrupted one left are removed, and nothing else', async () => {
    const to = join(base, 'kept')
    for (const name of [nameAt(at(0)), nameAt(at(1)), `${nameAt(at(2))}.part`, 'letters'])
      await mkdir(join(to, name), { recursive: true })
    const { rows, bytes } = await takeBackup(settings(to, 2), fileColumns, at(3))
    expect(rows).toBeGreaterThan(3)
    expect(bytes).toBeGreaterThan(1_000_000)
    expect((await readdir(to)).toSorted()).toEqual([nameAt(at(1)), 'larkspur-2031-06-14T03-00-00Z', 'letters'])
    expect(await readdir(join(to, nameAt(at(3))))).toEqual(
      expect.arrayContaining(['database', 'files', 'files.sha256', 'secrets']),
    )
    expect(readBackupState(dataDir)).toMatchObject({ problem: null, goodAt: '2031-06-14T03:00:00.000Z', bytes })
    expect(await readdir(tmpdir())).toEqual([])
  }, 120_000)

  it('fails without a file that a row names, and removes none of the older ones', async () => {
    const to = join(base, 'incomplete')
    await mkdir(join(to, nameAt(at(1))), { recursive: true })
    const { key, path } = served.file
    const away = join(base, 'away')
    await rename(path, away)
    await expect(takeBackup(settings(to, 1), fileColumns, at(6))).rejects.toThrow('lacks 1 of 1 files')
    expect(await readdir(to)).toEqual([nameAt(at(1))])
    expect(readBackupState(dataDir)).toMatchObject({
      begunAt: '2031-06-14T06:00:00.000Z',
      problem: expect.stringContaining(key),
      goodAt: '2031-06-14T03:00:00.000Z',
    })
    await rename(away, path)
  }, 120_000)
})

describe('the check of a copy', () => {
  let copy: string
  beforeAll(async () => {
    copy = join(base, 'copy')
    const send = await signedIn()
    const paths = await addDocuments(send, 30)
    // Enough files that copying and deleting overlap.
    for (let number = 0; number < 600; number += 1) {
      const key = newKey()
      await mkdir(join(dataDir, 'files', key.slice(0, 2)), { recursive: true })
      await writeFile(join(dataDir, 'files', key.slice(0, 2), key), 'another file')
    }
    await served.client.query(`insert into vendors (planner_id, name, category) values (7, 'Bloom', 'florist')`)
    const copied = backUp(dataDir, copy)
    for (const path of paths) await send('DELETE', path)
    await copied
  }, 120_000)
  const anotherCopy = (name: string) => {
    spawnSync('cp', ['-a', copy, join(base, name)])
    return join(base, name)
  }
  const expected = (position: string) => ({ backedUp: { position }, columns: fileColumns, hasFiles: true })

  it('finds the file of every document, whatever is deleted while it is copied', async () => {
    expect(await checkCopy(copy, expected('0/0'))).toBeGreaterThan(3)
  }, 120_000)

  it('finds a file that is not as it was copied', async () => {
    const altered = anotherCopy('altered')
    const { key } = served.file
    await writeFile(join(altered, 'files', key.slice(0, 2), key), 'Signed')
    await expect(checkCopy(altered, expected('0/0'))).rejects.toThrow(`1 files of the backup are not as they were`)
    const cut = anotherCopy('cut')
    await writeFile(join(cut, 'files', key.slice(0, 2), key), '')
    await expect(checkCopy(cut, expected('0/0'))).rejects.toThrow(key)
  }, 120_000)

  it('finds a damaged page', async () => {
    const damaged = anotherCopy('damaged')
    // Not one that changed while it was copied, because a restored page would be that of the write-ahead log.
    const { rows } = await served.client.query<{ path: string }>(`select pg_relation_filepath('vendors') as path`)
    const file = await open(join(damaged, 'database', rows[0]!.path), 'r+')
    await file.write(Buffer.alloc(64, 'x'), 0, 64, 8100)
    await file.close()
    await expect(checkCopy(damaged, expected('0/0'))).rejects.toThrow('invalid page')
  }, 120_000)

  it('finds a copy that lacks what was committed before it', async () => {
    await expect(checkCopy(copy, expected('FF/0'))).rejects.toThrow('lacks what was committed')
  }, 120_000)

  it('finds a copy whose write-ahead log is gone', async () => {
    const without = anotherCopy('without')
    for (const name of await readdir(join(without, 'database/pg_wal')))
      await rm(join(without, 'database/pg_wal', name), { recursive: true })
    await expect(checkCopy(without, expected('0/0'))).rejects.toThrow()
  }, 120_000)
})

it('tells backups from other names', () => {
  expect(isBackup(nameAt(new Date()))).toBe(true)
  expect(['larkspur-monday', 'larkspur-2031-06-14T03-00-00Z.part', ''].filter(isBackup)).toEqual([])
})
