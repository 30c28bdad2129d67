import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '#platform/server/db/open.ts'
import { configOf, openPool } from '#platform/server/db/pool.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { admin } from '#test/admin.ts'
import { inDatabase, template } from '#test/cluster.ts'
import { unique } from '#test/server.ts'

const database = `larkspur_${unique()}`
const address = inDatabase(inject('cluster'), database)
let forgetful: Server

/** The startup message without its options, as a pooler forwards it that drops what it does not support. */
function withoutOptions(message: Buffer): Buffer {
  const fields = message.subarray(8, -1).toString('latin1').split('\0').slice(0, -1)
  const kept = fields.filter((_, at) => fields[at - (at % 2)] !== 'options')
  const body = Buffer.from(`${kept.join('\0')}\0\0`, 'latin1')
  const head = Buffer.from(message.subarray(0, 8))
  head.writeInt32BE(8 + body.length)
  return Buffer.concat([head, body])
}

beforeAll(async () => {
  await admin(`create database ${database} template ${template}`)
  const { host, port } = new pg.Client(configOf(address))
  forgetful = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
    far.pipe(near)
    near.once('data', (first: Buffer) => {
      far.write(withoutOptions(first))
      near.pipe(far)
    })
  }).listen(0, '127.0.0.1')
  await once(forgetful, 'listening')
})
afterAll(async () => {
  forgetful.close()
  await admin(`drop database ${database}`)
})

const through = () => {
  const { user, password } = new pg.Client(configOf(address))
  const { port } = forgetful.address() as AddressInfo
  return `postgres://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${port}/${database}`
}

/** The error with which the pool refuses a connection that the checks at start accepted. */
async function refusal(): Promise<string> {
  const pool = openPool(through(), { max: 1, role: roles.app })
  const message = await pool.connect().then(
    () => 'connected',
    (error: Error) => error.message,
  )
  await pool.end()
  return message
}

it('a connection that drops the time zone is refused with a one-line error', async () => {
  await admin(`alter database ${database} set timezone = 'Europe/Berlin'`)
  expect(await refusal()).toMatch(/its time zone is Europe\/Berlin, not UTC\. Let DATABASE_URL name/)
  expect(await refusal()).not.toContain('\n')
})

it('a connection with another date format is refused', async () => {
  await admin(`alter database ${database} set timezone = 'UTC'`)
  await admin(`alter database ${database} set datestyle = 'German'`)
  expect(await refusal()).toContain('it writes dates as German')
})

it('a connection that drops the role is refused', async () => {
  await admin(`alter database ${database} set datestyle = 'ISO'`)
  expect(await refusal()).toContain('it works in the role of the owner, not larkspur_app')
})

it('a connection has its role and its timeouts', async () => {
  const opened = await openDatabase(address, 2)
  const { rows } = await opened.pool.query<Record<string, string>>(
    `select current_user as role, current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('TimeZone') as zone`,
  )
  await opened.close()
  expect(rows).toEqual([{ role: 'larkspur_app', lock: '2s', statement: '15s', zone: 'UTC' }])
})
