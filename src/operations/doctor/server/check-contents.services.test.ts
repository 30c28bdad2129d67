import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examine } from '#operations/doctor/server/examine.ts'
import { fileColumns } from '#app/server/tables.ts'
import { urlOf } from '#test/cluster.ts'
import { openMailServer } from '#test/mail-server.ts'
import { dropJobs } from '#test/queue.ts'
import { installationSecret, openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let folder: string

beforeAll(async () => {
  server = await openTestServer()
  folder = await mkdtemp(join(tmpdir(), 'larkspur-doctor-'))
  await (await server.planner()).addClient()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (text: string) => server.database.ownerPool.query(text)
/** The cluster of the tests may lose what it has written, and the doctor says so. */
const ofTheCluster = /synchronous_commit|fsync/

async function findings(more: Record<string, string> = {}) {
  const { address } = server.database
  const env = { DATA_DIR: folder, DATABASE_URL: urlOf(address), SECRET_KEY: installationSecret, ...more }
  return (await examine(env, fileColumns)).filter(({ what }) => !ofTheCluster.test(what))
}

it('finds mails that wait while none goes out', async () => {
  const wait = (minutes: number) =>
    // No public call makes a job older than it is.
    ask(`update graphile_worker._private_jobs set attempts = 3, created_at = now() - interval '${minutes} minutes',
      run_at = now() + interval '1 hour', last_error = '451 Try later' where key = 'silent'`)
  await ask(`select graphile_worker.add_job('mail', '{}', job_key => 'silent', max_attempts => 12)`)
  await wait(20)
  expect(await findings()).toEqual([])
  await wait(90)
  const [silence] = await findings()
  expect(silence?.what).toBe('1 email waits, one for 90 minutes, and none has gone out for an hour: 451 Try later')
  await ask('insert into sent_mails (job_id, sent_at) values (1, now())')
  expect(await findings()).toEqual([])
  await ask('delete from sent_mails')
  await dropJobs(server.database.ownerPool, `key = 'silent'`)
})

it('finds a document whose file is lost', async () => {
  await ask(`insert into documents (planner_id, client_id, original_name, filename, file_key, uploaded_by)
    select planner_id, id, 'Contract', 'contract.pdf', '0123456789abcdef0123456789abcdef', 'planner' from clients`)
  const [lost] = await findings()
  expect(lost?.what).toMatch(/^1 file is lost, 0123456789abcdef/)
  expect(lost?.mend).toMatch(/newest backup/)
  await ask('delete from documents')
})

it('asks the mail server whether it takes mails for the studios, and sends none', async () => {
  const { received, url, close } = await openMailServer({
    onRcptTo: ({ address }, _, done) => done(address.startsWith('refused') ? new Error('Relaying denied') : null),
  })
  const settings = { SMTP_URL: url, MAIL_FROM: 'no-reply@studio.example' }
  expect(await findings(settings)).toEqual([])
  await ask(`update planners set email = 'refused@elsewhere.example'`)
  const [refusal] = await findings(settings)
  expect(refusal?.what).toMatch(/refuses emails to refused@elsewhere\.example: 550 Relaying denied/)
  expect(refusal?.mend).toMatch(/relay/)
  expect(received).toEqual([])
  await close()
})
