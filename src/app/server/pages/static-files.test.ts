import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFiles } from '#app/server/pages/static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'larkspur-files-'))
const app = fastify()

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  for (const name of ['index.html', 'sw.js', 'favicon.svg', 'assets/app.js']) writeFileSync(join(folder, name), name)
  writeFileSync(join(folder, 'assets/app.js.br'), 'compressed')
  await serveFiles(app, folder)
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('a page'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('serves assets for ever, compressed where the browser accepts it', async () => {
  const plain = await app.inject('/assets/app.js')
  expect(plain.body).toBe('assets/app.js')
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  expect(plain.headers['content-type']).toMatch(/javascript/)
  const compressed = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(compressed.body).toBe('compressed')
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br' })
})

it('answers HEAD, and that nothing has changed', async () => {
  const { headers, statusCode, body } = await app.inject({ method: 'HEAD', url: '/assets/app.js' })
  expect([statusCode, body]).toEqual([200, ''])
  const again = await app.inject({ url: '/assets/app.js', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

it('lets the service worker never be older than the server, and other files an hour', async () => {
  expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache')
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

it.each([
  '/assets/other.js',
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/constructor',
  '/.vite/manifest.json',
  '/clients',
])('takes %s for a page', async (url) => {
  expect((await app.inject(url)).body).toBe('a page')
})
