import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallerKind, Endpoint } from '#platform/contract/endpoint.ts'
import { formOf, pdf } from '#test/form.ts'
import { fillStudio, urlOfRow } from '#test/full-studio.ts'
import { linkOf } from '#test/links.ts'
import { endpoints, neededFields, sampleBody } from '#test/samples.ts'
import { openTestServer, password, unique, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const isRaw = ({ signed, streamed, ignoresBody }: Endpoint) => Boolean(signed ?? streamed ?? ignoresBody)
type Write = { endpoint: Endpoint; kind: CallerKind }
const writes: Write[] = endpoints
  .filter((endpoint) => endpoint.method !== 'GET' && !endpoint.for.anyone && !isRaw(endpoint))
  .flatMap((endpoint) => Object.keys(endpoint.for).map((kind) => ({ endpoint, kind: kind as CallerKind })))

type Studio = {
  planner: PlannerCaller
  callers: Record<string, Caller>
  tokens: { page: string; rsvp: string; caterer: string }
}

/** One for many writes of each kind of caller, until one is refused in it. */
const studios = new Map<CallerKind, Studio>()

async function openStudio(kind: CallerKind): Promise<Studio> {
  const planner = await server.planner()
  // All studios invite the same address.
  await server.database.ownerPool.query('delete from attempts')
  await fillStudio(server, planner, 'A sample')
  const [client] = (await planner.get('/api/clients')).body
  const [vendor] = (await planner.get('/api/vendors')).body
  const couple = kind === 'couple' ? await server.couple(planner, client) : server.visitor()
  const ofVendor = { kind: 'vendor-day', clientId: client.id, subjectId: vendor.id } as const
  const [envelope] = (await planner.get(`/api/clients/${client.id}/envelopes`)).body
  const ofEnvelope = { kind: 'rsvp', clientId: client.id, subjectId: envelope.id } as const
  const tokens = {
    page: (await linkOf(server, planner, ofVendor)).token,
    rsvp: (await linkOf(server, planner, ofEnvelope)).token,
    caterer: (await linkOf(server, planner, { kind: 'caterer', clientId: client.id })).token,
  }
  return { planner, callers: { planner, couple, link: server.visitor() }, tokens }
}

type Sample = Record<string, unknown>

const passwords = ['currentPassword', 'newPassword', 'confirmPassword']

/** All fields of the schema, and then only those that it needs: some fields go with rows that this studio has not. */
function bodiesOf(endpoint: Endpoint, kind: CallerKind): (Sample | undefined)[] {
  const whole = sampleBody(endpoint, kind) as Sample | undefined
  const needed = new Set(neededFields(endpoint, kind))
  // The account keeps its password.
  const withPassword = (body: Sample) => ({
    ...body,
    ...Object.fromEntries(passwords.filter((name) => name in body).map((name) => [name, password])),
  })
  if (!whole) return [undefined]
  const part = Object.fromEntries(Object.entries(whole).filter(([name]) => needed.has(name)))
  return [withPassword(whole), withPassword(part)]
}

async function payloadOf(
  endpoint: Endpoint,
  body: Sample | undefined,
): Promise<readonly [unknown, { headers?: object }]> {
  if (!endpoint.upload) return [body, {}]
  const fields = Object.entries(body ?? {}).flatMap(([name, value]) =>
    ['string', 'number'].includes(typeof value) && name !== 'filename' ? [[name, String(value)]] : [],
  )
  return formOf(Object.fromEntries(fields), [fileFor(endpoint)])
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const fileFor = ({ upload }: Endpoint) =>
  upload!.types.includes('application/pdf')
    ? { name: 'plan.pdf', bytes: pdf(), type: 'application/pdf' }
    : { name: 'picture.png', bytes: onePixel, type: 'image/png' }

/** All rows of the studio, all files, and the jobs that wait. */
async function everything({ planner }: Studio) {
  const { rows } = await server.database.ownerPool.query('select id, attempts from graphile_worker.jobs order by id')
  return {
    rows: await everythingOf(server.database.ownerPool, planner.id),
    files: await server.storedFiles(),
    jobs: rows,
  }
}

/** False if it is refused, or if the studio has no row that it is about. */
async function isAppliedOnce(studio: Studio, { endpoint, kind }: Write): Promise<boolean> {
  const url = await urlOfRow(server, studio.planner, endpoint).catch(() => undefined)
  if (url === undefined) return false
  for (const body of bodiesOf(endpoint, kind)) {
    const [payload, { headers }] = await payloadOf(endpoint, body)
    const keyed = { headers: { ...headers, 'idempotency-key': unique() } }
    const [linkKind] = endpoint.linkKinds ?? []
    const token = studio.tokens[linkKind === 'rsvp' || linkKind === 'caterer' ? linkKind : 'page']
    const call = () => studio.callers[kind]!.send(endpoint.method, url.replace('{token}', token), payload, keyed)
    const first = await call()
    const after = await everything(studio)
    const second = await call()
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await everything(studio)).toEqual(after)
    if (first.status < 400) return true
  }
  return false
}

/** Refused because of what the sample is not: a row of another table, a second device, a service that is set up. */
const refusedForSamples = [
  'DELETE /api/documents/{id} couple',
  'DELETE /api/invoices/{id} planner',
  'DELETE /api/invoices/{id}/payments/{paymentId} planner',
  'DELETE /api/people/{id} planner',
  'DELETE /api/quickbooks/connection planner',
  'PATCH /api/clients/{id}/customization planner',
  'PATCH /api/invoices/{id}/payments/{paymentId} planner',
  'PATCH /api/tasks/{id}/steps/{stepId} couple',
  'PATCH /api/tasks/{id}/steps/{stepId} planner',
  'POST /api/busy-calendars planner',
  'POST /api/client-passkeys couple',
  'POST /api/clients/{id}/days/redo planner',
  'POST /api/clients/{id}/guest-mails planner',
  'POST /api/clients/{id}/guests/change couple',
  'POST /api/clients/{id}/guests/paste couple',
  'POST /api/clients/{id}/guests/paste planner',
  'POST /api/clients/{id}/guests/remove couple',
  'POST /api/clients/{id}/guests/undo couple',
  'POST /api/clients/{id}/invoices planner',
  'POST /api/clients/{id}/payment-plan planner',
  'POST /api/clients/{id}/rsvp-questions/order couple',
  'POST /api/clients/{id}/sync-invoices planner',
  'POST /api/clients/{id}/vendors planner',
  'POST /api/days/{id}/shift planner',
  'POST /api/envelopes/{id}/invite-instead planner',
  'POST /api/envelopes/{id}/paper-reply planner',
  'POST /api/history/{batch}/undo planner',
  'POST /api/import planner',
  'POST /api/invoices/{id}/payments planner',
  'POST /api/invoices/{id}/remind planner',
  'POST /api/invoices/{id}/sync-again planner',
  'POST /api/letters/{id}/send-again planner',
  'POST /api/lists couple',
  'POST /api/members/{id}/hand-over planner',
  'POST /api/passkeys planner',
  'POST /api/quickbooks/sync planner',
  'POST /api/scheduled-messages/{id}/send planner',
  'POST /api/second-factors/authenticator/confirm planner',
  'POST /api/second-factors/authenticator/remove planner',
  'POST /api/snoozes planner',
  'POST /api/studio/deletion planner',
  'POST /api/tasks/bulk planner',
  'POST /api/tasks/{id}/nudge planner',
  'POST /api/templates planner',
  'POST /api/tokens planner',
  'POST /api/webhooks planner',
]

/** The first ends the caller's only session; the others are made anew, because their answer goes with a cookie. */
const left = new Set(['DELETE /api/sessions/{id}', 'POST /api/client-passkeys/options', 'POST /api/passkeys/options'])

const nameOf = ({ endpoint, kind }: Write) => `${endpoint.route} ${kind}`
const isRefusedForSample = (write: Write) => refusedForSamples.includes(nameOf(write))
/** These need rows that later writes take away. */
const early = new Set(['/api/sample-wedding', '/api/deleted-clients/restore'])
const deletes = ({ method, needs, path }: Endpoint) =>
  !early.has(path) &&
  (method === 'DELETE' || needs !== undefined || /^\/api\/(deleted-clients|clients\/bulk\/delete)/.test(path))
/** The first takes a vendor from its wedding, the second brings it back. */
const first = ['/api/clients/{id}/vendors/remove', '/api/clients/{id}/vendors/several']
/** What deletes something, or changes the account, comes last: it takes rows from the writes that follow. */
const rank = (write: Write) =>
  first.includes(write.endpoint.path)
    ? first.indexOf(write.endpoint.path) - first.length
    : deletes(write.endpoint) && !isRefusedForSample(write)
      ? 1 / write.endpoint.path.split('/').length
      : 0
const ordered = writes
  .filter(({ endpoint }) => !left.has(endpoint.route))
  .toSorted((one, other) => rank(one) - rank(other))

const refused: string[] = []

it.each(ordered.map((write) => ({ ...write, route: write.endpoint.route })))(
  'a repeat of $route by a $kind with the same key is answered the same, and applied once',
  async (write) => {
    const used = studios.get(write.kind)
    if (used && (await isAppliedOnce(used, write))) return
    if (used && isRefusedForSample(write)) return void refused.push(nameOf(write))
    // An earlier write may have deleted the row that it is about, or signed its caller out.
    const studio = await openStudio(write.kind)
    studios.set(write.kind, studio)
    await urlOfRow(server, studio.planner, write.endpoint)
    if (!(await isAppliedOnce(studio, write))) refused.push(nameOf(write))
  },
)

it('is proved for all writes but those that the samples do not fit', () => {
  expect(refused.toSorted()).toEqual(refusedForSamples)
})
