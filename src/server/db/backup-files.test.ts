import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from '#server/db/backup.ts'
import { addressOfRunning } from '#server/db/embedded/address.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { newKey } from '#server/files/store.ts'
import { formOf, pdf } from '#test/form.ts'
import { end, isUp, startLarkspur, type Larkspur } from '#test/process.ts'
import { password, unique } from '#test/server.ts'

const documents = 30
const otherFiles = 600

let base: string
let larkspur: Larkspur

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'larkspur-backup-'))
  await chmod(base, 0o755)
  larkspur = await startLarkspur({ DATA_DIR: join(base, 'live') })
})
afterAll(async () => {
  await end(larkspur, 'SIGTERM')
  await rm(base, { recursive: true, force: true })
})

async function asked<Row extends object>(address: pg.ClientConfig, sql: string): Promise<Row[]> {
  const connection = new pg.Client(address)
  await connection.connect()
  const { rows } = await connection.query<Row>(sql).finally(() => connection.end())
  return rows
}

async function signedIn(): Promise<
  (method: string, path: string, body?: object | Buffer, headers?: Record<string, string>) => Promise<Response>
> {
  const account = {
    name: 'Paula',
    username: unique(),
    email: `${unique()}@example.com`,
    password,
    confirmPassword: password,
  }
  let cookie = ''
  const send = async (
    method: string,
    path: string,
    body?: object | Buffer,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => {
    const answer = await fetch(larkspur.url + path, {
      method,
      headers: { cookie, ...headers },
      ...(body && { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  await send('POST', '/api/auth/signup', account)
  await asked(addressOfRunning(join(base, 'live')), 'update planners set email_verified = true')
  const answer = await send('POST', '/api/auth/login', { email: account.email, password })
  cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return send
}

it('a backup has the file of every document in it, whatever is deleted meanwhile', async () => {
  await isUp(larkspur)
  const send = await signedIn()
  const couple = await send('POST', '/api/clients', {
    partnerOneName: 'Emma',
    partnerTwoName: 'James',
    email: 'emma@example.com',
  })
  const { id } = (await couple.json()) as { id: number }
  const form = await formOf({ originalName: 'A', content: 'A' }, [{ name: 'a.pdf', bytes: pdf() }])
  const paths: string[] = []
  for (let number = 0; number < documents; number += 1) {
    const answer = await send('POST', `/api/clients/${id}/documents`, form[0], form[1].headers)
    paths.push(`/api/documents/${((await answer.json()) as { id: number }).id}`)
  }
  // Enough files that copying and deleting overlap.
  for (let number = 0; number < otherFiles; number += 1) {
    const key = newKey()
    await mkdir(join(base, 'live/files', key.slice(0, 2)), { recursive: true })
    await writeFile(join(base, 'live/files', key.slice(0, 2), key), 'another file')
  }

  const backup = backUp(join(base, 'live'), join(base, 'copy'))
  // Keep three, so that the copy is not empty if deleting is faster.
  for (const path of paths.slice(3)) await send('DELETE', path)
  await backup

  const copy = await startEmbedded(join(base, 'copy'), () => {})
  const rows = await asked<{ key: string }>(copy.connection, 'select file_key as key from documents')
  await copy.stop()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ key }) => !existsSync(join(base, 'copy/files', key.slice(0, 2), key)))).toEqual([])
}, 90_000)
