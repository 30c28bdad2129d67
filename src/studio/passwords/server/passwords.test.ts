import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, randomAddress, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('POST /api/auth/password-check', () => {
  const check = (password: unknown, from = randomAddress()) =>
    server.visitor().post('/api/auth/password-check', { password }, { from })

  it('says whether a password is known', async () => {
    expect(await check('password1')).toMatchObject({ status: 200, body: { known: true } })
    expect(await check('lavender-oyster-violin')).toMatchObject({ status: 200, body: { known: false } })
  })

  it('refuses what is no password', async () => {
    for (const wrong of [undefined, 7, '', 'x'.repeat(10_000)]) expect((await check(wrong)).status).toBe(400)
  })

  it('is limited by address, and stores no password', async () => {
    const from = randomAddress()
    const answers = []
    for (let tries = 0; tries < 121; tries += 1) answers.push(await check('zqsecretqz', from))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 120 }, () => 200), 429])
    expect((await check('zqsecretqz')).status).toBe(200)
    const { rows } = await server.database.ownerPool.query(`select 1 from attempts a where a::text like '%zqsecretqz%'`)
    expect(rows).toEqual([])
  })
})
