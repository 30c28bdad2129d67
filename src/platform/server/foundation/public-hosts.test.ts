import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { request } from 'node:https'
import { expect, it } from 'vitest'
import { isPublicAddress } from '#platform/contract/public-address.ts'
import { isPublicIp, NotPublic, publicOnly } from '#platform/server/foundation/public-hosts.ts'

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is not on the internet', (address) => expect(isPublicIp(address)).toBe(false))

it.each(['8.8.8.8', '142.250.185.74', '172.32.0.1', '2a00:1450:4001:81b::200a'])('%s is on the internet', (address) =>
  expect(isPublicIp(address)).toBe(true),
)

it('a host that leads to this machine is not connected to', async () => {
  const server = createServer()
  let connections = 0
  server.on('connection', () => (connections += 1))
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = request(`https://localhost:${port}/`, { lookup: publicOnly })
  const [error] = (await once(call, 'error')) as [Error]
  expect(error).toBeInstanceOf(NotPublic)
  expect(error.message).toMatch(/^localhost leads to (127\.0\.0\.1|::1), which is not public$/)
  expect(connections).toBe(0)
  server.close()
})

it.each([true, false])('a public address is connected to, asked for all of a host: %s', async (all) => {
  const found = await new Promise((resolve) =>
    publicOnly('8.8.8.8', { all }, (error, address, family) => resolve({ error, address, family })),
  )
  const one = { address: '8.8.8.8', family: 4 }
  expect(found).toEqual({ error: null, ...(all ? { address: [one], family: undefined } : one) })
})

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QFoo',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d%3d',
])('%s may be the address of a service', (address) => expect(isPublicAddress(address)).toBe(true))

it.each([
  '',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://localhost/abc',
  'https://db.internal/abc',
  'https://printer.local/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://push.example.com:8443/',
  'https://user:secret@push.example.com/',
  ' https://push.example.com/',
  'https://push.example.com/\n',
  'https://127.0.0.1./',
  'file:///etc/passwd',
])('%j is no address of a service', (address) => expect(isPublicAddress(address)).toBe(false))
