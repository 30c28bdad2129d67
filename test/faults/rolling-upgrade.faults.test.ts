import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { admin } from '#test/admin.ts'
import { inDatabase, urlOf } from '#test/cluster.ts'
import { openMailServer } from '#test/mail-server.ts'
import { end, hasEnded, isUp, root, startLarkspur, type Larkspur } from '#test/process.ts'
import { unique } from '#test/server.ts'
import { signUp } from '#test/sign-up.ts'

const database = `larkspur_${unique()}`
const folder = mkdtempSync(join(tmpdir(), 'larkspur-upgrade-'))
/** Sealed by the one and opened by the other. */
const secretKey = randomBytes(32).toString('hex')
const started: Larkspur[] = []
let mailbox: Awaited<ReturnType<typeof openMailServer>>

/** What a version may do to the tables of the one before it while that is at work. */
const nextMigration = `
  alter table tasks add column colour text;
  alter table tasks add column weight integer not null default 1;
  create index tasks_by_colour on tasks (planner_id, colour);
  create table task_colours (id integer primary key generated always as identity, name text not null);`

/** The program of the next version: this one with another migration. */
function nextVersion(): string {
  const program = join(folder, 'next')
  for (const name of ['src', 'package.json']) cpSync(join(root, name), join(program, name), { recursive: true })
  for (const name of ['node_modules', 'dist']) symlinkSync(join(root, name), join(program, name))
  const migrations = join(program, 'src/platform/server/db/migrations')
  const file = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(migrations, 'next.sql'), nextMigration)
  return program
}

async function startVersion(name: string, program?: string): Promise<Larkspur> {
  const settings = { DATA_DIR: join(folder, name), DATABASE_URL: urlOf(inDatabase(inject('cluster'), database)) }
  const larkspur = await startLarkspur({ ...settings, SECRET_KEY: secretKey, SMTP_URL: mailbox.url }, program)
  started.push(larkspur)
  return larkspur
}

/** Asks again where a busy machine has held up the process, which then refuses calls for a moment. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  if (answer.status !== 503 || !(await answer.clone().text()).includes('very busy')) return answer
  await pause(1000 * Number(answer.headers.get('retry-after') ?? 1))
  return ask(url, init)
}

/** Adds tasks, one after the other, until it is stopped. */
function writeTo(url: string, cookie: string, acknowledged: string[], name: string) {
  const headers = { 'content-type': 'application/json', cookie }
  const statuses = new Set<number>()
  let isWriting = true
  const work = async () => {
    for (let count = 1; isWriting; count += 1) {
      const title = `${name} ${count}`
      const answer = await ask(`${url}/api/tasks`, { method: 'POST', headers, body: JSON.stringify({ title }) })
      statuses.add(answer.status)
      if (answer.status === 201) acknowledged.push(title)
      const list = await ask(`${url}/api/tasks`, { headers })
      statuses.add(list.status)
      await list.text()
    }
  }
  const working = work()
  return {
    statuses,
    async stop() {
      isWriting = false
      await working
    },
  }
}

beforeAll(async () => {
  mailbox = await openMailServer()
  await admin(`create database ${database}`)
})
afterAll(async () => {
  for (const larkspur of started) await end(larkspur, 'SIGKILL')
  await mailbox.close()
  await admin(`drop database ${database} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

it('a version goes on with its work while the next one migrates the database and takes over', async () => {
  const older = await startVersion('older')
  await isUp(older)
  const { cookie } = await signUp({ url: older.url, name: 'upgrade', mailTo: mailbox.textTo })
  const acknowledged: string[] = []
  const more = async () => {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
  }
  const onOlder = writeTo(older.url, cookie, acknowledged, 'older')
  await more()
  const newer = await startVersion('newer', nextVersion())
  await isUp(newer)
  const onNewer = writeTo(newer.url, cookie, acknowledged, 'newer')
  await more()
  await onOlder.stop()
  expect(await end(older, 'SIGTERM')).toBe(0)
  await more()
  await onNewer.stop()
  expect([[...onOlder.statuses].sort(), [...onNewer.statuses].sort()]).toEqual([
    [200, 201],
    [200, 201],
  ])
  const tasks = (await (await fetch(`${newer.url}/api/tasks`, { headers: { cookie } })).json()) as { title: string }[]
  expect(tasks.map(({ title }) => title).toSorted()).toEqual(acknowledged.toSorted())
  expect(hasEnded(newer)).toBe(false)

  const again = await startVersion('older')
  await expect.poll(() => hasEnded(again), { timeout: 30_000 }).toBe(true)
  expect(again.lines.join('\n')).toContain('a newer version of Larkspur made it')
}, 180_000)
