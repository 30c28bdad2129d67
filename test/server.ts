import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { runOnce, Logger } from 'graphile-worker'
import { hooks } from '#app/server/hooks.ts'
import { tables } from '#app/server/tables.ts'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { inject } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { headsFileIn } from '#studio/audit/server/heads-on-file.ts'
import { auditKeyOf, useAuditKey } from '#studio/audit/server/seal.ts'
import { openDatabase, type Database } from '#platform/server/db/open.ts'
import { clientFor, inDatabase, template } from '#test/cluster.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import { openTestStore } from '#test/file-store.ts'
import { concerns } from '#app/server/heard-topics.ts'
import { openLive } from '#platform/server/http/live.ts'
import { openPost } from '#platform/server/jobs/post.ts'
import type { Job, JobContext } from '#platform/server/jobs/job.ts'
import { taskList } from '#platform/server/jobs/run.ts'
import { jobs } from '#app/server/jobs.ts'
import { buildServer } from '#app/server/serve.ts'
import { openKeys } from '#talk/push/server/jobs/open-keys.ts'
import { hashAtLeastCost } from '#platform/server/foundation/passwords.ts'
import { openInternet, type StandIns } from '#platform/server/foundation/internet.ts'
import { WorkFolders } from '#platform/server/foundation/work-folders.ts'
import { openSecretBox } from '#platform/server/foundation/secret-box.ts'
import { openPush } from '#talk/push/server/sender.ts'
import type { Services } from '#platform/server/foundation/services.ts'

export type Answer<Body = unknown> = {
  status: number
  body: Body
  bytes: Buffer
  headers: Record<string, unknown>
  cookies: Cookie[]
}
type Cookie = { name: string; value: string; [attribute: string]: unknown }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Extra = { headers?: Record<string, string>; from?: string }

/** A client with a cookie jar, like a browser. */
export class Caller {
  readonly cookies = new Map<string, string>()
  readonly app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.app = app
  }

  // eslint-disable-next-line typescript/no-explicit-any -- each test knows the type of its response
  async send<Body = any>(method: Method, url: string, payload?: unknown, extra: Extra = {}): Promise<Answer<Body>> {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...extra.headers },
      cookies: Object.fromEntries(this.cookies),
    }
    if (payload !== undefined) options.payload = payload as object
    if (extra.from) options.remoteAddress = extra.from
    const response = await this.app.inject(options)
    const cookies = response.cookies as unknown as Cookie[]
    for (const { name, value } of cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const body = (isJson ? response.json() : response.body || undefined) as Body
    return { status: response.statusCode, body, bytes: response.rawPayload, headers: response.headers, cookies }
  }

  get = (url: string, extra?: Extra) => this.send('GET', url, undefined, extra)
  post = (url: string, payload?: unknown, extra?: Extra) => this.send('POST', url, payload, extra)
  put = (url: string, payload?: unknown, extra?: Extra) => this.send('PUT', url, payload, extra)
  patch = (url: string, payload?: unknown, extra?: Extra) => this.send('PATCH', url, payload, extra)
  delete = (url: string, extra?: Extra) => this.send('DELETE', url, undefined, extra)
}

export class PlannerCaller extends Caller {
  readonly id: number
  readonly email: string

  constructor(app: FastifyInstance, id: number, email: string) {
    super(app)
    this.id = id
    this.email = email
  }

  async addClient(values: Record<string, unknown> = {}): Promise<Client> {
    const answer = await this.post('/api/clients', {
      partnerOneName: 'Emma',
      partnerTwoName: 'James',
      email: `${unique()}@example.com`,
      ...values,
    })
    if (answer.status !== 201) throw new Error(`no client was added: ${JSON.stringify(answer.body)}`)
    return answer.body as Client
  }
}

/** The key that seals the audit logs. */
export const installationSecret = 'a key of the installation, for tests'
export const unique = () => randomBytes(6).toString('hex')
export const password = 'a-good-password'

export type TestServer = {
  app: FastifyInstance
  database: Database
  files: FileStore
  folder: string
  /** The keys of all stored files. */
  storedFiles: () => Promise<string[]>
  visitor: () => Caller
  planner: () => Promise<PlannerCaller>
  /** A couple with an activated portal, signed in. */
  couple: (planner: PlannerCaller, client?: Client) => Promise<Caller & { client: Client }>
  /** The context that jobs run with. */
  jobContext: JobContext
  /** Runs one job now, optionally with other services. */
  run: <Payload>(job: Job<Payload>, payload: NoInfer<Payload>, services?: Partial<Services>) => Promise<void>
  /** Runs all due jobs, including those that they enqueue. */
  workOff: () => Promise<void>
  /** The mails written since the last call, oldest first. */
  newMails: () => Promise<Email[]>
  close: () => Promise<void>
}

