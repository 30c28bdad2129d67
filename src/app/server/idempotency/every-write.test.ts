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
const writes = endpoints
  .filter((endpoint) => endpoint.method !== 'GET' && !endpoint.for.anyone && !isRaw(endpoint))
  .flatMap((endpoint) => Object.keys(endpoint.for).map((kind) => ({ endpoint, kind: kind as CallerKind })))

type Studio = { planner: PlannerCaller; callers: Record<string, Caller>; token: string }

const studios = new Map<CallerKind, Studio>()

/** One for many writes, until one has deleted something, or changed the account. */
async function studioFor(kind: CallerKind): Promise<Studio> {
  const studio = studios.get(kind) ?? (await openStudio(kind))
  studios.set(kind, studio)
  return studio
}
const changesLittle = ({ method, needs, path }: Endpoint) =>
  method !== 'DELETE' && needs === undefined && !path.startsWith('/api/deleted-clients')

async function openStudio(kind: CallerKind): Promise<Studio> {
  const planner = await server.planner()
  // All studios invite the same address.
  await server.database.ownerPool.query('delete from attempts')
  await fillStudio(server, planner, 'A sample')
  const [client] = (await planner.get('/api/clients')).body
  const [vendor] = (await planner.get('/api/vendors')).body
  const couple = kind === 'couple' ? await server.couple(planner, client) : server.visitor()
  const ofVendor = { kind: 'vendor-day', clientId: client.id, subjectId: vendor.id } as const
  const { token } = await linkOf(server, planner, ofVendor)
  return { planner, callers: { planner, couple, link: server.visitor() }, token }
}

type Sample = Record<string, unknown>

/** All fields of the schema, and then only those that it needs: some fields go with rows that this studio has not. */
function bodiesOf(endpoint: Endpoint, kind: CallerKind): (Sample | undefined)[] {
  const whole = sampleBody(endpoint, kind) as Sample | undefined
  const needed = new Set(neededFields(endpoint, kind))
  // Passwords are asked for in this field.
  const withPassword = (body: Sample) => ('currentPassword' in body ? { ...body, currentPassword: password } : body)
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

/** Refused because of what the sample is not: a row of another table, a second device, a service that is set up. */
const refusedForSamples = [
  'DELETE /api/clients/{id}/links/{linkId} planner',
  'DELETE /api/clients/{id}/vendors/{vendorId} planner',
  'DELETE /api/documents/{id} couple',
  'DELETE /api/invoices/{id} planner',
  'DELETE /api/invoices/{id}/payments/{paymentId} planner',
  'DELETE /api/people/{id} planner',
  'DELETE /api/quickbooks/connection planner',
  'PATCH /api/clients/{id}/customization planner',
  'PATCH /api/clients/{id}/vendors/{vendorId} planner',
  'PATCH /api/invoices/{id}/payments/{paymentId} planner',
  'PATCH /api/tasks/{id}/steps/{stepId} couple',
  'PATCH /api/tasks/{id}/steps/{stepId} planner',
  'POST /api/busy-calendars planner',
  'POST /api/client-passkeys couple',
  'POST /api/clients/{id}/apply-template planner',
  'POST /api/clients/{id}/day-links planner',
  'POST /api/clients/{id}/days/from-template planner',
  'POST /api/clients/{id}/days/redo planner',
  'POST /api/clients/{id}/invoices planner',
  'POST /api/clients/{id}/links/{linkId}/renew planner',
  'POST /api/clients/{id}/payment-plan planner',
  'POST /api/clients/{id}/sync-invoices planner',
  'POST /api/clients/{id}/vendor-mails planner',
  'POST /api/clients/{id}/vendors planner',
  'POST /api/days/{id}/items/remove planner',
  'POST /api/days/{id}/items/several planner',
  'POST /api/days/{id}/items/show planner',
  'POST /api/days/{id}/items/{itemId}/progress planner',
  'POST /api/days/{id}/redo planner',
  'POST /api/days/{id}/shift planner',
  'POST /api/days/{id}/undo planner',
  'POST /api/documents planner',
  'POST /api/history/{batch}/undo planner',
  'POST /api/import planner',
  'POST /api/invoices/{id}/payments planner',
  'POST /api/invoices/{id}/remind planner',
  'POST /api/invoices/{id}/sync-again planner',
  'POST /api/letters/{id}/send-again planner',
  'POST /api/members/{id}/hand-over planner',
  'POST /api/passkeys planner',
  'POST /api/quickbooks/sync planner',
  'POST /api/scheduled-messages/{id}/send planner',
  'POST /api/second-factors/authenticator/confirm planner',
  'POST /api/second-factors/authenticator/remove planner',
  'POST /api/sheet-templates planner',
  'POST /api/snoozes planner',
  'POST /api/studio/deletion planner',
  'POST /api/tasks/bulk planner',
  'POST /api/tasks/{id}/nudge planner',
  'POST /api/templates planner',
  'POST /api/tokens planner',
  'POST /api/unplaced-mails/{id}/place planner',
  'POST /api/webhooks planner',
]

/** The first ends the caller's only session; the others are made anew, because their answer goes with a cookie. */
const left = new Set(['DELETE /api/sessions/{id}', 'POST /api/client-passkeys/options', 'POST /api/passkeys/options'])

const refused: string[] = []

it.each(
  writes
    .filter(({ endpoint }) => !left.has(endpoint.route))
    .map((write) => ({ ...write, route: write.endpoint.route })),
)(
  'a repeat of $route by a $kind with the same key is answered the same, and applied once',
  async ({ endpoint, kind }) => {
    const studio = await studioFor(kind)
    if (!changesLittle(endpoint)) studios.delete(kind)
    const url = (await urlOfRow(server, studio.planner, endpoint)).replace('{token}', studio.token)
    let status = 0
    for (const body of bodiesOf(endpoint, kind)) {
      const [payload, { headers }] = await payloadOf(endpoint, body)
      const keyed = { headers: { ...headers, 'idempotency-key': unique() } }
      const call = () => studio.callers[kind]!.send(endpoint.method, url, payload, keyed)
      const first = await call()
      const after = await everything(studio)
      const second = await call()
      expect([second.status, second.body]).toEqual([first.status, first.body])
      expect(await everything(studio)).toEqual(after)
      status = first.status
      if (status < 400) return
    }
    refused.push(`${endpoint.route} ${kind}`)
  },
)

it('is proved for all writes but those that the samples do not fit', () => {
  expect(refused.toSorted()).toEqual(refusedForSamples)
})
