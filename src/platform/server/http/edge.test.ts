import { gunzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#platform/server/foundation/passwords.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let plain: TestServer
let secure: TestServer

beforeAll(async () => {
  plain = await openTestServer()
  secure = await openTestServer({ publicUrl: 'https://bloom.example', trustProxy: ['127.0.0.1'] })
})
afterAll(() => Promise.all([plain.close(), secure.close()]))

describe('headers', () => {
  it('allow no foreign scripts or frames, and no content sniffing', async () => {
    const { headers } = await plain.visitor().get('/healthz')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(/script-src [^;]*/.exec(policy)?.[0]).toBe("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('require https if the public address does', async () => {
    const { headers } = await secure.visitor().get('/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    const planner = await secure.planner()
    const { cookies } = await planner.post('/api/auth/login', { email: planner.email, password: 'a-good-password' })
    const ofHost = { secure: true, httpOnly: true, path: '/', sameSite: 'Lax' }
    expect(cookies).toMatchObject([
      { name: '__Host-larkspur_planner', ...ofHost },
      { name: '__Host-larkspur_browser', ...ofHost },
    ])
    expect(cookies.filter((cookie) => 'domain' in cookie)).toEqual([])
  })

  it('forbid caching of answers', async () => {
    const planner = await plain.planner()
    expect((await planner.get('/api/auth/me')).headers['cache-control']).toBe('no-store')
    expect((await plain.visitor().get('/api/auth/me')).headers['cache-control']).toBe('no-store')
  })
})

describe('a write from another origin', () => {
  const login = (headers: Record<string, string>) => plain.visitor().post('/api/auth/logout', undefined, { headers })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('is refused: %j', async (headers) => {
    expect(await login(headers as Record<string, string>)).toMatchObject({
      status: 403,
      body: { message: expect.any(String) },
    })
  })

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://studio.local', host: 'studio.local' }],
  ])('is accepted from our own origin: %j', async (headers) => {
    expect((await login(headers as Record<string, string>)).status).toBe(200)
  })

  it('may still read public endpoints', async () => {
    expect((await plain.visitor().get('/healthz', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
  })
})

describe('the address of a caller', () => {
  const guesses = async (server: TestServer, forwarded: (n: number) => string) => {
    const guess = (n: number) =>
      server
        .visitor()
        .post(
          '/api/auth/login',
          { email: 'one@example.com', password: 'guess' },
          { headers: { 'x-forwarded-for': forwarded(n) } },
        )
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))
    return answers.filter(({ status }) => status === 429).length
  }

  it('is taken from the header of trusted proxies only', async () => {
    expect(await guesses(plain, (n) => `10.0.0.${n}`)).toBe(2)
  })

  it('is the last one not added by a trusted proxy', async () => {
    expect(await guesses(secure, (n) => `10.0.0.${n}, 10.7.7.7`)).toBe(2)
    expect(await guesses(secure, (n) => `10.8.8.${n}`)).toBe(0)
  })
})

describe('an unknown path', () => {
  it.each(['/api/nothing', '/api/clients/1/nothing', '/nothing.js'])('%s is a 404 in JSON', async (url) => {
    expect(await plain.visitor().get(url)).toMatchObject({ status: 404, body: { message: expect.any(String) } })
  })
})

it('TRACE is a 404 that does not say what was sent', async () => {
  const headers = { cookie: 'secret=shown', accept: 'text/html' }
  const { statusCode, body } = await plain.app.inject({ method: 'TRACE' as 'GET', url: '/healthz', headers })
  expect(statusCode).toBe(404)
  expect(body).not.toContain('shown')
})

describe('the API description', () => {
  it('lists every call in valid OpenAPI 3.1', async () => {
    const { body } = await plain.visitor().get('/api/openapi.json')
    expect(await new Validator().validate(body)).toEqual({ valid: true })
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/api/clients/{id}'].patch).toMatchObject({
      operationId: 'clients.update',
      security: [{ planner: ['work'] }, { token: ['work'] }],
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    })
    expect(body.paths['/api/live'].get.responses['200'].content).toHaveProperty('text/event-stream')
    const docs = await plain.visitor().get('/api/docs')
    expect(docs.headers['content-type']).toContain('text/html')
    expect(String(docs.body)).toContain('/api/clients/{id}')
  })
})

it('an unexpected error reveals no details to the caller, and is logged', async () => {
  const planner = await plain.planner()
  await plain.database.ownerPool.query('alter table clients rename to hidden')
  try {
    const answer = await planner.get('/api/clients')
    expect(answer).toMatchObject({
      status: 500,
      body: { message: expect.any(String), requestId: expect.stringMatching(/^[0-9a-f]{16}-[0-9a-z]+$/) },
    })
    expect(JSON.stringify(answer.body)).not.toContain('clients')
  } finally {
    await plain.database.ownerPool.query('alter table hidden rename to clients')
  }
})

it('compresses large answers for clients that accept it', async () => {
  const planner = await plain.planner()
  await Promise.all(Array.from({ length: 15 }, () => planner.addClient({ notes: 'x'.repeat(500) })))
  const plainly = await planner.get('/api/clients')
  const packed = await planner.app.inject({
    url: '/api/clients',
    headers: { 'accept-encoding': 'gzip' },
    cookies: Object.fromEntries(planner.cookies),
  })
  expect(plainly.headers).not.toHaveProperty('content-encoding')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plainly.body)
})

it('refuses a sign-in while too many passwords wait to be compared, and goes on serving', async () => {
  const guess = (from: string) =>
    plain.visitor().post('/api/auth/login', { email: 'nobody@example.com', password: 'guess' }, { from })
  let isFull = true
  const others = Array.from({ length: 110 }, async () => {
    while (isFull) await hashPassword('a password').catch(() => new Promise((resolve) => setImmediate(resolve)))
  })
  const refused = await guess('10.6.1.1')
  isFull = false
  await Promise.all(others)
  expect([refused.status, refused.headers]).toEqual([
    503,
    expect.objectContaining({ 'retry-after': expect.anything() }),
  ])
  expect((await guess('10.6.1.2')).status).toBe(401)
  expect((await plain.visitor().get('/readyz')).status).toBe(200)
})