export async function openTestServer(
  overrides: {
    publicUrl?: string
    trustProxy?: string[]
    /** The database that this one is a copy of. */
    database?: string
    services?: Partial<Services>
    standIns?: StandIns
  } = {},
): Promise<TestServer> {
  const cluster = inject('cluster')
  const name = `larkspur_${unique()}`
  const admin = clientFor(cluster)
  await admin.connect()
  await admin.query(`create database ${name} template ${overrides.database ?? template} strategy file_copy`)
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-test-'))
  const database = await openDatabase(inDatabase(cluster, name), 8)
  const files = await openTestStore(folder)
  const log = pino({ level: 'silent' })
  const live = await openLive(database, concerns, () => {})
  const publicUrl = overrides.publicUrl ?? 'http://localhost:3000'
  const internet = openInternet(overrides.standIns)
  const push = openPush(await openKeys(database.ownerPool), { subject: 'mailto:hello@example.com', internet })
  useAuditKey(auditKeyOf(installationSecret))
  hashAtLeastCost()
  const auditHeads = headsFileIn(folder)
  const services: Services = {
    publicUrl,
    lettersAfterMs: 600_000,
    files,
    work: new WorkFolders(folder),
    internet,
    push,
    hooks,
    tables,
    authenticatorBox: openSecretBox(installationSecret, 'authenticators'),
    answerBox: openSecretBox(installationSecret, 'answers'),
    auditHeads,
    ...overrides.services,
  }
  const app = await buildServer({
    config: { publicUrl, trustProxy: overrides.trustProxy ?? [] },
    database,
    services,
    live,
    log,
    checkAnswers: true,
    mostDelayMs: 0,
  })
  const outbox = join(folder, 'outbox')
  const post = await openPost({
    smtpUrl: undefined,
    mailFrom: 'Larkspur <hello@example.com>',
    publicUrl,
    outbox,
    say: () => {},
  })

  async function planner(): Promise<PlannerCaller> {
    const email = `${unique()}@studio.example`
    await new Caller(app).post(
      '/api/auth/signup',
      { name: 'Paula Planner', username: unique(), email, password, confirmPassword: password },
      { from: randomAddress() },
    )
    const verified = 'update planners set email_verified = true where email = $1 returning id'
    const { rows } = await database.ownerPool.query<{ id: number }>(verified, [email])
    const caller = new PlannerCaller(app, rows[0]?.id ?? 0, email)
    await caller.post('/api/auth/login', { email, password })
    return caller
  }

  async function couple(owner: PlannerCaller, given?: Client) {
    const client = given ?? (await owner.addClient())
    const { body } = await owner.post(`/api/clients/${client.id}/invite`)
    const token = (body as { inviteUrl: string }).inviteUrl.split('/').pop()
    const caller = Object.assign(new Caller(app), { client })
    await caller.post(`/api/client-invite/${token}/activate`, { password })
    await caller.post('/api/client-login', { email: client.email, password })
    return caller
  }

  const jobContext: JobContext = { pool: database.ownerPool, post, log, services }
  const seen = new Set<string>()
  return {
    app,
    database,
    files,
    folder,
    storedFiles: async () => (await Array.fromAsync(files.olderThan(new Date(Date.now() + 60_000)))).sort(),
    visitor: () => new Caller(app),
    planner,
    couple,
    jobContext,
    run: (job, payload, others) =>
      job.run(
        payload,
        { ...jobContext, services: { ...services, ...others } },
        { id: '0', createdAt: new Date(), attempts: 1 },
      ),
    workOff: () =>
      runOnce({
        pgPool: database.ownerPool,
        taskList: taskList(jobContext, jobs),
        logger: new Logger(() => () => {}),
        noHandleSignals: true,
      }).then(() => untilRecorded(database.ownerPool)),
    async newMails() {
      const names = (await readdir(outbox)).filter((file) => file.endsWith('.eml') && !seen.has(file)).sort()
      for (const file of names) seen.add(file)
      return Promise.all(names.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))))
    },
    async close() {
      // Clients that keep their connections would keep the app from closing.
      await live.close()
      app.server.closeAllConnections()
      await app.close()
      await database.close()
      // Without `force`, which fails while a vacuum runs there; all connections are closed already.
      await admin.query(`drop database ${name}`)
      await admin.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A different IP address for each client, so that limits by address affect only the tests about them. */
export const randomAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`

/** `runOnce` returns before the failure of its last job is recorded. */
async function untilRecorded(pool: Database['ownerPool']): Promise<void> {
  const running = 'select 1 from graphile_worker.jobs where locked_at is not null'
  for (let tries = 0; tries < 200 && (await pool.query(running)).rows.length > 0; tries++) await pause(10)
}
