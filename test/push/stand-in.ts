import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushNotification } from '#talk/push/contract/endpoints.ts'
import { newDevice } from '#test/push/device.ts'

export const origin = 'https://push.example.com'

type Received = PushNotification & { endpoint: string; headers: IncomingMessage['headers'] }

/** A push service: it checks the signature of each request (RFC 8292), and decrypts its message for the test. */
export type PushStandIn = Awaited<ReturnType<typeof openPushStandIn>>

export async function openPushStandIn() {
  const devices = new Map<string, ReturnType<typeof newDevice>>()
  const ended = new Set<string>()
  const received: Received[] = []
  /** Statuses for the next requests, instead of the usual ones; 'hang' is no answer. */
  const failures: (number | 'hang')[] = []
  let requests = 0

  async function answer(request: IncomingMessage): Promise<number | 'hang'> {
    const body = await buffer(request)
    requests += 1
    const endpoint = `${origin}${request.url}`
    const failure = failures.shift()
    if (failure !== undefined) return failure
    if (!isSigned(request.headers.authorization ?? '')) return 403
    const device = devices.get(endpoint)
    if (!device || ended.has(endpoint)) return 410
    const { headers } = request
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) return 400
    if (body.length > 4096) return 413
    received.push({ ...device.decrypt(body), endpoint, headers })
    return 201
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (status) => status !== 'hang' && response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    standIns: { [origin]: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    received,
    failures,
    requests: () => requests,
    /** What a browser sends to subscribe. */
    subscription(label = 'Chrome on Android') {
      const endpoint = `${origin}/send/${randomUUID()}`
      const device = newDevice()
      devices.set(endpoint, device)
      return { endpoint, keys: device.keys, label }
    },
    /** The person has taken the permission back, or the browser is gone. */
    end: (endpoint: string) => void ended.add(endpoint),
    /** What has arrived since the last call. */
    newNotifications: () => received.splice(0),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether the token is signed by the key that is sent with it, for this service, and for at most a day. */
function isSigned(authorization: string): boolean {
  const [, header, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (!header || !claims || !signature || !key) return false
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  const { aud, exp, sub } = read(claims)
  const secondsLeft = Number(exp) - Date.now() / 1000
  return (
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ) &&
    read(header).alg === 'ES256' &&
    aud === origin &&
    secondsLeft > 0 &&
    secondsLeft <= 24 * 60 * 60 &&
    /^(mailto:|https:\/\/)/.test(String(sub))
  )
}
